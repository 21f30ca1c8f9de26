import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backupKey, openSealed, sealFolder } from './sealed';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-sealed-'));
  mkdirSync(at('from/files'), { recursive: true });
  writeFileSync(at('from/files/a'), randomBytes(3_500_000));
  writeFileSync(at('from/backup.json'), '{"secret":"강관"}');
  writeFileSync(at('key'), randomBytes(48).toString('base64'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder comes back as it was, and nothing of it can be read in the file', async () => {
  await sealFolder(at('from'), at('made.sealed'), await backupKey(at('key')));
  expect(statSync(at('made.sealed')).mode & 0o077).toBe(0);
  expect(readFileSync(at('made.sealed')).includes('강관')).toBe(false);
  await openSealed(at('made.sealed'), at('to'), at('key'));
  for (const name of ['files/a', 'backup.json']) {
    expect(readFileSync(at(`to/${name}`)).equals(readFileSync(at(`from/${name}`)))).toBe(true);
  }
});

test('another key, and a file that was changed or cut off at any piece, are refused', async () => {
  await sealFolder(at('from'), at('made.sealed'), await backupKey(at('key')));
  const bytes = readFileSync(at('made.sealed'));
  writeFileSync(at('other'), randomBytes(48).toString('base64'));
  const refused = async (key = 'key') => {
    await expect(openSealed(at('made.sealed'), at('to'), at(key))).rejects.toThrow('cannot be decrypted');
    rmSync(at('to'), { recursive: true, force: true });
  };
  await refused('other');
  for (const size of [bytes.length - 1, 47 + 2 * (1024 * 1024 + 16), 47]) {
    truncateSync(at('made.sealed'), size);
    await refused();
    writeFileSync(at('made.sealed'), bytes);
  }
  const changed = Buffer.from(bytes);
  changed[2_000_000] = (changed[2_000_000] ?? 0) ^ 1;
  writeFileSync(at('made.sealed'), changed);
  await refused();
});

test('what is missing is said: a key, a key that is long enough, a file that is there, a file that is one', async () => {
  writeFileSync(at('short'), 'abc');
  await expect(backupKey(at('short'))).rejects.toThrow('too short');
  await expect(backupKey(at('none'))).rejects.toThrow('cannot be read');
  await expect(openSealed(at('made.sealed'), at('to'), undefined)).rejects.toThrow('say with --key');
  await expect(openSealed(at('none.sealed'), at('to'), at('key'))).rejects.toThrow('none.sealed cannot be read');
  await expect(openSealed(at('from/files/a'), at('to'), at('key'))).rejects.toThrow('is not an encrypted backup');
});

test('what cannot be written or packed is said, and leaves nothing of its own behind', async () => {
  const secret = await backupKey(at('key'));
  writeFileSync(at('made.sealed.part'), 'of another backup');
  await expect(sealFolder(at('from'), at('made.sealed'), secret)).rejects.toThrow('EEXIST');
  expect(readFileSync(at('made.sealed.part'), 'utf8')).toBe('of another backup');
  rmSync(at('made.sealed.part'));

  await expect(sealFolder(at('none'), at('made.sealed'), secret)).rejects.toThrow(/^tar ended with [12]\.$/);
  vi.stubEnv('PATH', at('nowhere'));
  await expect(sealFolder(at('from'), at('made.sealed'), secret)).rejects.toThrow('does not start');
  expect(readdirSync(folder).filter((name) => name.startsWith('made'))).toEqual([]);
});

test('a tar that ends before it has everything, as on a full disk, is said to have failed', async () => {
  await sealFolder(at('from'), at('made.sealed'), await backupKey(at('key')));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/tar'), '#!/bin/sh\nexit 2\n', { mode: 0o755 });
  vi.stubEnv('PATH', at('bin'));
  await expect(openSealed(at('made.sealed'), at('to'), at('key'))).rejects.toThrow('tar ended with 2.');
  vi.stubEnv('PATH', at('nowhere'));
  await expect(openSealed(at('made.sealed'), at('to'), at('key'))).rejects.toThrow('does not start');
  expect(existsSync(at('to/backup.json'))).toBe(false);
});
