// A device by what its browser calls itself: the browser and the system, as people call them.

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

/** What is known of the device; texts that no browser writes stay as they are. */
export function deviceOf(agent: string): { browser: string; system: string | null } {
  const first = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent))?.[1] ?? null;
  return { browser: first(BROWSERS) ?? agent, system: first(SYSTEMS) };
}
