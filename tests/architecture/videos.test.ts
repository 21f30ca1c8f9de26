import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/constants';

const AUDIENCES = ['buyer', 'seller', 'manage'] as const;
const LARGEST = 1.5 * 1024 * 1024;
/** The first bytes of each kind of file. */
const STARTS = { webm: '1a45dfa3', jpg: 'ffd8ff' } as const;

describe.each(AUDIENCES)('the landing video for %s', (audience) => {
  const variants = LANGUAGES.flatMap((language) => ['', '.dark', '.phone'].map((look) => `${language}${look}`));
  test.each(variants)('is there for %s with its poster, each a true file below 1.5 MB', (variant) => {
    for (const kind of ['webm', 'mp4', 'jpg'] as const) {
      const file = `public/cdn/videos/${audience}.${variant}.${kind}`;
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size, file).toBeLessThan(LARGEST);
      const bytes = readFileSync(file);
      if (kind === 'mp4') expect(bytes.subarray(4, 8).toString('latin1'), file).toBe('ftyp');
      else expect(bytes.toString('hex', 0, 4), file).toMatch(new RegExp(`^${STARTS[kind]}`));
    }
  });
});
