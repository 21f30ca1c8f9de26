import { expect, test } from 'vitest';
import { MAX_LOT_TEXT } from '../../contract/constants';
import type { ParsedLineDto } from '../../contract/entities/parse';
import { emptySpec } from '../../contract/entities/spec';
import { lotOfLine } from './lotLine';

const line = (change: Partial<ParsedLineDto>) =>
  lotOfLine({
    spec: emptySpec,
    qty: '3',
    uom: 'EA',
    excluded: false,
    text: 'PIPE',
    overall: 0.9,
    warnings: [],
    ...change,
  } as ParsedLineDto);

test('a line becomes a lot in the units of a warehouse', () => {
  expect(line({})).toEqual({
    spec: emptySpec,
    raw_text: 'PIPE',
    qty: '3',
    uom: 'EA',
    unknown: false,
    doubts: [],
  });
  expect(line({ uom: 'TON', qty: '1.25' })).toMatchObject({ uom: 'KG', qty: '1250' });
  expect(line({ uom: 'TON', qty: null })).toMatchObject({ uom: 'KG', qty: null });
  expect(line({ uom: 'SET' })).toMatchObject({ uom: 'EA', qty: '3' });
  expect(line({ uom: null })).toMatchObject({ uom: 'EA', qty: '3' });
  expect(line({ excluded: true }).unknown).toBe(true);
  expect(line({ text: 'x'.repeat(MAX_LOT_TEXT + 1) }).raw_text).toHaveLength(MAX_LOT_TEXT);
});

test('doubts are those of the reader without the quantity, and an unsure reading is one by itself', () => {
  expect(line({ warnings: ['missing_quantity'] as never }).doubts).toEqual([]);
  expect(line({ warnings: ['guessed_unit', 'missing_quantity'] as never, overall: 0.1 }).doubts).toEqual([
    'guessed_unit',
  ]);
  expect(line({ overall: 0.79 }).doubts).toEqual(['unsure']);
  expect(line({ overall: 0.8 }).doubts).toEqual([]);
});
