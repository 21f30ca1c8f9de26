import { describe, expect, test } from 'vitest';
import { emptySpec } from '../../../contract/entities/spec';
import type { RfqLineRow } from '../request/request.repository';
import { priceQuotation, type QuotationBody } from './pricing';

const requested = (id: string, more: object = {}) =>
  ({ id, qty: '10', uom: 'EA', excluded: false, spec: emptySpec, unit_weight_kg: '2.5', ...more }) as RfqLineRow;
const answer = (rfq_line_id: string, more: object = {}) => ({
  rfq_line_id,
  response: 'exact',
  unit_price: '1000',
  price_uom: null,
  qty_offered: null,
  weight_discount_pct: '0',
  offered_spec: null,
  ...more,
});
const price = (lines: object[], rows: RfqLineRow[] = [requested('a')], more: object = {}) =>
  priceQuotation({ lines, currency: 'KRW', freight_amount: '500', vat: null, ...more } as QuotationBody, rows);
const issue = (index: number, field: string, code: string) => ({ path: ['lines', index, field], code });

test('a line without a unit or a quantity of its own is priced by those of the request', () => {
  const { lines, totals, issues } = price([answer('a')]);
  expect(lines).toMatchObject([{ price_uom: 'EA', qty_offered: '10', priced_qty: '10', amount: '10000' }]);
  expect(totals).toMatchObject({
    lines_amount: '10000',
    freight_amount: '500',
    vat_amount: '1050',
    total_amount: '11550',
  });
  expect(issues).toEqual([]);
  expect(price([answer('a')], [requested('a', { uom: null })]).lines[0]).toMatchObject({ price_uom: 'EA' });
});

test('a price per kg rests on the weight, less its discount', () => {
  const { lines } = price([answer('a', { price_uom: 'KG', qty_offered: '4', weight_discount_pct: '10' })]);
  expect(lines).toMatchObject([{ qty_offered: '4', priced_qty: '9', amount: '9000' }]);
});

test('totals hold what is priced, in the currency and with the VAT of the quotation', () => {
  const rows = [requested('a'), requested('b'), requested('c')];
  const given = [answer('a', { unit_price: '1.25' }), answer('b', { response: 'no_quote' }), answer('c')];
  const { totals, lines } = price(given, rows, { currency: 'USD', freight_amount: '0', vat: 'taxed' });
  expect(totals).toMatchObject({ currency: 'USD', supply_amount: '10012.50', vat_amount: '1001.25' });
  expect(lines[1]).toMatchObject({ unit_price: null, priced_qty: null, amount: null });
});

describe('what keeps a line from being submitted', () => {
  test('a line that the request does not have, or that it leaves out', () => {
    const rows = [requested('a'), requested('note', { excluded: true })];
    const { lines, issues } = price([answer('other'), answer('note'), answer('a')], rows);
    expect(issues).toEqual([issue(0, 'rfq_line_id', 'unknown_id'), issue(1, 'rfq_line_id', 'unknown_id')]);
    expect(lines.map(({ rfq_line_id }) => rfq_line_id)).toEqual(['a']);
  });

  test('the same line twice: it counts once', () => {
    const { issues, totals } = price([answer('a'), answer('a', { unit_price: '9' })]);
    expect(issues).toEqual([issue(1, 'rfq_line_id', 'duplicate')]);
    expect(totals.lines_amount).toBe('10000');
  });

  test.each([
    ['no price', { unit_price: null }, {}, issue(0, 'unit_price', 'no_price')],
    ['no quantity on either side', {}, { qty: null }, issue(0, 'qty_offered', 'qty')],
    [
      'a unit that cannot be computed',
      { price_uom: 'KG' },
      { unit_weight_kg: null },
      issue(0, 'price_uom', 'price_unit'),
    ],
  ])('%s', (_, line, row, problem) => {
    const { issues, lines, totals } = price([answer('a', line)], [requested('a', row)]);
    expect(issues).toEqual([problem]);
    expect(lines).toMatchObject([{ priced_qty: null, amount: null }]);
    expect(totals.lines_amount).toBe('0');
  });
});

test('a line carries the key of the requested material, an alternate its settled specification', () => {
  const rows = [requested('a', { spec: { ...emptySpec, canonical_key: 'pipe|6', grade: 'A106-B' } }), requested('b')];
  const { lines } = price(
    [answer('a', { response: 'alternate', offered_spec: { ...emptySpec, grade: 'API5L-B' } }), answer('b')],
    rows,
  );
  expect(lines.map(({ canonical_key }) => canonical_key)).toEqual(['pipe|6', null]);
  expect(lines[0]?.offered_spec?.grade).toBe('API5L-B');
});
