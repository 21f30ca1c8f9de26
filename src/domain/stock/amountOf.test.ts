import { describe, expect, it } from 'vitest';
import { parseLine } from '../material/parseLine';
import { specOfLine } from '../material/spec';
import { amountOf, comparedPrices } from './amountOf';

const lot = {
  spec: specOfLine(parseLine('PIPE SMLS 6" SCH40 A106-B L=6M')),
  uom: 'EA',
  unit_weight_kg: '169.56',
  currency: 'KRW',
} as const;

describe('prices of listed stock', () => {
  it('compares an offer per kg by the piece, and one by the piece per kg', () => {
    const byWeight = { ...lot, unit_price: '1490', price_uom: 'KG', price_each: '252644.4' } as const;
    expect(comparedPrices(byWeight)).toEqual([{ price: '252644.4', per: 'EA' }]);
    const byPiece = { ...lot, unit_price: '255200', price_uom: 'EA', price_each: '255200' } as const;
    expect(comparedPrices(byPiece)).toEqual([{ price: '1505.072', per: 'KG' }]);
  });

  it('says nothing of a price that is not shown, or of a weight that is not known', () => {
    const hidden = { ...lot, unit_price: null, price_uom: 'EA', price_each: null } as const;
    expect([comparedPrices(hidden), amountOf(hidden, '2')]).toEqual([[], null]);
    const unknown = { ...lot, unit_weight_kg: null, unit_price: '9', price_uom: 'EA', price_each: '9' } as const;
    expect(comparedPrices(unknown)).toEqual([]);
  });

  it('compares nothing with a lot that is counted in kg, or whose weight is nothing', () => {
    const byWeight = {
      ...lot,
      uom: 'KG',
      unit_weight_kg: '1',
      price_uom: 'KG',
      unit_price: '9',
      price_each: '9',
    } as const;
    expect(comparedPrices(byWeight)).toEqual([]);
    expect(comparedPrices({ ...byWeight, price_uom: 'EA' })).toEqual([{ price: '9', per: 'KG' }]);
    const weightless = { ...lot, unit_weight_kg: '0', unit_price: '9', price_uom: 'EA', price_each: '9' } as const;
    expect(comparedPrices(weightless)).toEqual([]);
    expect(comparedPrices({ ...weightless, price_uom: null })).toEqual([]);
  });

  it('knows no amount without the unit of its price', () => {
    expect(amountOf({ ...lot, unit_price: '9', price_uom: null }, '2')).toBeNull();
  });

  it('prices a quantity by the offered unit', () => {
    const byWeight = { ...lot, unit_price: '1490', price_uom: 'KG' } as const;
    expect(amountOf(byWeight, '10')?.amount).toBe('2526444');
  });
});
