import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import { fromParsed } from '../editorLine';
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

  it('marks what a person corrected as certain', () => {
    const { fields } = readingOf(corrected(line('엘보 100A SCH40 12개'), { type: 'ELBOW 45' }));
    expect(fields.find(({ cell }) => cell === 'type')).toEqual({ cell: 'type', value: 'ELBOW 45', sure: null });
  });
});
