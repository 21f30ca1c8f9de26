import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FOLDER, OPS } from '../support/hostFolder';

/** The commands of backup and restore by an account that may do nothing but write its own folder, as a unit of systemd has it. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const AS_NOBODY = isRoot
  ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
  : [];
const folder = mkdtempSync(join(tmpdir(), 'stlbs-not-root-'));
const at = (name: string) => join(folder, name);

function ops(dataDir: string, ...words: string[]): { code: number | null; output: string } {
  const [command = '', ...rest] = [...AS_NOBODY, process.execPath, `${HOST_FOLDER}/${OPS}.mjs`, ...words];
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production' as const,
    APP_ENV: 'localhost',
    DATA_DIR: at(dataDir),
    WAL_ARCHIVE_DIR: at('archive'),
  };
  const { status, stdout, stderr } = spawnSync(command, rest, { env, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

beforeAll(() => {
  chmodSync(folder, 0o755);
  for (const name of ['data', 'archive', 'backups', 'restored']) {
    mkdirSync(at(name), { mode: 0o700 });
    if (isRoot) chownSync(at(name), NOBODY, NOBODY);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database is made, backed up, verified and restored to a moment without being root', () => {
  expect(ops('data', 'migrate').output).toMatch(/\d+ migrations applied to 0$/);
  const rate = (won: string) => ops('data', 'fx', 'set', won);
  expect(rate('1400')).toMatchObject({ code: 0 });
  const made = ops('data', 'backup', at('backups'));
  expect(made.code, made.output).toBe(0);
  const backup = made.output.split('\n').at(-1) ?? '';
  expect(statSync(backup).uid).toBe(isRoot ? NOBODY : process.getuid?.());
  expect(ops('data', 'verify-backup', backup)).toMatchObject({ code: 0 });
  expect(rate('1500')).toMatchObject({ code: 0 });
  const moment = new Date().toISOString();
  expect(rate('1600')).toMatchObject({ code: 0 });

  const restored = ops('restored', 'restore', backup, '--to', moment);
  expect(restored.code, restored.output).toBe(0);
  expect(restored.output).toContain(`Restored to ${at('restored')}`);
  const rates = ops('restored', 'sql', 'select usd_krw::int as rate from exchange_rate order by 1');
  expect(rates.output).toContain('rate\n1400\n1500\n(2 rows)');
}, 240_000);
