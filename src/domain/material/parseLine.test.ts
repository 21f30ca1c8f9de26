import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine, parseLines } from './parseLine';
import { lineOf } from './requestLine';
import type { ParsedItem } from './types';

type Gold = { text: string; expect: ParsedItem };
const gold = (name: string): Gold[] =>
  readFileSync(`tests/fixtures/bom/${name}.jsonl`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const all = [...gold('dev'), ...gold('own'), ...gold('second')];
const wide = (text: string) =>
  [...text]
    .map((c) => (/[!-~]/.test(c) && !/[*'"]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c))
    .join('');

describe('an item whose size is none', () => {
  it.each(['엘보우 90 5.5" SCH4O', '엘보 90 5.5"', 'FLANGE 5.5"'])('%s stays in the list as a line to mend', (text) => {
    const line = lineOf(parseLine(text), {});
    expect(line).toMatchObject({ text, excluded: false, qty: null });
    expect(line.warnings).toEqual(expect.arrayContaining(['missing_size', 'missing_quantity']));
    expect(line.overall).toBeLessThan(0.8);
  });

  it.each(['ELBOW', '배관 자재', '엘보 90도 기준'])('%s alone is no item', (text) => {
    expect(lineOf(parseLine(text), {}).excluded).toBe(true);
  });
});

describe('parseLine', () => {
  it.each(['dev', 'own', 'second'])('reads at least 97 of 100 lines of the %s list exactly', (name) => {
    const lines = gold(name);
    const wrong = lines.filter(({ text, expect: want }) => !isDeepStrictEqual(parseLine(text).item, want));
    expect(wrong.map((line) => line.text).slice(0, Math.ceil(lines.length * 0.03))).toEqual([]);
  });

  it('does not depend on case, full-width letters or extra blanks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ text }) => {
        const { item } = parseLine(text);
        expect(parseLine(text.toLowerCase()).item).toEqual(item);
        expect(parseLine(wide(text)).item).toEqual(item);
        expect(parseLine(`  ${text.replaceAll(' ', '  ')} `).item).toEqual(item);
      }),
    );
  });

  it('never throws and keeps the text, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(parseLine(text).text).toBe(text);
      }),
    );
  }, 30_000);

  it('never throws on pieces of real lines in any order', () => {
    const words = all.flatMap(({ text }) => text.split(/[ \t]/));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (list) => {
        expect(() => parseLine(list.join(' '))).not.toThrow();
      }),
    );
  });

  it('points into the original text', () => {
    for (const { text } of all) {
      for (const source of [text, wide(text)]) {
        for (const [from, to] of Object.values(parseLine(source).spans)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(source.length);
        }
      }
    }
    const line = parseLine('½" 파이프 A106 Gr.B 12 EA');
    expect(line.text.slice(...(line.spans.grade ?? [0, 0]))).toBe('A106 Gr.B');
    expect(line.text.slice(...(line.spans.qty ?? [0, 0]))).toBe('12 EA');
  });

  it('loses no line and keeps their order', () => {
    const texts = ['', 'PIPE', '흑관 50A 20본', '\t\t'];
    expect(parseLines(texts).map((line) => line.text)).toEqual(texts);
  });

  it('asks back where classes of two systems, a size and its twin, or a schedule do not fit', () => {
    const codes = (text: string) => parseLine(text).warnings.map((w) => w.code);
    expect(codes('FLANGE SO 10K 80A A105 ASME B16.5 2 EA')).toContain('class_system_mix');
    expect(codes('PIPE 8"(150A) SCH40 A106-B 6 M')).toContain('dn_inch_mismatch');
    expect(codes('PIPE 1/2" SCH 120 A106-B 6 M')).toContain('unknown_schedule_for_size');
    expect(codes('PIPE STS370 50A SCH80 6 M')).toContain('grade_sts_carbon');
    expect(codes('GATE VALVE 2" 150#')).toContain('missing_quantity');
    expect(codes('PIPE SMLS 2" SCH 80 A106-B 6 M')).toEqual([]);
  });

  it.each([
    ['T 100A', { category: 'fitting', type: 'TEE', nps: ['4'] }],
    ['T 100A x 50A SCH40 10EA', { type: 'TEE REDUCING', nps: ['4', '2'], schedule: ['40'], qty: 10 }],
    ['3\tT\t25A\t나사\t12\tEA', { type: 'TEE', nps: ['1'], ends: 'THD', qty: 12 }],
    // The letter is the sign of a wall, or another word names the item.
    ['T=9.0 100A SPPS380 10M', { category: 'pipe', schedule: ['9mm'] }],
    ['T 9.5 100A SPPS380', { category: 'pipe' }],
    ['PIPE 9 MM T 100A', { category: 'pipe', schedule: ['9mm'] }],
    ['CAP, T, 100A', { type: 'CAP' }],
  ])('takes a letter that stands alone for a tee only where nothing else speaks: %s', (text, want) => {
    expect(parseLine(text).item).toMatchObject(want);
  });

  it.each(['SOCKOLET 10" - 6" x 1"', 'SOCKOLET 10"-6"x1" 3000#', 'SOCKOLET 10-6" x 1"', 'SOCKOLET 250A~150A x 25A'])(
    'reads the range of headers an olet fits: %s',
    (text) => {
      expect(parseLine(text).item).toMatchObject({ type: 'SOCKOLET', nps: ['10', '6', '1'] });
    },
  );

  it('leaves a dash between other sizes what it was', () => {
    expect(parseLine('TEE 6" - 4"').item.nps).toEqual(['6', '4']);
    expect(parseLine('PIPE 2-1/2" SCH40 x 6 M').item.nps).toEqual(['2-1/2']);
    expect(parseLine('REDUCER 2-6" x 4"').item.nps).toEqual(['6', '4']);
  });

  it('reads lines of a long list one by one, whatever stands beside them', () => {
    const texts = Array.from({ length: 5000 }, (_, i) => all[i % all.length]?.text ?? '');
    const read = parseLines(texts);
    expect(read).toHaveLength(5000);
    expect(read.slice(-all.length)).toEqual(read.slice(5000 - 2 * all.length, 5000 - all.length));
  });
});
