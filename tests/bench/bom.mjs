/**
 * Accuracy and speed of the reader of lists: exact, silent and flagged rows of each set with how sure the reader was, lines
 * per second, and the time and memory that workbooks of 5,000 and 20,000 rows take. Run: npm run bench bom -- [--errors] [--asked]
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { build, stop } from 'esbuild';

const inRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
// The code is measured as it ships: bundled, as scripts/build.mjs does it, and not translated while it runs.
const bundle = inRoot('.tmp/bench-bom.mjs');
await build({
  stdin: {
    contents: `export { parseLine } from './src/domain/material/parseLine';
      export { newTally, readList, scoreBooks, scoreLines } from './tests/support/bomScore';
      export { goldLines, SETS } from './tests/support/goldLines';`,
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
const { parseLine, goldLines, newTally, readList, scoreBooks, scoreLines, SETS } = await import(pathToFileURL(bundle));

const percent = (part, of) => (of ? `${((100 * part) / of).toFixed(1)} %` : '-');
const watch = {
  miss(name, fields) {
    if (process.argv.includes('--errors')) console.log(`- ${name}\n    ${fields.join('\n    ')}`);
  },
  flag(name, { overall, warnings, text, remainder }) {
    if (process.argv.includes('--asked'))
      console.log(
        `? ${name} ${overall} ${JSON.stringify(warnings)} ${JSON.stringify(text)} ${JSON.stringify(remainder)}`,
      );
  },
};

function report(name, { rows, exact, silent, right, flagged, bands }) {
  console.log(
    `${name}: exact ${exact}/${rows} = ${percent(exact, rows)}, silent errors ${silent} = ${percent(silent, rows)}, right rows asked about ${flagged}/${right} = ${percent(flagged, right)}`,
  );
  for (const [index, { from, lines, right: sure }] of bands.entries())
    console.log(
      `  sure ${from.toFixed(1)}-${(index ? bands[index - 1].from : 1).toFixed(1)} ${String(lines).padStart(6)} rows, ${percent(sure, lines)} right`,
    );
}

const texts = [];
for (const { name, lists, folders, closed } of SETS) {
  const heard = closed ? undefined : watch;
  const [lines, books] = [newTally(), newTally()];
  for (const list of lists) {
    scoreLines(list, lines, heard);
    texts.push(...goldLines(list).map(({ text }) => text));
  }
  for (const folder of folders) await scoreBooks(folder, books, heard);
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
const rowsOf = (count) =>
  Array.from({ length: count }, (_, i) => [
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
for (const [count, seconds] of [
  [5000, 2],
  [20_000, 6],
]) {
  const book = await writeXlsx({ sheets: [{ name: '자재', rows: [header, ...rowsOf(count)] }] });
  const file = { name: 'bench.xlsx', content: Buffer.from(book).toString('base64') };
  const { result, megabytes, total } = await withPeak(() => timed(() => readList({ file })));
  console.log(
    `workbook: ${count} rows × ${header.length} columns in ${result.ms} ms, processor ${result.cpu} ms (aim: ${seconds} s), ` +
      `${result.result.lines.filter((line) => !line.excluded).length} items, +${megabytes} MB, ${total} MB in all`,
  );
}
