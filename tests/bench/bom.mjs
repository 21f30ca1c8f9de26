/**
 * Accuracy and speed of the reader of lists: exact-line rate, micro F1 over all fields, lines per second.
 * Run: node --import tsx tests/bench/bom.mjs [--errors]
 */
import { readFileSync } from 'node:fs';
import { parseLine } from '../../src/domain/material/parseLine.ts';

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

function score(name) {
  const gold = read(name);
  let [tp, fp, fn, exact] = [0, 0, 0, 0];
  const fields = {};
  for (const { text, expect } of gold) {
    const item = parseLine(text).item;
    const wrong = [];
    for (const field of expect.category === 'other' ? ['category'] : FIELDS) {
      const [want, got] = [expect[field], item[field]];
      if (!absent(want) && !absent(got) && same(want, got)) tp++;
      else if (!absent(want) || !absent(got)) {
        if (!absent(got)) fp++;
        if (!absent(want)) fn++;
        wrong.push(`${field}: want ${JSON.stringify(want)} got ${JSON.stringify(got)}`);
        fields[field] = (fields[field] ?? 0) + 1;
      }
    }
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
const texts = (names.length ? names : ['dev', 'own']).flatMap(score);
const lines = Array.from({ length: 5000 }, (_, i) => texts[i % texts.length]);
const start = performance.now();
for (const line of lines) parseLine(line);
console.log(`speed: 5,000 lines in ${Math.round(performance.now() - start)} ms`);
