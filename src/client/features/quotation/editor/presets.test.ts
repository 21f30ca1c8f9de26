import { expect, test } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { emptySpec } from '../../../../contract/entities/spec';
import { pasteBlock } from '../../../ui/grid/gridEdits';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { keepPresets } from './presets';
import { type QuoteRow, rowOf } from './quoteRow';

const COLUMNS: GridColumn<QuoteRow>[] = [
  { key: 'unit_price', title: 'price', width: 80, kind: 'text' },
  {
    key: 'price_uom',
    title: 'per',
    width: 80,
    kind: 'select',
    options: ['EA', 'KG'].map((value) => ({ value, label: value })),
  },
  { key: 'maker', title: 'maker', width: 80, kind: 'text' },
];
const row = (): QuoteRow => rowOf(sampleLine({ spec: emptySpec, uom: 'EA' }), undefined, false);

test('a pasted blank leaves the unit of the price as it is, and a word in its place changes it', () => {
  const rows = [{ ...row(), maker: 'A' }, row()];
  const area = { min: { row: 0, col: 0 }, max: { row: 0, col: 0 } };
  const block = [
    ['25000', '', ''],
    ['1900', 'kg', 'B'],
  ];
  const { rows: pasted } = pasteBlock({ rows, columns: COLUMNS }, area, block, null);
  expect(keepPresets(rows, pasted)).toMatchObject([
    { unit_price: '25000', price_uom: 'EA', maker: '' },
    { unit_price: '1900', price_uom: 'KG', maker: 'B' },
  ]);
});

test('answer and weight basis stay too, and rows that did not change are the same', () => {
  const rows = [row(), row()];
  const emptied = [{ ...rows[0], response: '', weight_basis: '' } as QuoteRow, rows[1] as QuoteRow];
  const kept = keepPresets(rows, emptied);
  expect(kept[0]).toMatchObject({ response: 'exact', weight_basis: 'theoretical' });
  expect(kept[1]).toBe(rows[1]);
});
