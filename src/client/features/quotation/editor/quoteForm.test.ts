import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { emptySpec, type Spec } from '../../../../contract/entities/spec';
import { quotationLineInput } from '../../../../contract/entities/quotation';
import { parseLine } from '../../../../domain/material/parseLine';
import { specOfLine, toSpec } from '../../../../domain/material/spec';
import { deviationsOf, offeredSpec, specFields, typedValues } from './deviations';
import { isWrongField } from './isWrongField';
import { lineInputOf } from './lineInput';
import { type QuoteRow, rowOf } from './quoteRow';
import { quotedWeight, quoteTotals, withAmount } from './rowAmount';
import { rowIssues } from './rowIssues';

const spec: Spec = { ...emptySpec, category: 'pipe', grade: 'A106-B', nps: ['4'], length_m: '6', canonical_key: 'k' };

const line = sampleLine({ spec, unit_weight_kg: '96.42', total_weight_kg: '964.2', weight_basis: 'table' });

const row = (change: Partial<QuoteRow> = {}): QuoteRow => ({ ...rowOf(line, undefined, true), ...change });

describe('a price that breaks the rules', () => {
  it.each(['1e20', '-5', '12a', '1.23456', '1000000000000', '1.2.3'])(
    'marks %s in its cell and never sends it',
    (bad) => {
      const wrong = row({ unit_price: bad });
      expect(rowIssues(wrong, true).unit_price).toEqual({ key: 'unit_price' });
      expect(lineInputOf(wrong).unit_price).toBeNull();
      expect(withAmount(wrong, 'KRW').amount).toBe('');
    },
  );

  it.each(['19.500,5', '1,25', '12,5000', '185.500원', '₩21.000', '21.000', '1.250.000 원'])(
    'says of %s that it could mean two numbers, and keeps it as typed',
    (typed) => {
      const wrong = withAmount(row({ unit_price: typed }), 'KRW');
      expect(rowIssues(wrong, true).unit_price).toEqual({ key: 'separators' });
      expect(lineInputOf(wrong).unit_price).toBeNull();
      expect(wrong).toMatchObject({ unit_price: typed, amount: '' });
    },
  );

  it.each([
    ['₩12,500', 'KRW', '12500'],
    ['22,100 원', 'KRW', '22100'],
    ['$ 1,234.5', 'USD', '1234.5'],
    ['1.250', 'USD', '1.250'],
    ['185.5', 'KRW', '185.5'],
    ['19500.5원', 'KRW', '19500.5'],
  ] as const)('reads %s in a quotation of its currency', (typed, currency, price) => {
    const good = withAmount(row({ unit_price: typed }), currency);
    expect(rowIssues(good, true)).toEqual({});
    expect(lineInputOf(good).unit_price).toBe(price);
  });

  it.each([
    ['$12.5', 'KRW'],
    ['22,100원', 'USD'],
  ] as const)('does not take %s for another currency', (typed, currency) => {
    const wrong = withAmount(row({ unit_price: typed }), currency);
    expect(rowIssues(wrong, true).unit_price).toBeDefined();
    expect(lineInputOf(wrong).unit_price).toBeNull();
    expect(wrong.amount).toBe('');
  });

  it.each([
    ['2주', 14],
    ['재고', 0],
    ['30일', 30],
  ])('reads the lead time %s', (typed, days) => {
    const good = row({ unit_price: '1', lead_days: typed });
    expect(rowIssues(good, true)).toEqual({});
    expect(lineInputOf(good).lead_days).toBe(days);
  });

  it('says nothing of the supply that its seller did not say', () => {
    const silent = row({ unit_price: '1' });
    expect(silent.supply).toBe('');
    expect(rowIssues(silent, true)).toEqual({});
    expect(lineInputOf(silent).supply).toBeNull();
    expect(lineInputOf(row({ unit_price: '1', supply: 'production' })).supply).toBe('production');
  });

  it('takes commas, spaces and full-width digits', () => {
    const good = row({ unit_price: ' １,２50 ' });
    expect(rowIssues(good, true)).toEqual({});
    expect(lineInputOf(good).unit_price).toBe('1250');
  });
});

describe('amounts', () => {
  it('prices pieces by weight with the discount on the theoretical weight', () => {
    const priced = withAmount(row({ unit_price: '1500', price_uom: 'KG', weight_discount_pct: '10' }), 'KRW');
    expect(priced.amount).toBe('1301670');
    expect(quoteTotals([priced], { freight_amount: '50,000', currency: 'KRW', vat: '' }).total_amount).toBe('1486837');
    expect(quotedWeight([priced, row()])).toEqual({ weight: '964.2', unweighed: 0 });
  });

  it('says when a unit cannot be reached', () => {
    const set = row({ unit_price: '10', price_uom: 'SET' });
    expect(rowIssues(set, true).price_uom).toEqual({ key: 'price_unit' });
  });
});

