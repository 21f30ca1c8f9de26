import { expect, test } from 'vitest';
import { aCompany } from '../../../../../tests/support/anyDeal';
import { pdfText } from '../../../../../tests/support/pdfText';
import { emptySpec } from '../../../../contract/entities/spec';
import { totalsOf } from '../../../../domain/money/totals';
import { printPdf } from '../../../ports/pdf/printPdf.mjs';
import { purchaseOrder } from './purchaseOrder';

/** The purchase order of one line, due on a day by somebody's word. */
async function printed(due_by: 'lead_time' | 'required_date', language: 'ko' | 'en'): Promise<string> {
  const line = {
    id: 'line',
    line_no: 1,
    description: 'PIPE',
    spec: emptySpec,
    qty: '1',
    uom: 'EA',
    unit_price: '100',
    price_uom: 'EA',
    priced_qty: '1',
    amount: '100',
    weight_kg: null,
    maker: null,
    origin: null,
    certificate_type: null,
    requested: null,
    alternate: false,
    deviations: [],
    lead_days: due_by === 'lead_time' ? 21 : null,
    due_on: '2026-12-15',
    due_by,
  };
  const order = {
    order_number: 'O261121-ABCDE',
    title: '배관',
    rfq_number_id: null,
    placed_at: '2026-11-24T00:00:00Z',
    delivery_term: 'delivered',
    payment_term: 'prepaid',
    total_weight_kg: '0',
    unknown_weight_lines: 1,
    buyer: aCompany,
    seller: aCompany,
    lines: [line],
    totals: totalsOf(['100'], '0', 'KRW'),
  };
  return (await pdfText(await printPdf(purchaseOrder(order as never, language)))).replaceAll('\n', ' ');
}

test('a day that only the buyer wishes is printed as a wish', { timeout: 60_000 }, async () => {
  expect(await printed('required_date', 'ko')).toMatch(/희망.*2026-12-15.*판매사.*미확정/);
  expect(await printed('required_date', 'en')).toMatch(/Requested.*2026-12-15.*not confirmed.*by seller/);
});

test('a promised day is printed as such', { timeout: 60_000 }, async () => {
  const text = await printed('lead_time', 'ko');
  expect(text).toContain('2026-12-15');
  expect(text).not.toMatch(/희망|미확정/);
});
