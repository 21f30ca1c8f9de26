import { describe, expect, it } from 'vitest';
import { readStock, writeStock } from './stockAddress';

const WAREHOUSE = '0193b1a0-0000-7000-8000-000000000001';

describe('the address of the warehouse grid', () => {
  it('keeps every filter there and back', () => {
    const query = { q: '파이프 100A', warehouse: WAREHOUSE, category: 'pipe', state: 'low' };
    expect(writeStock(readStock(query))).toEqual(query);
  });

  it('ignores what nobody could have chosen', () => {
    const read = readStock({ q: '  ', warehouse: 'mine', category: 'cheese', state: 'gone' });
    expect(Object.values(read).every((value) => value === undefined)).toBe(true);
  });
});
