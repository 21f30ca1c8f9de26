import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Env } from './env';
import { secretsOf } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first start makes its folder with one secret, which later ones share', async () => {
  const env = { DATA_DIR: join(folder, 'still', 'to be made') } as Env;
  const one = await secretsOf(env);
  const other = await secretsOf(env);
  expect(one.jwtSecret).toEqual(other.jwtSecret);
  expect(one.jwtSecret.length).toBe(64);
  expect(readdirSync(env.DATA_DIR)).toEqual(['jwt-secret']);
});
