import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningPostgres } from '../../src/server/db/runningPostgres';
import { alertRules, dashboardQueries, figuresIn } from '../support/alerts';
import { yamlOf } from '../support/manifests';
import { join } from '../support/people';
import { freePort, startProcess } from '../support/serverProcess';
import { type OwnServer, startOwnServer } from '../support/startServer';
import { submitted } from '../support/trade';
import { until } from '../support/until';

/** What a server exports, and whether everything that watches it speaks of nothing else. */
let server: OwnServer;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startOwnServer({ METRICS_PORT: String(port), PAGES: '1' });
});
afterAll(() => server?.stop());

const exported = async (from = port) => (await fetch(`http://127.0.0.1:${from}/metrics`)).text();
/** A histogram's parts have names of their own, made from that of the figure. */
const plain = (name: string) => name.replace(/(?<=_seconds)_(bucket|count|sum)$/, '');
async function value(name: string, from = port): Promise<number> {
  const line = (await exported(from)).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? Number.NaN);
}

test('each figure that a rule, the dashboard, the autoscaler, a runbook or the manual names is exported', async () => {
  const types = new Set([...(await exported()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const runbooks = readdirSync('infra/runbooks').map((name) => readFileSync(`infra/runbooks/${name}`, 'utf8'));
  const { rules } = yamlOf('infra/prometheus/adapter.yaml') as { rules: Array<{ seriesQuery: string }> };
  const texts = [
    ...alertRules().map(({ expr }) => expr),
    ...dashboardQueries(),
    ...rules.map(({ seriesQuery }) => seriesQuery),
    ...runbooks,
    readFileSync('docs/operations.md', 'utf8').replaceAll(/`stlbs_(test|real|archive)`/g, ''),
  ];
  const named = [...new Set(texts.flatMap(figuresIn))];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !types.has(plain(name)))).toEqual([]);
  // And the other way round: what is counted is looked at.
  const own = [...types].filter((name) => name.startsWith('stlbs_'));
  expect(own.filter((name) => !named.some((one) => plain(one) === name))).toEqual([]);
});

test('each kind, queue and result that a rule or the dashboard chooses is one that is exported', async () => {
  const text = await exported();
  const chosen = [...alertRules().map(({ expr }) => expr), ...dashboardQueries()].flatMap((expr) =>
    [...expr.matchAll(/\b(stlbs_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', labels = '']) =>
      [...labels.matchAll(/\b(kind|queue|result|by|pool|place)="([^"]+)"/g)].map(([label]) => `${name} ${label}`),
    ),
  );
  expect(chosen.length).toBeGreaterThan(4);
  const isExported = (one: string) => {
    const [name, label = ''] = one.split(' ');
    return text.split('\n').some((line) => line.startsWith(`${name}{`) && line.includes(label));
  };
  expect([...new Set(chosen)].filter((one) => !isExported(one))).toEqual([]);
});

test('of a cluster each worker is seen by itself: one that stands still raises its own figure alone', async ({
  skip,
}) => {
  if (process.platform !== 'linux') return skip('looks at processes by /proc');
  const figures = await freePort();
  const own = await startOwnServer({ METRICS_PORT: String(figures), WEB_CONCURRENCY: '2' });
  try {
    const seen = async (name: string) =>
      [...(await exported(figures)).matchAll(new RegExp(`^${name}\\{worker="(\\d+)"\\} (\\S+)$`, 'gm'))].map(
        ([, worker = '', number]) => ({ worker, number: Number(number) }),
      );
    const memory = await until('both workers', async () => {
      const found = await seen('stlbs_process_memory_bytes');
      return found.length === 2 ? found : undefined;
    });
    expect(new Set(memory.map(({ worker }) => worker)).size).toBe(2);
    // Not their sum.
    for (const { number } of memory) expect(number).toBeLessThan(600e6);
    const children = readFileSync(`/proc/${own.pid}/task/${own.pid}/children`, 'utf8').trim().split(' ').map(Number);
    const worker = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server.mjs')) ?? 0;
    process.kill(worker, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    process.kill(worker, 'SIGCONT');
    const lags = await until('the stop is seen', async () => {
      const found = await seen('stlbs_event_loop_lag_max_seconds');
      return found.some(({ number }) => number > 2.5) ? found : undefined;
    });
    expect(lags).toHaveLength(2);
    expect(lags.filter(({ number }) => number > 2.5)).toHaveLength(1);
  } finally {
    await own.stop();
  }
});

test('what archives or copies the database is no standby, so that its end is none either', async () => {
  const follows = (name: string) => {
    const url = new URL(server.databaseUrl);
    url.search = `replication=true&application_name=${name}`;
    return new pg.Client({ connectionString: url.href });
  };
  const clients = ['pg_receivewal', 'pg_basebackup', 'walreceiver'].map(follows);
  try {
    for (const client of clients) await client.connect();
    const standbys = await until('one is seen', async () => (await value('stlbs_replication_standbys')) || undefined);
    expect(standbys).toBe(1);
  } finally {
    for (const client of clients) await client.end();
  }
});

test('how busy the event loop is and how long it stood still are those of this process', async () => {
  const busy = 'stlbs_event_loop_busy_seconds_total{worker="0"}';
  const before = await value(busy);
  await until('it was busy', async () => (await value(busy)) > before);
  expect(await value('stlbs_event_loop_lag_max_seconds{worker="0"}')).toBeGreaterThan(0);
  expect(await value('stlbs_process_memory_bytes{worker="0"}')).toBeGreaterThan(50e6);
});

test('a deadline that nobody acted on is seen by its age, and so are emails that were given up', async () => {
  const buyer = await join(server.api);
  await until('an email was sent', async () => (await value('stlbs_mail_tries_total{result="sent"}')) > 0);
  const { rfq_number_id: number } = await submitted(buyer);
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    // No process closes a request that somebody holds.
    await holder.query('begin');
    await holder.query('select 1 from rfq where rfq_number_id = $1 for key share', [number]);
    const late = `update rfq set closes_at = app_now() - interval '5 minutes' where rfq_number_id = $1`;
    await server.sql(late, [number]);
    const age = 'stlbs_due_work_age_seconds{kind="requests"}';
    await until('it is late', async () => (await value(age)) >= 300);
    expect(await value('stlbs_due_work_waiting{kind="requests"}')).toBe(1);
    await holder.query('rollback');
    await until('it is closed', async () => (await value(age)) === 0);
  } finally {
    await holder.end();
  }
  expect(await value('stlbs_mails_given_up')).toBe(0);
  await server.sql('update mail set failed = true');
  await until('given up', async () => (await value('stlbs_mails_given_up')) > 0);
});

test('while the database is away its figures are missing and the others are there', async () => {
  expect(await value('stlbs_database_up')).toBe(1);
  expect(await value('stlbs_database_bytes')).toBeGreaterThan(1e6);
  await server.sql('alter table rfq rename to rfq_away');
  try {
    await until('it says so', async () => (await value('stlbs_database_up')) === 0);
    expect(await value('stlbs_database_bytes')).toBeNaN();
    expect(await value('stlbs_event_loop_lag_max_seconds{worker="0"}')).toBeGreaterThanOrEqual(0);
  } finally {
    await server.sql('alter table rfq_away rename to rfq');
  }
  await until('it is back', async () => (await value('stlbs_database_up')) === 1);
});

test('an archive that takes nothing is seen, and one that takes files again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stlbs-figures-'));
  const archive = path.join(folder, 'archive');
  const figures = await freePort();
  const own = await startProcess({
    PAGES: '0',
    DATA_DIR: path.join(folder, 'data'),
    WAL_ARCHIVE_DIR: archive,
    METRICS_PORT: String(figures),
  });
  const figure = (name: string) => value(name, figures);
  const sql = new pg.Client({ connectionString: (await runningPostgres(own.dataDir)) ?? '' });
  try {
    await sql.connect();
    expect(await figure('stlbs_archive_failing')).toBe(0);
    renameSync(archive, `${archive}.away`);
    // A full file wakes the archiver, which otherwise rests for a minute after some tries.
    const switched = () => sql.query(`select pg_logical_emit_message(true, 'test', ''), pg_switch_wal(), pg_sleep(1)`);
    await until('it fails', async () => {
      await switched();
      return (await figure('stlbs_archive_failing')) === 1;
    });
    expect(await figure('stlbs_archive_failures')).toBeGreaterThan(0);
    renameSync(`${archive}.away`, archive);
    await until('it goes on', async () => {
      await switched();
      return (await figure('stlbs_archive_failing')) === 0;
    });
    expect(await figure('stlbs_archive_age_seconds')).toBeLessThan(60);
  } finally {
    await sql.end();
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

test('the disk of the data folder has a size, and work that is due is looked at', async () => {
  expect(await value('stlbs_disk_free_bytes{place="data"}')).toBeGreaterThan(0);
  expect(await value('stlbs_disk_free_bytes{place="data"}')).toBeLessThanOrEqual(
    await value('stlbs_disk_size_bytes{place="data"}'),
  );
  await until('a round', async () => (await value('stlbs_due_work_idle_seconds')) < 5);
});
