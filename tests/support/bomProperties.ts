import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parsedLine } from '../../src/contract/entities/parse';
import { rfqLineInput } from '../../src/contract/entities/rfq';
import { parseLine } from '../../src/domain/material/parseLine';
import { lineOf } from '../../src/domain/material/requestLine';
import { readTable } from '../../src/domain/material/table';

const real = ['dev', 'own', 'second'].flatMap((name) =>
  readFileSync(`tests/fixtures/bom/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { text: string }).text),
);
const words = [...new Set(real.flatMap((text) => text.split(/[ \t]/)))];

/** Real lines with a word gone, doubled or swapped, heaps of real words, and text of no meaning. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((list) => list.join(' ')) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...real), fc.nat(), fc.constantFrom(...words, '', '\t', '"', 'x', '1e9', '-', '０'))
      .map(([line, at, word]) => line.slice(0, at % (line.length + 1)) + word + line.slice(at % (line.length + 1))),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
);
const cell = fc.oneof(
  fc.constantFrom('품명', '규격', 'SIZE', 'QTY', '단위', '"', '〃', '6"', '100A', 'PIPE', '소계', '12', 'EA', ''),
  fc.constantFrom(...words),
  fc.string(),
);

/** Full-width forms of what is written; signs that mean something else in their wide form stay. */
const wide = (line: string) =>
  [...line]
    .map((c) => (/[!-~]/.test(c) && !/[*'"]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c))
    .join('');

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** What must hold of the reader of lists whatever it is given. */
export const bomProperties = {
  'a line is read without an error, keeps its text, and passes the contract': fc.property(text, (line) => {
    const parsed = parseLine(line);
    check(parsed.text === line, 'the text changed');
    for (const [from, to] of Object.values(parsed.spans)) {
      check(from >= 0 && from < to && to <= line.length, `span ${from}–${to}`);
    }
    const dto = parsedLine.parse(lineOf(parsed, {}));
    // What was read must also be savable as a line of a request.
    rfqLineInput.parse({ raw_text: line.slice(0, 2000), spec: dto.spec, qty: dto.qty, uom: dto.uom });
  }),
  'a real line means the same in any case, width and spacing': fc.property(fc.constantFrom(...real), (line) => {
    const item = JSON.stringify(parseLine(line).item);
    for (const other of [line.toLowerCase(), wide(line), `  ${line.replaceAll(' ', '   ')} `, line.normalize('NFD')]) {
      check(JSON.stringify(parseLine(other).item) === item, `${other} is read otherwise`);
    }
  }),
  'a table loses no row: each is an item, set aside with its reason, or empty': fc.property(
    fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 14 }),
    (rows) => {
      const { lines, skipped } = readTable(rows);
      const reported = new Set([...lines.flatMap((line) => line.rows), ...skipped]);
      check(reported.size === rows.length && rows.every((_, row) => reported.has(row)), 'a row is lost');
      for (const { parsed, row, rows: held, aside, marks } of lines) {
        check(aside !== null || parsed.item.category !== 'other', 'a row is set aside without a reason');
        parsedLine.parse(lineOf(parsed, { row, rows: held, aside, marks }));
      }
    },
  ),
};
