import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './sourceFiles';

test('colours, radii and sizes come from the theme', () => {
  const run = spawnSync(process.execPath, ['scripts/check-design-tokens.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect(run.status, `${run.stdout}${run.stderr}`).toBe(0);
});
