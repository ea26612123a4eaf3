// A device by its browser's User-Agent: the browser and the system, by their common names.

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chromium)\//, 'Chromium'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^hangar\b/i, 'Hangar'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The device's common name. A text that no browser writes stays as it is. */
export function deviceOf(agent: string): { browser: string; system: string | null } {
  const first = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1] ?? null;
  return { browser: first(BROWSERS) ?? agent, system: first(SYSTEMS) };
}
