// Saves a text of the page as a file.

/** Lets the browser keep the text under this name. */
export function save(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name that every file system takes. */
export function fileName(...parts: (string | number)[]): string {
  const name = parts.join('-').normalize('NFKD').toLowerCase();
  return name.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'hangar';
}
