// An hour of mixed use on one server; fails when its memory grows on. npm run bench soak -- [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { freePort, startProcess } from '../support/serverProcess';
import { soak } from '../support/soak';
import { grows, growth } from '../support/trend';

/** So that an hour of use is not an hour of full load, in which other programs' needs would show. */
const PAUSE_MS = 200;
const seconds = Number(process.argv[2] ?? 3600);
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-soak-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const metricsPort = await freePort();
const server = await startProcess({
  PAGES: '0',
  DATABASE_URL: postgres.url,
  METRICS_PORT: String(metricsPort),
  TEST_CHECKS: '0',
});
try {
  const { calls, taken } = await soak(server, createApi(server.url), {
    seconds,
    samples: 360,
    metricsPort,
    pauseMs: PAUSE_MS,
  });
  for (const kind of ['rss', 'heap', 'outside']) {
    const values = taken.map((sample) => sample[kind]);
    console.log(
      `${kind}: ${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} MB, grew by ${growth(values).toFixed(1)} MB once warm`,
    );
    if (kind !== 'rss' && grows(values)) process.exitCode = 1;
  }
  console.log(`${calls} calls in ${seconds} s${process.exitCode ? ': its memory grows' : ''}`);
} catch (error) {
  console.error(server.output().slice(-4_000));
  throw error;
} finally {
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
