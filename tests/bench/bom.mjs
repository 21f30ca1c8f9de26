/**
 * Accuracy and speed of the reader of lists: exact-line rate, micro F1 over all fields, lines per second, and the time
 * and memory that a workbook of 5,000 rows takes. Run: npm run bench bom -- [--errors]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { build, stop } from 'esbuild';

const inRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
// The code is measured as it ships: bundled, as scripts/build.mjs does it, and not translated while it runs.
const bundle = inRoot('.tmp/bench-bom.mjs');
await build({
  stdin: {
    contents: `export { parseLine } from './src/domain/material/parseLine';
      export { requestListTask } from './src/server/modules/material/requestListTask';`,
    resolveDir: inRoot(''),
  },
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
});
await stop();
const { parseLine, requestListTask } = await import(pathToFileURL(bundle));

/** Reads the body of `POST /rfq/parse` as the server does, and answers its data. */
async function readList(input) {
  const order = { body: Buffer.from(JSON.stringify(input)), mayHoldFile: true, check: false };
  return JSON.parse(Buffer.from(await requestListTask.read(order)).toString()).data;
}

const FIELDS = [
  'category',
  'type',
  'standard',
  'grade',
  'nps',
  'schedule',
  'class',
  'ends',
  'facing',
  'length_m',
  'qty',
  'unit',
];
const read = (name) =>
  readFileSync(new URL(`../fixtures/bom/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
const absent = (value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
const same = (a, b) =>
  Array.isArray(a) || Array.isArray(b)
    ? [].concat(a).length === [].concat(b).length && [].concat(a).every((value, i) => same(value, [].concat(b)[i]))
    : typeof a === 'number' && Number.isFinite(Number(b))
      ? Math.abs(a - Number(b)) < 1e-6
      : String(a).trim().toUpperCase() === String(b).trim().toUpperCase();

/** Of steel and of what nobody classified, what is bought and how much of it counts. */
const fieldsOf = (category) =>
  category === 'other'
    ? ['category']
    : category === 'structural' || category === 'unclassified'
      ? ['category', 'qty', 'unit']
      : FIELDS;

/** Lines by how sure the reader is of them, how many of those are right, and right ones that it asks about. */
const bands = [0.9, 0.8, 0.7, 0].map((from) => ({ from, lines: 0, right: 0 }));
const requested = { right: 0, questioned: 0 };
function calibrate(line, right) {
  if (line.item.category === 'other') return;
  const band = bands.find(({ from }) => line.overall >= from);
  band.lines++;
  if (!right) return;
  band.right++;
  requested.right++;
  // A missing quantity is a gap in the list, no doubt about its reading.
  if (line.overall < 0.8 || line.warnings.some(({ code }) => code !== 'missing_quantity')) requested.questioned++;
}

function score(name) {
  const gold = read(name);
  let [tp, fp, fn, exact] = [0, 0, 0, 0];
  const fields = {};
  for (const { text, expect } of gold) {
    const line = parseLine(text);
    const { item } = line;
    const wrong = [];
    for (const field of fieldsOf(expect.category)) {
      const [want, got] = [expect[field], item[field]];
      if (!absent(want) && !absent(got) && same(want, got)) tp++;
      else if (!absent(want) || !absent(got)) {
        if (!absent(got)) fp++;
        if (!absent(want)) fn++;
        wrong.push(`${field}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`);
        fields[field] = (fields[field] ?? 0) + 1;
      }
    }
    calibrate(line, wrong.length === 0);
    if (!wrong.length) exact++;
    else if (process.argv.includes('--errors')) console.log(`- ${JSON.stringify(text)}\n    ${wrong.join('\n    ')}`);
  }
  const percent = (value) => `${(100 * value).toFixed(2)} %`;
  console.log(
    `${name}: exact ${exact}/${gold.length} = ${percent(exact / gold.length)}, micro F1 ${percent((2 * tp) / (2 * tp + fp + fn))}`,
    fields,
  );
  return gold.map((line) => line.text);
}

const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const texts = (names.length ? names : ['dev', 'own', 'second']).flatMap(score);
console.log('how sure   lines  right');
for (const [index, { from, lines, right }] of bands.entries()) {
  const to = index ? bands[index - 1].from : 1;
  const share = lines ? `${((100 * right) / lines).toFixed(1)} %` : '-';
  console.log(`${from.toFixed(1)}-${to.toFixed(1)}  ${String(lines).padStart(7)}  ${share}`);
}
console.log(`right lines that are asked about: ${requested.questioned} of ${requested.right}`);
/** 5,000 lines, no two alike: the lists again and again, each time with another last figure. */
const lines = [...new Set(texts)];
for (let i = 0; lines.length < 5000; i++) {
  const text = texts[i % texts.length];
  lines.push(/\d/.test(text) ? text.replace(/\d+(?!.*\d)/s, i + 1000) : `${text} ${i + 1000}`);
}
if (new Set(lines).size !== 5000) throw new Error('The lines to measure must differ.');
/** Time on the wall and on the processor: on a busy machine only the second says anything. */
async function timed(work) {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const used = process.cpuUsage(cpu);
  return { result, ms: Math.round(performance.now() - wall), cpu: Math.round((used.user + used.system) / 1000) };
}

const speed = await timed(() => lines.forEach((line) => parseLine(line)));
console.log(
  `speed: 5,000 lines in ${speed.ms} ms, processor ${speed.cpu} ms (aim: 500 ms) = ` +
    `${Math.round(5_000_000 / speed.ms).toLocaleString('en')} lines/s`,
);

/** What the process holds beside what it held before, at its highest, sampled while `work` runs. */
async function withPeak(work) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const look = () => (peak = Math.max(peak, process.memoryUsage().rss));
  const timer = setInterval(look, 5);
  const result = await work();
  look();
  clearInterval(timer);
  return { result, megabytes: Math.round((peak - before) / 1e6), total: Math.round(peak / 1e6) };
}

const header = ['No.', '품명', '규격', '재질', '단위', '수량', '단가', '금액', '납기', '제조사', '라인', '비고'];
const rows = Array.from({ length: 4999 }, (_, i) => [
  i + 1,
  ['무계목 강관', 'FLANGE WN RF', '90 엘보 LR', 'GATE VALVE RF'][i % 4],
  ['100A SCH40', '4" 150# SCH40', '100A SCH40', '4" 150#'][i % 4],
  ['SPPS380', 'A105', 'SPPS380', 'A216-WCB'][i % 4],
  ['M', 'EA', '개', 'EA'][i % 4],
  (i % 50) + 1,
  1000 + i,
  (1000 + i) * ((i % 50) + 1),
  '30일',
  '국산',
  `P-${i}`,
  i % 7 ? '' : '도장품',
]);
const book = await writeXlsx({ sheets: [{ name: '자재', rows: [header, ...rows] }] });
const file = { name: 'bench.xlsx', content: Buffer.from(book).toString('base64') };
const { result: book5000, megabytes, total } = await withPeak(() => timed(() => readList({ file })));
console.log(
  `workbook: 5,000 rows × ${header.length} columns in ${book5000.ms} ms, processor ${book5000.cpu} ms (aim: 2,000 ms), ` +
    `${book5000.result.lines.filter((line) => !line.excluded).length} items, +${megabytes} MB, ${total} MB in all (aim: 200 MB)`,
);
