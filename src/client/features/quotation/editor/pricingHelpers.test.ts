import { describe, expect, it } from 'vitest';
import type { OwnLot } from '../../../../contract/entities/ownStock';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { emptySpec, type Spec } from '../../../../contract/entities/spec';
import { type BulkChange, changePrice, changePrices, isBulkChange } from './bulkPrice';
import { fillUnit } from './fillRows';
import { lineInputOf } from './lineInput';
import { coverOf, marginOf, noLots, quotedFrom } from './ownLots';
import { type QuoteRow, rowOf } from './quoteRow';
import { equivalents, followUnits, inUnit } from './unitSwitch';

const spec: Spec = { ...emptySpec, category: 'pipe', grade: 'A106-B', nps: ['4'], length_m: '6', canonical_key: 'k' };
const line = sampleLine({ spec, qty: '10', uom: 'EA', unit_weight_kg: '96.42' });
const row = (change: Partial<QuoteRow> = {}): QuoteRow => ({ ...rowOf(line, undefined, true), ...change });
const unweighed = (change: Partial<QuoteRow> = {}): QuoteRow => ({
  ...rowOf(sampleLine({ qty: '10', uom: 'EA', unit_weight_kg: null }), undefined, true),
  ...change,
});
const none = new WeakSet<QuoteRow>();

const lot = (change: Partial<OwnLot> = {}): OwnLot => ({
  item_id: 'lot-1',
  warehouse_name: '부산',
  spec,
  lot_no: null,
  heat_no: 'H1',
  maker: '세아제강',
  origin: 'KR',
  condition: 'new',
  certificate_type: '3.1',
  uom: 'EA',
  unit_weight_kg: '96.42',
  available: '40',
  currency: 'KRW',
  cost_price: '90000',
  unit_price: null,
  price_uom: null,
  ...change,
});

describe('a price whose unit is switched', () => {
  it('comes along from the number that was typed, and goes back to it without a rounding', () => {
    const typed = row({ unit_price: '150000', price_uom: 'EA' });
    const { rows, switched } = followUnits([typed], [{ ...typed, price_uom: 'KG' }], 'KRW', none);
    expect(rows[0]).toMatchObject({ unit_price: '1555.6938', price_uom: 'KG' });
    expect(switched).toMatchObject([{ converted: true, before: { unit_price: '150000' } }]);
    const metres = inUnit(rows[0] ?? typed, 'M', 'KRW');
    expect(metres).toMatchObject({ unit_price: '25000', price_uom: 'M' });
    expect(inUnit(metres ?? typed, 'EA', 'KRW')).toMatchObject({
      unit_price: '150000',
      price_uom: 'EA',
      typed_as: null,
    });
  });

  it('stays as typed where the weight is not known, and is named', () => {
    const typed = unweighed({ unit_price: '150000', price_uom: 'EA' });
    const { rows, switched } = followUnits([typed], [{ ...typed, price_uom: 'KG' }], 'KRW', none);
    expect(rows[0]).toMatchObject({ unit_price: '150000', price_uom: 'KG' });
    expect(switched).toMatchObject([{ converted: false }]);
  });

  it('is left alone where price and unit come together, where there is none, and by an undo', () => {
    const before = row({ unit_price: '150000', price_uom: 'EA' });
    const pasted = { ...before, unit_price: '1500', price_uom: 'KG' };
    expect(followUnits([before], [pasted], 'KRW', none)).toEqual({ rows: [pasted], switched: [] });
    const empty = row({ price_uom: 'KG' });
    expect(followUnits([row()], [empty], 'KRW', none).switched).toEqual([]);
    const undone = { ...before, price_uom: 'KG' };
    expect(followUnits([before], [undone], 'KRW', new WeakSet([undone])).rows).toEqual([undone]);
  });

  it('comes along when all lines are set to one unit', () => {
    expect(fillUnit([row({ unit_price: '150000' }), row()], 'M', 'KRW')).toMatchObject([
      { unit_price: '25000', price_uom: 'M' },
      { unit_price: '', price_uom: 'M' },
    ]);
  });

  it('is read in the other units that the line knows', () => {
    expect(equivalents(row({ unit_price: '150000' }), 'KRW')).toEqual([
      { uom: 'M', price: '25000' },
      { uom: 'KG', price: '1555.6938' },
    ]);
    expect(equivalents(unweighed({ unit_price: '150000' }), 'KRW').map(({ uom }) => uom)).not.toContain('KG');
    expect(equivalents(row({ unit_price: '1,25' }), 'KRW')).toEqual([]);
  });
});

