import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExact, trimDecimal, trimStored } from './exact';
import { lineAmount, type Measures } from './lineAmount';
import { totalsOf, vatOf } from './totals';

const pipe: Measures = { uom: 'EA', length_m: '6', unit_weight_kg: '96.42' };
const metres: Measures = { uom: 'M', length_m: '6', unit_weight_kg: '16.07' };

describe('line amounts', () => {
  test.each([
    ['per piece', { qty: '10', unit_price: '150000', price_uom: 'EA' }, pipe, '10', '1500000'],
    ['per metre on pieces', { qty: '10', unit_price: '25000', price_uom: 'M' }, pipe, '60', '1500000'],
    ['per piece on metres', { qty: '60', unit_price: '150000', price_uom: 'EA' }, metres, '10', '1500000'],
    ['per kg', { qty: '10', unit_price: '1500', price_uom: 'KG' }, pipe, '964.2', '1446300'],
    ['per ton', { qty: '10', unit_price: '1500000', price_uom: 'TON' }, pipe, '0.9642', '1446300'],
  ] as const)('%s', (_name, price, measures, priced_qty, amount) => {
    expect(lineAmount({ ...price, weight_discount_pct: '0' }, measures, 'KRW')).toEqual({ priced_qty, amount });
  });

  test('the usual discount on theoretical weight lowers the priced quantity, not the unit price', () => {
    const price = { qty: '10', unit_price: '1500', price_uom: 'KG' as const, weight_discount_pct: '10' };
    expect(lineAmount(price, pipe, 'KRW')).toEqual({ priced_qty: '867.78', amount: '1301670' });
  });

  test('a price per ton is the price per kg, not of a weight rounded to whole kg', () => {
    const measures: Measures = { uom: 'M', length_m: '6', unit_weight_kg: '42.56' };
    const price = { qty: '60', weight_discount_pct: '0' };
    expect(lineAmount({ ...price, unit_price: '1900000', price_uom: 'TON' }, measures, 'KRW')).toEqual({
      priced_qty: '2.5536',
      amount: '4851840',
    });
    expect(lineAmount({ ...price, unit_price: '1900', price_uom: 'KG' }, measures, 'KRW')?.amount).toBe('4851840');
    expect(lineAmount({ ...price, unit_price: '80864', price_uom: 'M' }, measures, 'KRW')?.amount).toBe('4851840');
  });

  test('one price in any unit comes to one amount, to the won and to the cent', () => {
    const decimal = (most: number, places: number) =>
      fc.integer({ min: 1, max: most * 10 ** places }).map((whole) => new Big(whole).div(10 ** places).toFixed());
    fc.assert(
      fc.property(
        fc.record({
          uom: fc.constantFrom('EA', 'M', 'KG', 'TON'),
          qty: decimal(9999, 3),
          length: decimal(12, 3),
          // kg of a metre.
          weight: decimal(500, 3),
          // Won of a kg.
          price: decimal(50_000, 1),
          discount: fc.constantFrom('0', '5', '12.5', '33.333'),
          currency: fc.constantFrom('KRW', 'USD'),
        }),
        ({ uom, qty, length, weight, price, discount, currency }) => {
          const ofPiece = new Big(weight).times(length).toFixed();
          const measures: Measures = {
            uom,
            length_m: length,
            unit_weight_kg: uom === 'EA' ? ofPiece : weight,
            ...(uom === 'KG' || uom === 'TON' ? { weighed_per: 'M' as const } : {}),
          };
          const kept = new Big(100).minus(discount).div(100);
          const perMetre = new Big(price).times(weight).times(kept);
          const prices = [
            { price_uom: 'KG', unit_price: price, weight_discount_pct: discount },
            { price_uom: 'TON', unit_price: new Big(price).times(1000).toFixed(), weight_discount_pct: discount },
            { price_uom: 'M', unit_price: perMetre.toFixed(), weight_discount_pct: '0' },
            { price_uom: 'EA', unit_price: perMetre.times(length).toFixed(), weight_discount_pct: '0' },
          ] as const;
          const amounts = prices.map((one) => lineAmount({ qty, ...one }, measures, currency)?.amount);
          expect(new Set(amounts).size, JSON.stringify(amounts)).toBe(1);
          expect(amounts[0]).toBeDefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  test('half a won is rounded up, and dollars keep two decimals', () => {
    const price = { qty: '1', unit_price: '0.5', price_uom: 'EA' as const, weight_discount_pct: '0' };
    expect(lineAmount(price, pipe, 'KRW')?.amount).toBe('1');
    expect(lineAmount({ ...price, unit_price: '1.005' }, pipe, 'USD')?.amount).toBe('1.01');
  });

  test('what cannot be converted is unknown, never zero', () => {
    const price = { qty: '5', unit_price: '100', weight_discount_pct: '0' };
    const bare: Measures = { uom: 'EA', length_m: null, unit_weight_kg: null };
    for (const price_uom of ['M', 'KG', 'TON', 'SET', 'LOT'] as const) {
      expect(lineAmount({ ...price, price_uom }, bare, 'KRW')).toBeNull();
    }
  });
});

describe('totals', () => {
  test('VAT is a tenth of the supply, rounded down once, and nothing on dollars', () => {
    expect(totalsOf(['1000', '999'], '10', 'KRW')).toMatchObject({
      supply_amount: '2009',
      vat_amount: '200',
      total_amount: '2209',
    });
    expect(totalsOf(['10.05', '0.10'], '1.00', 'USD')).toMatchObject({ supply_amount: '11.15', vat_amount: '0.00' });
  });

  test('what the seller states decides on VAT in either currency', () => {
    const taxed = totalsOf(['11.19'], '0', 'USD', 'taxed');
    expect(taxed).toMatchObject({ vat: 'taxed', vat_amount: '1.11', total_amount: '12.30' });
    for (const ground of ['export', 'local_credit', 'purchase_confirmation'] as const) {
      const zero = totalsOf(['2000'], '9', 'KRW', ground);
      expect(zero).toMatchObject({ vat: ground, vat_amount: '0', total_amount: '2009' });
      expect(vatOf(zero)).toBe(ground);
    }
    expect(vatOf(totalsOf(['1'], '0', 'KRW'))).toBe('taxed');
    expect(vatOf(totalsOf(['1'], '0', 'USD'))).toBe('not_included');
  });

  test('adds up to the won whatever the lines are', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 13n }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 10n ** 10n }), (lines, freight) => {
        const totals = totalsOf(lines.map(String), String(freight), 'KRW');
        const supply = lines.reduce((sum, value) => sum + value, freight);
        expect(totals).toMatchObject({
          supply_amount: String(supply),
          vat_amount: String(supply / 10n),
          total_amount: String(supply + supply / 10n),
        });
      }),
    );
  });
});

test('figures are written exactly', () => {
  expect(formatExact(new Big('1234.5'), 'KRW')).toBe('1235');
  expect(formatExact(new Big('12'), 'USD')).toBe('12.00');
  expect(trimDecimal(new Big('1.2500'))).toBe('1.25');
  expect(trimDecimal(new Big('100'))).toBe('100');
});

test('a stored decimal is shortened exactly as arithmetic would', () => {
  const stored = [
    '0.0000',
    '10.0000',
    '12.5000',
    '100',
    '1000.000',
    '0.0005',
    '0.00049',
    '1.23450',
    '99999999999999.9995',
    '-3.1000',
  ];
  for (const value of stored) {
    for (const decimals of [0, 3, 4]) {
      expect(trimStored(value, decimals), value).toBe(trimDecimal(new Big(value), decimals));
    }
  }
  expect(trimStored(null)).toBeNull();
});
