// A stock list of 5,000 rows over HTTP: uploaded, previewed, taken over part by part, and taken in once more.
// npm run bench stockList -- [rows]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildServer } from '../../scripts/build.mjs';
import { createFile } from '../../src/contract/endpoints/file';
import { applyStockList, previewStockList } from '../../src/contract/endpoints/stockList';
import { listParts } from '../../src/client/features/stock/list/listParts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded';
import { createApi } from '../support/http';
import { joinSeller } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { warehouseOf } from '../support/stock';

const ROWS = Number(process.argv[2] ?? 5_000);
const MOST_SECONDS = 10;
const SIZES = ['15A', '25A', '50A', '80A', '100A', '150A', '200A', '300A'];
const KINDS = [
  ['파이프', 'SCH40', 'SPPS380'],
  ['스텐 파이프', 'SCH10S', 'STS304TP'],
  ['플랜지 SO', '10K', 'SS400'],
  ['엘보 90 LR', 'SCH40', 'A234-WPB'],
  ['게이트밸브', '10K', 'FC200'],
];

const say = (line) => process.stdout.write(`${line}\n`);
const list = [
  '번호,품명,규격,재질,재고수량,단위,HEAT NO,LOT NO,위치,메이커,원가',
  ...Array.from({ length: ROWS }, (_, no) => {
    const [name, rating, grade] = KINDS[no % KINDS.length];
    return `${no + 1},${name},${SIZES[no % SIZES.length]} ${rating},${grade},${1 + (no % 90)},EA,H${no},L${no},A-${no % 40},세아제강,${1000 + no}`;
  }),
].join('\n');

const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-bench-'));
await buildServer();
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const server = await startProcess({ TEST_CHECKS: '0', PAGES: '0', DATABASE_URL: postgres.url });
try {
  const seller = await joinSeller(createApi(server.url), ['pipe']);
  const warehouse_id = await warehouseOf(seller);
  const timed = async (what, work) => {
    const began = performance.now();
    const done = await work();
    const seconds = (performance.now() - began) / 1000;
    say(`${what.padEnd(44)} ${seconds.toFixed(1)} s`);
    return { done, seconds };
  };
  const preview = async () => {
    const bytes = Buffer.from(list);
    const { file_id, upload_url } = await seller.ok(createFile, {
      body: { name: 'stock.csv', size: bytes.length, landing_type: 'STOCK' },
    });
    await fetch(`${server.url}${upload_url}`, { method: 'PUT', body: bytes });
    return (await seller.ok(previewStockList, { body: { file_id, warehouse_id } })).rows;
  };
  const first = await timed(`${ROWS} rows uploaded and previewed`, preview);
  const parts = listParts(first.done, false);
  const taken = await timed(`taken over in ${parts.length} parts`, async () => {
    for (const body of parts) await seller.ok(applyStockList, { body });
  });
  const again = await timed('uploaded and previewed once more', preview);
  const states = {};
  for (const { state, problem } of again.done) states[problem ?? state] = (states[problem ?? state] ?? 0) + 1;
  say(`rows of the second time: ${JSON.stringify(states)}`);
  const whole = first.seconds + taken.seconds;
  say(`import of ${ROWS} rows: ${whole.toFixed(1)} s`);
  process.exitCode = whole < MOST_SECONDS && states.new === undefined ? 0 : 1;
} finally {
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