describe('own stock', () => {
  it('fills what it is, that it is there, and its listed price where none was typed', () => {
    const listed = lot({ unit_price: '150000', price_uom: 'EA' });
    expect(quotedFrom(row(), listed)).toMatchObject({
      maker: '세아제강',
      origin: 'KR',
      supply: 'stock',
      lead_days: '0',
      certificate_type: '3.1',
      stock_item_id: 'lot-1',
      unit_price: '150000',
    });
    expect(quotedFrom(row({ unit_price: '160000', lead_days: '3' }), listed)).toMatchObject({
      unit_price: '160000',
      lead_days: '3',
    });
    expect(quotedFrom(row({ response: 'no_quote', no_quote_reason: 'other' }), lot())).toMatchObject({
      response: 'exact',
      no_quote_reason: '',
    });
  });

  it('is sent with the answer while the supply is stock', () => {
    const quoted = quotedFrom(row({ unit_price: '1' }), lot());
    expect(lineInputOf(quoted).stock_item_id).toBe('lot-1');
    expect(lineInputOf({ ...quoted, supply: 'production' }).stock_item_id).toBeNull();
    expect(lineInputOf({ ...quoted, response: 'no_quote' }).stock_item_id).toBeNull();
  });

  it('says whether it covers the line, and the margin at the typed price in any unit', () => {
    expect(coverOf(row(), lot())).toBe('enough');
    expect(coverOf(row(), lot({ available: '9' }))).toBe('short');
    expect(coverOf(row(), lot({ uom: 'M' }))).toBe('other_unit');
    expect(marginOf(row({ unit_price: '150000' }), lot(), 'KRW')).toBe('40.0');
    expect(marginOf(row({ unit_price: '1555.6938', price_uom: 'KG' }), lot(), 'KRW')).toBe('40.0');
    expect(marginOf(row({ unit_price: '80000' }), lot(), 'KRW')).toBe('-12.5');
    expect(marginOf(row({ unit_price: '150000' }), lot({ currency: 'USD' }), 'KRW')).toBeNull();
    expect(marginOf(row(), lot(), 'KRW')).toBeNull();
  });
});

describe('many prices at once', () => {
  const percent = (value: string, step = '1'): BulkChange => ({ kind: 'percent', value, step });
  const prices = (rows: readonly QuoteRow[]) => rows.map(({ unit_price }) => unit_price);

  it('are rounded once, half up, to the step', () => {
    expect(changePrice('1250', '1.5', '1')).toBe('1269');
    expect(changePrice('1250', '1.5', '10')).toBe('1270');
    expect(changePrice('12.5', '-3', '0.01')).toBe('12.13');
    // 1,114.5 would become 1,115 and then 1,120 if it were rounded twice.
    expect(changePrice('1114.5', '0.01', '10')).toBe('1110');
  });

  it('leave wrong, refused and unchosen prices alone, and none becomes nothing', () => {
    const rows = [
      row({ id: 'a', unit_price: '100' }),
      row({ id: 'b', unit_price: '1e3' }),
      row({ id: 'c', unit_price: '9', response: 'no_quote' }),
      row({ id: 'd', unit_price: '3' }),
    ];
    const of = { currency: 'KRW' as const, lots: noLots, chosen: null };
    expect(prices(changePrices(rows, percent('10'), of))).toEqual(['110', '1e3', '9', '3']);
    expect(prices(changePrices(rows, percent('10', '10'), of))).toEqual(['110', '1e3', '9', '3']);
    expect(prices(changePrices(rows, percent('10'), { ...of, chosen: new Set(['d']) }))).toEqual([
      '100',
      '1e3',
      '9',
      '3',
    ]);
  });

  it('are set to a margin above the cost of own stock, where it is known', () => {
    const rows = [row({ id: 'a' }), row({ id: 'b', price_uom: 'M' }), row({ id: 'c', unit_price: '5' })];
    const lots = new Map([
      ['a', [lot()]],
      ['b', [lot()]],
      ['c', [lot({ cost_price: null })]],
    ]);
    const of = { currency: 'KRW' as const, lots, chosen: null };
    expect(prices(changePrices(rows, { kind: 'margin', value: '30', step: '10' }, of))).toEqual([
      '128570',
      '21430',
      '5',
    ]);
  });

  it('refuse nonsense', () => {
    const good = (kind: BulkChange['kind'], values: string[]) =>
      values.map((value) => isBulkChange({ kind, value, step: '1' }));
    expect(good('percent', ['5', '-99', '0.125'])).toEqual([true, true, true]);
    expect(good('percent', ['0', '', '-100', '1e2', '5%'])).toEqual([false, false, false, false, false]);
    expect(good('margin', ['0', '35.5'])).toEqual([true, true]);
    expect(good('margin', ['100', '-1'])).toEqual([false, false]);
  });
});
