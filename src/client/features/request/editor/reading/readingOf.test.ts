import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import { blankLine, type EditorLine, fromParsed } from '../editorLine';
import { corrected } from '../understanding';
import { readingOf } from './readingOf';

const line = (text: string) => fromParsed(lineOf(parseLine(text), {}));

describe('readingOf', () => {
  it('shows every field with the words it was read from, and loses no word', () => {
    const text = '엘보 100A SCH40 A234-WPB 12개 (급함)';
    const { pieces, fields, suggestions } = readingOf(line(text));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ cell }) => cell).map(({ text: words, cell }) => [cell, words])).toEqual([
      ['category', '엘보'],
      ['size', '100A'],
      ['schedule', 'SCH40'],
      ['grade', 'A234-WPB'],
      ['qty', '12개'],
    ]);
    expect(fields.map(({ cell, value }) => [cell, value])).toEqual([
      ['category', 'fitting'],
      ['type', 'ELBOW'],
      ['size', '100A'],
      ['schedule', '40'],
      ['grade', 'A234-WPB'],
      ['qty', '12 EA'],
    ]);
    expect(fields.every(({ sure }) => sure !== null && sure > 0.9)).toBe(true);
    expect(suggestions[0]).toEqual({ cell: 'type', value: 'ELBOW 90 LR' });
  });

  it('calls nothing typed that the list said, whether in its words, in another column or as a finish', () => {
    const byHand = (one: EditorLine) => readingOf(one).fields.flatMap((each) => (each.byHand ? [each.cell] : []));
    const bolt = line('스터드볼트 M16x75 B7/2H 아연도금 40 SET');
    expect(byHand(bolt)).toEqual([]);
    // The schedule stood in a column of its own.
    const whole = line('무계목 강관 100A SCH40 A106-B 60 M');
    const columned = { ...whole, raw_text: '무계목 강관\t100A\tA106-B\t60\tM' };
    expect(byHand(columned)).toEqual([]);
    expect(byHand(corrected(columned, { schedule: '80' }))).toEqual(['schedule']);
    expect(byHand({ ...columned, qty: '70' })).toEqual(['qty']);
    // Cells alone: all of them were typed. Of words that were read before, nobody knows.
    expect(byHand({ ...columned, read: null })).toEqual([]);
    expect(byHand(corrected(blankLine(), { category: 'pipe', size: '4"' }))).toEqual(['category', 'size']);
  });

  it('marks what a person corrected as certain', () => {
    const { fields } = readingOf(corrected(line('엘보 100A SCH40 12개'), { type: 'ELBOW 45' }));
    expect(fields.find(({ cell }) => cell === 'type')).toEqual({
      cell: 'type',
      value: 'ELBOW 45',
      sure: null,
      byHand: true,
    });
  });
});
