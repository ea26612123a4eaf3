// Devices by the User-Agent of their browsers.
import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

describe('devices', () => {
  it('are called as people call them', () => {
    const table = [
      [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
        'Chrome',
        'Linux',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
        'Firefox',
        'Windows',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
        'Edge',
        'Windows',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) ' +
          'Version/17.5 Mobile/15E148 Safari/604.1',
        'Safari',
        'iOS',
      ],
      [
        'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) ' +
          'Chrome/126.0 Mobile Safari/537.36',
        'Chrome',
        'Android',
      ],
      ['hangar 0.1.0', 'Hangar', null],
      ['curl/8', 'curl/8', null],
    ] as const;
    for (const [agent, browser, system] of table) expect(deviceOf(agent)).toEqual({ browser, system });
  });
});
