import { describe, expect, it } from 'vitest';
import type { RfqLine } from '../../../../../contract/entities/rfq';
import { emptySpec } from '../../../../../contract/entities/spec';
import { rowOf } from '../quoteRow';
import { applyChanges, changesOf } from './applyAnswers';

const line = (id: string): RfqLine => ({
  id,
  line_no: 1,
  raw_text: 'PIPE',
  tag: null,
  spec: emptySpec,
  qty: '5',
  uom: 'EA',
  unit_weight_kg: null,
  total_weight_kg: null,
  weight_basis: 'unknown',
  target_price: null,
  remark: null,
  excluded: false,
  confidence: 1,
  warnings: [],
  changed_revision: 1,
  previous: null,
});
const rows = [
  { ...rowOf(line('a'), undefined, true), unit_price: '12500.0000', maker: 'SeAH' },
  rowOf(line('b'), undefined, true),
];

describe('a sheet over the grid', () => {
  it('changes only the cells that say something else, in the row that they belong to', () => {
    const changes = changesOf(rows, [
      { line_id: 'b', values: { response: 'exact', unit_price: '800', lead_days: 7 } },
      { line_id: 'a', values: { unit_price: '12500', maker: 'Husteel' } },
      { line_id: 'gone', values: { unit_price: '1' } },
    ]);
    expect(changes.map(({ row, cells }) => [row.id, cells.map(({ field }) => field)])).toEqual([
      ['a', ['maker']],
      ['b', ['unit_price', 'lead_days']],
    ]);
    const [first, second] = applyChanges(rows, changes);
    expect(first).toEqual({ ...rows[0], maker: 'Husteel' });
    expect(second).toEqual({ ...rows[1], unit_price: '800', lead_days: '7' });
  });
});
