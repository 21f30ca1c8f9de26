/**
 * Accuracy and speed of the reader of lists: exact, silent and asked rows of three sets with how sure the reader was, lines
 * per second, and the time and memory that a workbook of 5,000 rows takes. Run: npm run bench bom -- [--errors] [--asked]
 */
import { readdirSync, readFileSync } from 'node:fs';
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

const matches = (want, got) =>
  want?.any
    ? want.any.some((one) => matches(one, got))
    : absent(want) || absent(got)
      ? absent(want) && absent(got)
      : same(want, got);

/** Of steel and of what nobody classified, what is bought and how much of it counts; some answers tell a part only. */
function fieldsOf(expect) {
  const kinds = [].concat(expect.category?.any ?? expect.category);
  if (expect.partial) return FIELDS.filter((field) => !absent(expect[field]));
  if (kinds.includes('other')) return ['category'];
  return kinds.some((kind) => kind === 'structural' || kind === 'unclassified') ? ['category', 'qty', 'unit'] : FIELDS;
}

/** Whether the screen asks to look at a line. A missing quantity is a gap in the list, no doubt about its reading. */
const isFlagged = (line) =>
  line.overall < 0.8 || line.warnings.some((warning) => (warning.code ?? warning) !== 'missing_quantity');
const percent = (part, of) => (of ? `${((100 * part) / of).toFixed(1)} %` : '-');
const newTally = () => ({
  rows: 0,
  exact: 0,
  silent: 0,
  right: 0,
  flagged: 0,
  bands: [0.9, 0.8, 0.7, 0].map((from) => ({ from, lines: 0, right: 0 })),
});

/** A list without units is asked in pieces: that is a default of the request, no reading. */
const unitOf = (expect, { item, uom }) => (absent(expect.unit) ? item.unit : (uom ?? item.unit));

/** Counts one row: `line` is what was read of it, nothing where it was set aside. */
function count(tally, expect, line, name) {
  const item =
    line && !line.excluded
      ? { ...line.item, qty: line.qty ?? line.item.qty, unit: unitOf(expect, line) }
      : { category: 'other' };
  if (typeof item.qty === 'string') item.qty = Number(item.qty);
  // What is put aside needs no further field.
  const wrong = (item.category === 'other' ? ['category'] : fieldsOf(expect)).filter(
    (field) => !matches(expect[field], item[field]),
  );
  const isRead = line && !line.excluded && item.category !== 'other';
  tally.rows++;
  if (!wrong.length) tally.exact++;
  // Where the quantity is asked for, its gap is no silent one.
  else if (!isRead || (!isFlagged(line) && !(wrong.includes('qty') && absent(item.qty)))) tally.silent++;
  if (wrong.length && process.argv.includes('--errors'))
    console.log(
      `- ${name}\n    ${wrong.map((f) => `${f}: want ${JSON.stringify(expect[f])} got ${JSON.stringify(item[f])}`).join('\n    ')}`,
    );
  if (!isRead) return;
  const band = tally.bands.find(({ from }) => line.overall >= from);
  band.lines++;
  if (wrong.length) return;
  band.right++;
  tally.right++;
  if (!isFlagged(line)) return;
  tally.flagged++;
  if (process.argv.includes('--asked')) console.log(`? ${name} ${line.overall} ${JSON.stringify(line.warnings)}`);
}

function scoreLines(name, tally) {
  const gold = read(name);
  for (const { text, expect } of gold) count(tally, expect, parseLine(text), JSON.stringify(text));
  return gold.map(({ text }) => text);
}

/** The workbooks of a folder, row by row; a row that nobody expects is a wrong one. */
async function scoreBooks(folder, tally) {
  const at = new URL(`../fixtures/workbooks/${folder}/`, import.meta.url);
  for (const file of readdirSync(at).filter((name) => !name.endsWith('.truth.json'))) {
    const truth = JSON.parse(readFileSync(new URL(`${file.replace(/\.\w+$/, '')}.truth.json`, at), 'utf8'));
    const content = readFileSync(new URL(file, at)).toString('base64');
    const data = await readList({ file: { name: file, content } });
    const left = [...(data?.lines ?? [])];
    for (const { row, sheet, expect } of truth.lines) {
      const here = left.filter(
        (l) => l.row === row && (sheet === undefined || (data.sheets?.length ?? 1) < 2 || l.sheet === sheet),
      );
      const line =
        here.find((l) => !l.excluded && matches(expect.nps, l.item.nps) && matches(expect.category, l.item.category)) ??
        here[0];
      if (line) left.splice(left.indexOf(line), 1);
      count(tally, expect, line, `${file}, row ${row + 1}`);
    }
    for (const line of left)
      if (!line.excluded) count(tally, { category: 'other' }, line, `${file}, row ${line.row + 1}, expected by nobody`);
  }
}

function report(name, { rows, exact, silent, right, flagged, bands }) {
  console.log(
    `${name}: exact ${exact}/${rows} = ${percent(exact, rows)}, silent errors ${silent} = ${percent(silent, rows)}, right rows asked about ${flagged}/${right} = ${percent(flagged, right)}`,
  );
  for (const [index, { from, lines, right: sure }] of bands.entries())
    console.log(
      `  sure ${from.toFixed(1)}-${(index ? bands[index - 1].from : 1).toFixed(1)} ${String(lines).padStart(6)} rows, ${percent(sure, lines)} right`,
    );
}

/**
 * The lists the rules were made with, published ones that were open to us, and those that were read last.
 *
 * @type {[name: string, lists: string[], folders: string[]][]}
 */
const SETS = [
  ['ours', ['dev', 'own', 'second'], []],
  ['open', ['open'], ['open']],
  ['last', ['last'], ['last']],
];
const texts = [];
for (const [name, lists, folders] of SETS) {
  const [lines, books] = [newTally(), newTally()];
  for (const list of lists) texts.push(...scoreLines(list, lines));
  for (const folder of folders) await scoreBooks(folder, books);
  report(`${name}, lines`, lines);
  if (books.rows) report(`${name}, workbooks`, books);
}
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
