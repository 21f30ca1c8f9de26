import { expect, test } from 'vitest';
import { aCompany } from '../../../../../tests/support/anyDeal';
import { pdfText } from '../../../../../tests/support/pdfText';
import { emptySpec } from '../../../../contract/entities/spec';
import { totalsOf } from '../../../../domain/money/totals';
import { printPdf } from '../../../ports/pdf/printPdf.mjs';
import { purchaseOrder } from './purchaseOrder';

type By = 'lead_time' | 'required_date';

/** The purchase order of lines that are due on a day by somebody's word. */
async function printed(by: readonly By[], language: 'ko' | 'en', delivery_term = 'loaded'): Promise<string> {
  const lines = by.map((due_by, index) => ({
    id: `line${index}`,
    line_no: index + 1,
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
  }));
  const order = {
    order_number: 'O261121-ABCDE',
    title: '배관',
    rfq_number_id: null,
    placed_at: '2026-11-24T00:00:00Z',
    delivery_term,
    payment_term: 'prepaid',
    total_weight_kg: '0',
    unknown_weight_lines: lines.length,
    buyer: aCompany,
    seller: aCompany,
    lines,
    totals: totalsOf(
      lines.map(() => '100'),
      '0',
      'KRW',
    ),
  };
  return (await pdfText(await printPdf(purchaseOrder(order as never, language)))).replaceAll('\n', ' ');
}

test('days that only the buyer wishes are named so once, at the head of their column', {
  timeout: 60_000,
}, async () => {
  const text = await printed(['required_date', 'required_date'], 'ko');
  expect(text.match(/희망/g)).toHaveLength(1);
  expect(text.match(/미확정/g)).toHaveLength(1);
  expect(text.match(/2026-12-15/g)).toHaveLength(2);
  expect(text).not.toContain('출하 기한');
  expect(await printed(['required_date'], 'en')).toMatch(/Required.*not confirmed.*2026-12-15/);
});

test('beside a promised day, a wished one is marked in its line', { timeout: 60_000 }, async () => {
  expect(await printed(['lead_time', 'required_date'], 'ko')).toMatch(/출하 기한.*희망.*2026-12-15.*판매사.*미확정/);
});

test('a promised day is printed as such', { timeout: 60_000 }, async () => {
  const text = await printed(['lead_time'], 'ko');
  expect(text).toContain('2026-12-15');
  expect(text).not.toMatch(/희망|미확정/);
  expect(text).toContain('출하 기한');
});

test('where the seller delivers, the promised day is one of arrival', { timeout: 60_000 }, async () => {
  const text = await printed(['lead_time'], 'ko', 'delivered');
  expect(text).toContain('납기(도착)');
  expect(text).not.toContain('출하 기한');
});
