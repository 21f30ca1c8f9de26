import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder } from './copyFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = Array.from({ length: 200 }, (_, at) => `file-${String(at).padStart(3, '0')}`);
const [from, to] = [() => join(folder, 'from'), () => join(folder, 'to')];

test('files and folders that go while they are copied are left out, and the rest is copied', async () => {
  mkdirSync(join(from(), 'zz'), { recursive: true });
  for (const name of names) writeFileSync(join(from(), name), name);
  const copying = copyFolder(from(), to(), { isLeftOut: () => false });
  while (!existsSync(to()) || readdirSync(to()).length === 0) await turn();
  const gone = names.slice(100);
  for (const name of gone) rmSync(join(from(), name));
  rmSync(join(from(), 'zz'), { recursive: true });
  await copying;
  expect(readdirSync(to()).sort()).toEqual(names.slice(0, 100));
});

test('a folder that is not there at all is no empty copy', async () => {
  await expect(copyFolder(from(), to(), { isLeftOut: () => false })).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(to())).toBe(false);
});
