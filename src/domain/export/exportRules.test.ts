import { describe, expect, test } from 'vitest';
import type { ExportTerms } from '../../contract/entities/exportTerms';
import type { CompanySnapshot } from '../../contract/entities/order';
import { emptySpec } from '../../contract/entities/spec';
import { closedChange } from './closedTerms';
import { hsDigits, hsText } from './hsCode';
import { missingFacts } from './missingFacts';
import { originCountry } from './originCountry';
import { grossTooSmall, packingOf } from './packing';

const NONE = { gross_weight_kg: null, net_weight_kg: null, packages: null };
const terms: ExportTerms = {
  incoterm: 'FOB',
  named_place: 'Busan Port, Korea',
  port_of_loading: null,
  port_of_discharge: null,
  marks: null,
  ...NONE,
  lines: [],
  deliveries: [],
};

test.each([
  ['7304', '7304', '7304'],
  ['7304.19', '730419', '7304.19'],
  ['7304 19 1000', '7304191000', '7304.19.1000'],
])('%s is a code of goods', (typed, digits, text) => {
  expect(hsDigits(typed)).toBe(digits);
  expect(hsText(digits)).toBe(text);
});

test.each(['', '730', '73041900001', '73A4', '칠삼공사'])('%j is none', (typed) => expect(hsDigits(typed)).toBeNull());

test.each([
  ['KR', 'Republic of Korea'],
  ['kr', 'Republic of Korea'],
  ['국산', 'Republic of Korea'],
  ['대한민국', 'Republic of Korea'],
  ['중국산', 'China'],
  ['베트남', 'Vietnam'],
  ['DE', 'Germany'],
  ['Made in Italy', 'Made in Italy'],
])('an origin written %s stands in English as %s', (written, country) => expect(originCountry(written)).toBe(country));

test.each([null, '', '  ', '미정', 'ZZ', '鋼管'])('of %j nobody knows the country', (written) => {
  expect(originCountry(written)).toBeNull();
});

describe('weights', () => {
  const gone = { id: 'a', net_weight_kg: '100', unknown_weight_lines: 0 };

  test('gross is at least net, stated or known', () => {
    expect(grossTooSmall({ ...NONE, gross_weight_kg: '99' }, '100')).toBe(true);
    expect(grossTooSmall({ ...NONE, gross_weight_kg: '100' }, '100')).toBe(false);
    expect(grossTooSmall({ ...NONE, gross_weight_kg: '99', net_weight_kg: '90' }, '100')).toBe(false);
    expect(grossTooSmall({ ...NONE, gross_weight_kg: '99' }, null)).toBe(false);
  });

  test('a delivery has its own; what was stated for the order only where all of it left at once', () => {
    const whole = { ...terms, gross_weight_kg: '120', packages: '3 crates' };
    expect(packingOf(whole, gone, [gone], true)).toEqual({
      gross_weight_kg: '120',
      net_weight_kg: '100',
      packages: '3 crates',
    });
    expect(packingOf(whole, gone, [gone], false).gross_weight_kg).toBeNull();
    expect(packingOf(whole, gone, [gone, { id: 'b' }], true).gross_weight_kg).toBeNull();
    const own = { ...whole, deliveries: [{ shipment_id: 'a', ...NONE, gross_weight_kg: '110' }] };
    expect(packingOf(own, gone, [gone], true)).toMatchObject({ gross_weight_kg: '110', packages: '3 crates' });
    expect(packingOf(terms, { ...gone, unknown_weight_lines: 1 }, [gone], true).net_weight_kg).toBeNull();
  });
});

describe('what an invoice lacks', () => {
  const seller = { company_name: '바른강관', company_address: '부산' } as CompanySnapshot;
  const line = { id: 'l', line_no: 3, spec: emptySpec, description: '서포트', origin: null };
  const account = { bank_name: '부산은행', account_number: '1', account_holder: '바른강관', currency: 'USD' as const };
  const lacking = (change: Partial<Parameters<typeof missingFacts>[0]>) =>
    missingFacts({ terms, account, seller, lines: [line], packing: NONE, ...change });

  test('is named, with the lines that lack it', () => {
    expect(lacking({})).toEqual(
      [
        ['description', [3]],
        ['origin', [3]],
        ['gross_weight', []],
        ['net_weight', []],
        ['packages', []],
        ['seller_name', []],
        ['seller_address', []],
        ['account_bank', []],
        ['account_holder', []],
        ['account_swift', []],
      ].map(([fact, line_nos]) => ({ fact, line_nos })),
    );
    expect(lacking({ terms: null, account: null }).map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['terms', 'account']),
    );
  });

  test('is nothing once all is said in English; a name in Latin letters needs no other', () => {
    const said = {
      terms: { ...terms, lines: [{ line_id: 'l', description: 'Support', hs_code: null, origin: 'KR' }] },
      account: { ...account, bank_name_en: 'Busan Bank', account_holder_en: 'Bareun', swift: 'PUSBKR2P' },
      seller: { ...seller, company_name: 'Bareun Pipe', company_address_en: 'Busan' },
    };
    expect(lacking({ ...said, packing: null })).toEqual([]);
  });
});

describe('terms of goods that have left', () => {
  const stated: ExportTerms = {
    ...terms,
    packages: '3 crates',
    lines: [{ line_id: 'l', description: null, hs_code: '7304', origin: null }],
    deliveries: [{ shipment_id: 'a', ...NONE, packages: '1 crate' }],
  };
  const left = { allShipped: true, received: new Set<string>() };

  test('stay, while what was empty is filled in', () => {
    expect(closedChange(stated, { ...stated, incoterm: 'CIF' }, left)).toEqual(['incoterm']);
    expect(closedChange(stated, { ...stated, packages: null }, left)).toEqual(['packages']);
    expect(closedChange(stated, { ...stated, lines: [] }, left)).toEqual(['lines', 0, 'hs_code']);
    expect(closedChange(stated, { ...stated, marks: 'A' }, left)).toBeNull();
    expect(closedChange(null, stated, left)).toBeNull();
  });

  test('are open before, and those of a delivery until it arrived', () => {
    expect(closedChange(stated, { ...terms, incoterm: 'CIF' }, { ...left, allShipped: false })).toBeNull();
    const other = { ...stated, deliveries: [{ shipment_id: 'a', ...NONE, packages: '2 crates' }] };
    expect(closedChange(stated, other, left)).toBeNull();
    const arrived = { allShipped: true, received: new Set(['a']) };
    expect(closedChange(stated, other, arrived)).toEqual(['deliveries', 0, 'packages']);
  });
});
