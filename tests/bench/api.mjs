// The API alone against its floor. npm run bench api -- [seconds] [rounds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { measureApi } from './parts/api.mjs';
import { tableOf } from './report.mjs';

const [seconds, rounds] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 5)];
const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  console.log(tableOf(await measureApi({ databaseUrl: postgres.url, seconds, rounds })));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
