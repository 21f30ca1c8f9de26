import { describe, expect, test } from 'vitest';
import { priceOutlier } from './priceOutlier';
import { basePrice, type StatedPrice, usualPrice } from './usualPrice';

const pipe: StatedPrice = {
  unit_price: '150000',
  price_uom: 'EA',
  weight_discount_pct: '0',
  currency: 'KRW',
  measures: { uom: 'EA', length_m: '6', unit_weight_kg: '100' },
};
const stated = (change: Partial<StatedPrice>): StatedPrice => ({ ...pipe, ...change });

describe('the price of one kg', () => {
  test.each([
    ['per piece', {}, '1500'],
    ['per metre', { price_uom: 'M', unit_price: '25000' }, '1500'],
    ['per kg', { price_uom: 'KG', unit_price: '1500' }, '1500'],
    ['per ton', { price_uom: 'TON', unit_price: '1500000' }, '1500'],
    ['per kg with a tenth off the weight', { price_uom: 'KG', unit_price: '1500', weight_discount_pct: '10' }, '1350'],
  ] as const)('%s', (_name, change, price) => {
    expect(basePrice(stated(change)).price.toFixed()).toBe(price);
  });

  test('stays in its own unit where no weight is known', () => {
    const bare = { uom: 'EA', length_m: null, unit_weight_kg: null } as const;
    expect(basePrice(stated({ measures: bare }))).toMatchObject({ basis: 'EA' });
    expect(basePrice(stated({ measures: bare, price_uom: 'TON', unit_price: '1500000' })).price.toFixed()).toBe('1500');
  });
});

test('the usual price is the middle of those that can be compared with the newest', () => {
  const past = ['150000', '170000', '9000000'].map((unit_price) => stated({ unit_price }));
  expect(usualPrice([...past, stated({ currency: 'USD', unit_price: '1' })])).toEqual({
    price: '1700',
    basis: 'KG',
    currency: 'KRW',
    count: 3,
  });
  expect(usualPrice([])).toBeNull();
});

describe('a typing error', () => {
  const usual = { price: '1500', basis: 'KG', currency: 'KRW' } as const;

  test.each([
    ['the usual price', {}, null],
    ['twice and a half', { unit_price: '375000' }, null],
    ['just below ten times', { unit_price: '1499999' }, null],
    ['ten times', { unit_price: '1500000' }, 'ten_times'],
    ['a tenth', { unit_price: '15000' }, 'tenth'],
    ['a price per ton typed per kg', { price_uom: 'KG', unit_price: '1600000' }, 'kg_ton'],
    ['a price per kg typed per ton', { price_uom: 'TON', unit_price: '1400' }, 'kg_ton'],
    ['a price per piece typed per metre', { price_uom: 'M', unit_price: '150000' }, null],
  ] as const)('%s', (_name, change, outlier) => {
    expect(priceOutlier(stated(change), usual)).toBe(outlier);
  });

  test('exactly ten times is named whatever the weight does to the figures', () => {
    const odd = stated({ measures: { uom: 'EA', length_m: '6', unit_weight_kg: '96.42' } });
    expect(priceOutlier({ ...odd, unit_price: '1500000' }, usualPrice([odd]))).toBe('ten_times');
    expect(priceOutlier({ ...odd, unit_price: '15000' }, usualPrice([odd]))).toBe('tenth');
  });

  test('without a past only a price that no unit of weight can bear is named', () => {
    expect(priceOutlier(stated({ unit_price: '999999999' }), null)).toBeNull();
    expect(priceOutlier(stated({ price_uom: 'KG', unit_price: '1500' }), null)).toBeNull();
    expect(priceOutlier(stated({ price_uom: 'KG', unit_price: '1500000' }), null)).toBe('kg_ton');
    expect(priceOutlier(stated({ price_uom: 'TON', unit_price: '1500' }), null)).toBe('kg_ton');
    expect(priceOutlier(stated({ price_uom: 'KG', unit_price: '2.3661' }), null)).toBe('kg_low');
  });

  test('a price in another currency is not judged by one that cannot be compared', () => {
    expect(priceOutlier(stated({ currency: 'USD', unit_price: '110' }), usual)).toBeNull();
  });
});
