import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSealed, sealFolder } from './sealed';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-sealed-'));
  mkdirSync(at('from/files'), { recursive: true });
  writeFileSync(at('from/files/a'), randomBytes(3_500_000));
  writeFileSync(at('from/backup.json'), '{"secret":"강관"}');
  writeFileSync(at('key'), randomBytes(48).toString('base64'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder comes back as it was, and nothing of it can be read in the file', async () => {
  await sealFolder(at('from'), at('made.sealed'), at('key'));
  expect(readFileSync(at('made.sealed')).includes('강관')).toBe(false);
  await openSealed(at('made.sealed'), at('to'), at('key'));
  for (const name of ['files/a', 'backup.json']) {
    expect(readFileSync(at(`to/${name}`)).equals(readFileSync(at(`from/${name}`)))).toBe(true);
  }
});

test('another key, and a file that was changed or cut off at any piece, are refused', async () => {
  await sealFolder(at('from'), at('made.sealed'), at('key'));
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

test('what is missing is said: a key, a key that is long enough, a file that is one', async () => {
  writeFileSync(at('short'), 'abc');
  await expect(sealFolder(at('from'), at('made.sealed'), at('short'))).rejects.toThrow('too short');
  await expect(sealFolder(at('from'), at('made.sealed'), at('none'))).rejects.toThrow('cannot be read');
  await expect(openSealed(at('made.sealed'), at('to'), undefined)).rejects.toThrow('say with --key');
  await expect(openSealed(at('from/files/a'), at('to'), at('key'))).rejects.toThrow('is not an encrypted backup');
});