describe('answers', () => {
  it('sends what the contract takes, also for an untouched row', () => {
    expect(quotationLineInput.safeParse(lineInputOf(row())).success).toBe(true);
    const full = row({ unit_price: '1', lead_days: '14', moq: '5', maker: ' SeAH ', certificate_type: '3.1' });
    expect(quotationLineInput.parse(lineInputOf(full))).toMatchObject({ lead_days: 14, maker: 'SeAH' });
  });

  it('marks a choice that no list has, or a required one that was emptied, and never sends it', () => {
    for (const price_uom of ['12000', '']) {
      const wrong = row({ unit_price: '1', price_uom, supply: '재고', certificate_type: '있음' });
      expect(Object.keys(rowIssues(wrong, true)).sort()).toEqual(['certificate_type', 'price_uom', 'supply']);
      expect(withAmount(wrong, 'KRW').amount).toBe('');
      expect(quotationLineInput.safeParse(lineInputOf(wrong)).success).toBe(true);
    }
    expect(rowIssues(row({ response: 'no_quote', no_quote_reason: '바빠요' }), true)).toEqual({
      no_quote_reason: { key: 'reason' },
    });
  });

  it('asks why a line is not quoted and what an alternate is', () => {
    expect(rowIssues(row({ response: 'no_quote' }), true).no_quote_reason).toEqual({ key: 'reason' });
    expect(rowIssues(row({ response: 'alternate', unit_price: '1' }), true).response).toEqual({ key: 'alternate' });
    expect(rowIssues(row({ response: 'alternate', unit_price: '1' }), false).response?.key).toBe(
      'alternates_not_allowed',
    );
  });
});

describe('an alternate', () => {
  it('states its differences field by field and drops the identity of the requested item', () => {
    const values = { grade: 'A333-6', nps: '4', length_m: '' };
    expect(deviationsOf(spec, values, { grade: ' in stock ' })).toEqual([
      { field: 'grade', requested: 'A106-B', offered: 'A333-6', reason: 'in stock' },
      { field: 'length_m', requested: '6', offered: '', reason: null },
    ]);
    expect(offeredSpec(spec, values)).toMatchObject({ grade: 'A333-6', nps: ['4'], length_m: null, canonical_key: '' });
  });

  it('lets the wall follow the schedule, in the fields and in what is offered, until it is typed itself', () => {
    const tee = specOfLine(parseLine('EQ TEE 4" SCH40 BW A234-WPB'));
    const asRequested = { schedule: '40', wall_mm: '6.02' };
    const thicker = typedValues(tee, asRequested, 'schedule', '80');
    expect(thicker).toEqual({ schedule: '80', wall_mm: '8.56' });
    expect(typedValues(tee, thicker, 'schedule', '40')).toEqual(asRequested);
    expect(typedValues(tee, { schedule: '40', wall_mm: '7' }, 'schedule', '80').wall_mm).toBe('7');
    expect(offeredSpec(tee, { schedule: '80', wall_mm: '6.02' }).wall_mm).toBe('8.56');
    expect(offeredSpec(tee, { nps: '6', schedule: '40', wall_mm: '6.02' })).toMatchObject({
      dn: [150],
      od_mm: '168.3',
      wall_mm: '7.11',
    });
  });

  it('weighs by its own dimensions in the sum of the weights', () => {
    const piece = row({ amount: '1000', response: 'alternate', offered_spec: toSpec({ category: 'other' }) });
    expect(quotedWeight([row({ amount: '1000' }), piece])).toEqual({ weight: '964.2', unweighed: 1 });
  });

  it('takes another size of a bolt however it is written, and nothing that is none', () => {
    const requestedLine = toSpec({ category: 'bolt', type: 'STUD' }, { bolt_size: 'M16x90' });
    expect(specFields(requestedLine)).toContain('bolt_size');
    expect(specFields(toSpec({ category: 'bolt', type: 'U-BOLT', nps: ['4'] }))).not.toContain('bolt_size');
    expect(offeredSpec(requestedLine, { bolt_size: 'm16*110' }).bolt_size).toBe('M16x110');
    expect([
      isWrongField('bolt_size', '110'),
      isWrongField('bolt_size', '5/8" x 95L'),
      isWrongField('bolt_size', ''),
    ]).toEqual([true, false, false]);
  });

  it('refuses what the contract would refuse', () => {
    expect([isWrongField('length_m', '6m'), isWrongField('dn', '65A'), isWrongField('grade', 'x'.repeat(61))]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isWrongField('length_m', ''), isWrongField('nps', '4, 2'), isWrongField('coating', 'galvanised')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
