import { expect, test } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import { type QuotationLine, quotationLineInput } from '../../../../contract/entities/quotation';
import { changedTerms, quoteChanges } from './quoteChanges';
import { type QuoteRow, rowOf } from './quoteRow';

const line = sampleLine({ line_no: 3, qty: '10', uom: 'EA' });
const standing = {
  lines: [
    {
      ...quotationLineInput.parse({ rfq_line_id: line.id, response: 'exact', unit_price: '27000.00', price_uom: 'EA' }),
      lead_days: 10,
    } as QuotationLine,
  ],
};
const row = (change: Partial<QuoteRow>): QuoteRow => ({
  ...rowOf(line, standing.lines[0], true),
  ...change,
});

test('a changed price or lead time is named from what to what', () => {
  expect(quoteChanges(standing, [row({ unit_price: '25,500' })])).toMatchObject([
    { line_no: 3, before: { unit_price: '27000.00' }, after: { unit_price: '25500' } },
  ]);
  expect(quoteChanges(standing, [row({ lead_days: '30' })])).toMatchObject([
    { before: { lead_days: 10 }, after: { lead_days: 30 } },
  ]);
});

test('the same number written otherwise changes nothing; a line that is no longer answered does', () => {
  expect(quoteChanges(standing, [row({ unit_price: '27000' })])).toEqual([]);
  expect(quoteChanges(standing, [row({ unit_price: '' })])).toMatchObject([{ line_no: 3, after: null }]);
});

test('a quotation with other terms or files alone is not the same as the one that stands', () => {
  const head: Parameters<typeof changedTerms>[0] = {
    currency: 'KRW',
    delivery_term: 'delivered',
    payment_term: 'prepaid',
    vat: null,
    min_order_amount: '1000000.00',
    all_or_nothing: false,
    memo: null,
    attachments: [],
  };
  expect(changedTerms(head, { ...head, min_order_amount: '1000000' })).toEqual([]);
  const file = { file_id: 'f1' } as (typeof head.attachments)[number];
  const other = { ...head, payment_term: 'eom_next' as const, memo: '분할 납품', attachments: [file] };
  expect(changedTerms(head, other)).toEqual(['payment_term', 'memo', 'attachments']);
});
