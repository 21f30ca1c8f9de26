// All figures of the table in docs/quality.md, in one run: floors and product in turn, the load on a core of its own.
// npm run build, npm run bench data -- <folder>, then
// npm run bench all -- [--rounds 5] [--seconds 4] [--data <folder>] [--only api,pages,large,push,memory,start,fairness,greedy] [--write]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../../scripts/build.mjs';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { openDataSet } from './large/dataSet.mjs';
import { measureApi } from './parts/api.mjs';
import { measureFairness } from './parts/fairness.mjs';
import { measureGreedy } from './parts/greedy.mjs';
import { measureLarge } from './parts/large.mjs';
import { measureMemory } from './parts/memory.mjs';
import { measurePages } from './parts/pages.mjs';
import { measurePush } from './parts/push.mjs';
import { measureSecondStart } from './parts/secondStart.mjs';
import { rewritten, tableOf } from './report.mjs';
import { setTogether } from './rounds.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string', default: '.data/bench' },
    only: { type: 'string', default: 'api,pages,large,push,memory,start,fairness,greedy' },
    write: { type: 'boolean', default: false },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const QUALITY = 'docs/quality.md';

/** What each part measures; `large` says so when its data are missing. */
const PARTS = {
  api: (small) => measureApi({ databaseUrl: small.url, seconds, rounds }),
  pages: () => measurePages({ seconds: 1, rounds: rounds * 3 }),
  large: () => measuredLarge(),
  push: (small) => measurePush({ databaseUrl: small.url, sockets: 1_000, rounds }),
  memory: (small) => measureMemory({ databaseUrl: small.url }),
  start: () => measureSecondStart({ rounds }),
  fairness: (small) => measureFairness({ databaseUrl: small.url }),
  greedy: (small) => measureGreedy({ databaseUrl: small.url }),
};

const only = values.only.split(',');
const unknown = only.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`);

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const small = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const rows = [];
try {
  for (const name of only) {
    console.error(`${name} …`);
    setTogether();
    const measured = await PARTS[name](small);
    rows.push(...measured);
    if (measured.length > 0) console.log(tableOf(measured));
  }
} finally {
  await small.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const text = `${summary()}\n\n${tableOf(rows)}`;
console.log(`\n${text}`);
if (values.write) writeFileSync(QUALITY, rewritten(readFileSync(QUALITY, 'utf8'), text));

/** Which command measured what, when and on what machine. */
function summary() {
  const model = cpus()[0]?.model ?? 'unknown';
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `\`npm run bench all -- --rounds ${rounds} --seconds ${seconds}\`, ${day}, commit ${commit}: medians of ${rounds} rounds in turn, ${cpus().length} cores (${model}), ${memory} GB, Node ${process.versions.node}.`;
}

async function measuredLarge() {
  if (!existsSync(path.join(values.data, 'people.json'))) {
    console.error(`no large set in ${values.data}: npm run bench data -- ${values.data}`);
    return [];
  }
  const data = await openDataSet(values.data);
  try {
    return await measureLarge({ databaseUrl: data.url, people: data.people });
  } finally {
    await data.stop();
  }
}
