import { describe, expect, test } from 'vitest';
import { aCompany } from '../../../../../tests/support/anyDeal';
import { pdfText } from '../../../../../tests/support/pdfText';
import { emptySpec } from '../../../../contract/entities/spec';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { totalsOf } from '../../../../domain/money/totals';
import { printPdf } from '../../../ports/pdf/printPdf.mjs';
import { purchaseOrder } from './purchaseOrder';
import { statement } from './statementDocument';

/** An order of one line at one price between companies with such names, all of it shipped. */
function orderOf(qty: string, unit_price: string, freight: string, company_name: string, contact_name: string) {
  const bare = { uom: 'EA' as const, length_m: null, unit_weight_kg: null };
  const priced = lineAmount({ qty, unit_price, price_uom: 'EA', weight_discount_pct: '0' }, bare, 'KRW');
  if (!priced) throw new Error('pieces can always be priced');
  const party = { ...aCompany, company_name, contact_name };
  const line = {
    id: 'line',
    line_no: 1,
    qty,
    uom: 'EA',
    unit_price,
    price_uom: 'EA',
    description: '강관',
    weight_kg: null,
    maker: null,
    origin: null,
    lead_days: null,
    spec: emptySpec,
    certificate_type: null,
    requested: null,
    alternate: false,
    deviations: [],
    weight_basis: 'theoretical',
    ...priced,
  };
  const delivered = { line_id: 'line', line_no: 1, qty, uom: 'EA', description: '강관', heat_numbers: [] };
  const shipment = {
    id: 's',
    shipment_no: 1,
    shipped_on: '2026-11-21',
    freight_amount: null,
    lines: [{ ...delivered, weighed_kg: null, received_qty: null }],
  };
  const order = {
    order_number: 'O261121-ABCDE',
    title: '배관',
    rfq_number_id: null,
    placed_at: '2026-11-21T00:00:00Z',
    delivery_term: 'loaded',
    payment_term: 'prepaid',
    delivery_status: 'SHIPPED',
    total_weight_kg: '0',
    unknown_weight_lines: 1,
    buyer: party,
    seller: party,
    lines: [line],
    shipments: [shipment],
    claims: [],
    totals: totalsOf([priced.amount], freight, 'KRW'),
  };
  return { order: order as never, shipment: shipment as never };
}

const read = async (document: Parameters<typeof printPdf>[0]) => pdfText(await printPdf(document));

describe.each(['Hanbit Pipe ABC', '강관 21', '한빛강관(주)'])('documents of %s, whose contact is 이', (name) => {
  test('print amounts of 13 digits whole, and in words', { timeout: 60_000 }, async () => {
    // 9,990,000 × 900,000 = 8,991,000,000,000; with VAT 9,890,100,000,000.
    const { order, shipment } = orderOf('9990000', '900000', '0', name, '이');
    for (const document of [purchaseOrder(order, 'ko'), statement(order, shipment, 'ko')]) {
      const text = await read(document);
      for (const figure of ['8,991,000,000,000', '899,100,000,000', '9,890,100,000,000원'])
        expect(text).toContain(figure);
      expect(text.replaceAll('\n', ' ')).toContain('일금 구조팔천구백일억원정 (₩9,890,100,000,000)');
      expect(text).toContain(name);
      expect(text).toMatch(/담당자 이(\s|$)/m);
    }
    const english = await read(purchaseOrder(order, 'en'));
    expect(english).toContain('KRW 9,890,100,000,000');
  });

  test('print an amount of 0 as a figure, not as a gap', { timeout: 60_000 }, async () => {
    const { order, shipment } = orderOf('1', '0', '0', name, '이');
    for (const document of [purchaseOrder(order, 'ko'), statement(order, shipment, 'ko')]) {
      const text = await read(document);
      expect(text).toContain('합계 금액 0원');
      expect(text).toContain('부가가치세 0원');
    }
  });
});
