// The text of a packed frame: raw DEFLATE.

/** The most bytes of an unpacked frame. */
const MOST = 16 * 1024 * 1024;

export async function unpacked(bytes: ArrayBuffer): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const [reader, decoder] = [stream.getReader(), new TextDecoder('utf-8', { fatal: true })];
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new Error('a packed message is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
