import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { runningPostgres } from '../../src/server/db/runningPostgres';
import { createApi } from '../support/http';
import { join as joinIn } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { draft } from '../support/trade';
import { until } from '../support/until';

/**
 * The steps of docs/operations.md on the real thing: a base backup while people work, the log of changes archived, and a
 * second PostgreSQL brought to a moment between two of their actions.
 */
test('a backup is restored to a moment: what was done before is there, what was done after is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-restore-'));
  const [archive, backup] = [join(folder, 'archive'), join(folder, 'backup')];
  for (const each of [archive, backup]) mkdirSync(each, { mode: 0o777 });
  const dataDir = join(folder, 'data');
  const settings = { PAGES: '0', DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archive };
  let server = await startProcess(settings);
  const sql = new pg.Client({ connectionString: (await runningPostgres(dataDir)) ?? '' });
  await sql.connect();
  const one = async <T>(text: string) => Object.values((await sql.query<Record<string, T>>(text)).rows[0] ?? {})[0];
  try {
    const buyer = await joinIn(createApi(server.url));
    await draft(buyer, { title: '백업 전' });

    await sql.query(`select pg_backup_start('nightly', true)`);
    // Files that vanish meanwhile are those that PostgreSQL itself does without.
    spawnSync('cp', ['-a', join(dataDir, 'postgres'), backup], { stdio: 'ignore' });
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal']) {
      rmSync(join(backup, 'postgres', name), { recursive: true, force: true });
    }
    await draft(buyer, { title: '백업 중' });
    const { rows } = await sql.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(backup, 'postgres', 'backup_label'), rows[0]?.labelfile ?? '');

    await draft(buyer, { title: '백업 후' });
    const moment = (await one<string>('select clock_timestamp()::text')) ?? '';
    await draft(buyer, { title: '실수' });
    const last = (await one<string>('select pg_walfile_name(pg_switch_wal())')) ?? '';
    await until(
      () => `the log ${last} in the archive`,
      () => readdirSync(archive).includes(last),
    );
    await sql.end();
    expect(await server.stop()).toBe(0);

    rmSync(join(dataDir, 'postgres'), { recursive: true });
    spawnSync('cp', ['-a', join(backup, 'postgres'), dataDir]);
    const owner = statSync(join(dataDir, 'postgres'));
    mkdirSync(join(dataDir, 'postgres', 'pg_wal'), { mode: 0o700 });
    chownSync(join(dataDir, 'postgres', 'pg_wal'), owner.uid, owner.gid);
    const recovery = `restore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`;
    writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), recovery);
    writeFileSync(join(dataDir, 'postgres', 'recovery.signal'), '');
    server = await startProcess({ PAGES: '0', DATA_DIR: dataDir });
    const again = Object.assign(buyer, { api: createApi(server.url) });
    const { items } = await again.ok(rfqs.listRfqs);
    expect(items.map(({ title }) => title).sort()).toEqual(['백업 전', '백업 중', '백업 후'].sort());
    await draft(again, { title: '복구 후' });
  } finally {
    await sql.end().catch(() => undefined);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 200_000);
