import { describe, expect, it } from 'vitest';
import type { StockItem } from '../../../../contract/entities/stock';
import { changeOf, rowOf } from './lotRow';

const lot = {
  id: 'a',
  version: 3,
  bin: 'A-01',
  heat_no: null,
  condition: 'new',
  certificate_type: '3.1',
  on_hand: '12',
  reserved: '2',
  available: '10',
  open_qty: '0',
  is_open: false,
} as StockItem;

describe('a lot in the grid', () => {
  it('sends only what a person changed, and an emptied cell as nothing', () => {
    const row = { ...rowOf(lot), bin: ' ', heat_no: ' H123 ', condition: 'used' };
    expect(changeOf(row)).toEqual({ bin: null, heat_no: 'H123', condition: 'used' });
  });

  it('sends nothing for an untouched row, a cleared choice or words that no list has', () => {
    expect(changeOf(rowOf(lot))).toBeNull();
    expect(changeOf({ ...rowOf(lot), condition: '', certificate_type: '' })).toBeNull();
    expect(changeOf({ ...rowOf(lot), condition: '좋음', certificate_type: '12000' })).toBeNull();
  });
});
