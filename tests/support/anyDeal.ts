import Big from 'big.js';
import fc from 'fast-check';
import type { CompanySnapshot } from '../../src/contract/entities/order';
import type { Currency } from '../../src/contract/values';
import { lineAmount } from '../../src/domain/money/lineAmount';
import { totalsOf } from '../../src/domain/money/totals';

const price = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);

const thousandths = (max: number) => fc.integer({ min: 1, max }).map((n) => new Big(n).div(1000).toFixed());

const pricedLine = fc.record({
  qty: thousandths(999_999),
  unit_price: price,
  weight: thousandths(90_000),
  price_uom: fc.constantFrom('EA' as const, 'KG' as const, 'TON' as const),
  weight_discount_pct: fc.constantFrom('0', '10', '12.5'),
});

/** Lines of a trade as the product prices them, with the sums it stores. */
export const anyDeal = fc
  .record({
    currency: fc.constantFrom<Currency>('KRW', 'USD'),
    freight: fc.integer({ min: 0, max: 5_000_000 }).map(String),
    lines: fc.array(pricedLine, { minLength: 1, maxLength: 12 }),
  })
  .map(({ currency, freight, lines }) => {
    const priced = lines.map((line, index) => {
      const sum = lineAmount(line, { uom: 'EA', length_m: null, unit_weight_kg: line.weight }, currency);
      if (!sum) throw new Error('such a line can always be priced');
      return { ...line, ...sum, line_no: index + 1, uom: 'EA' as const, description: '강관' };
    });
    const amounts = priced.map((line) => line.amount);
    return { currency, lines: priced, totals: totalsOf(amounts, freight, currency) };
  });

export type AnyDeal = typeof anyDeal extends fc.Arbitrary<infer Deal> ? Deal : never;

export const aCompany: CompanySnapshot = {
  company_name: '한빛플랜트',
  company_registration_number: '2208162517',
  company_address: '울산',
  company_ceo: '김대표',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  verified: true,
};
