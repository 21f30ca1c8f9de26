import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BEHAVIOURS, filesToRead } from '../../scripts/filesToRead.mjs';

const MOST = 12;

test.each(Object.keys(BEHAVIOURS))('%s: at most 12 files to read', (behaviour) => {
  const files = filesToRead(behaviour);
  expect(files.every((file) => existsSync(file))).toBe(true);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST);
});
