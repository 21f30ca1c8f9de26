import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../../../contract/entities/sampleLine';
import { rowOf } from '../quoteRow';
import { applyChanges, changesOf, type Conflict, inSheetOrder, switched, withTaken } from './applyAnswers';

const line = (id: string) => sampleLine({ id, qty: '5' });
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

  it('takes a row all the same in the place of what its line got, and one row for a line only', () => {
    const conflict = (row: number, line_id: string, unit_price: string | null): Conflict => ({
      kind: 'twice',
      row,
      sheet: 'A',
      line_id,
      line_no: 1,
      item: 'PIPE',
      cells: {},
      values: unit_price === null ? null : { unit_price },
    });
    const [first, second, other] = [conflict(2, 'a', '1'), conflict(3, 'a', '2'), conflict(4, 'b', '3')];
    const taken = switched(switched(switched([], first), other), second);
    expect(taken).toEqual([other, second]);
    expect(switched(taken, other)).toEqual([second]);
    const applied = [
      { line_id: 'a', values: { unit_price: '9' } },
      { line_id: 'c', values: { unit_price: '8' } },
    ];
    expect(withTaken(applied, taken)).toEqual([
      { line_id: 'c', values: { unit_price: '8' } },
      { line_id: 'b', values: { unit_price: '3' } },
      { line_id: 'a', values: { unit_price: '2' } },
    ]);
    expect(withTaken(applied, [conflict(5, 'a', null)])).toEqual(applied);
    const elsewhere = { ...first, sheet: 'B', row: 1 };
    expect(inSheetOrder([other, elsewhere, second, first])).toEqual([first, second, other, elsewhere]);
  });
});
