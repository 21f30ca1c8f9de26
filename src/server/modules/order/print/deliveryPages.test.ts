import { expect, test } from 'vitest';
import { aCompany } from '../../../../../tests/support/anyDeal';
import { pdfPages } from '../../../../../tests/support/pdfText';
import { emptySpec } from '../../../../contract/entities/spec';
import { printPdf } from '../../../ports/pdf/printPdf.mjs';
import { statement } from './statementDocument';

const line = {
  description: 'PIPE SMLS 4" SCH40 A106-B',
  spec: emptySpec,
  qty: '3',
  uom: 'EA',
  unit_price: '100',
  price_uom: 'EA',
  amount: '300',
  weight_kg: null,
  maker: null,
  origin: null,
  requested: null,
  alternate: false,
  deviations: [],
  weight_basis: 'theoretical',
  weighed_kg: null,
  received_qty: null,
};

/** A delivery of so many lines, as its statement is printed. */
function printed(
  count: number,
  note: string | null,
  received_qty: string | null = null,
  claims: object[] = [],
  received_at: string | null = '2026-11-23T01:00:00Z',
) {
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line,
    received_qty,
    id: `line${index}`,
    line_id: `line${index}`,
    line_no: index + 1,
  }));
  const shipment = {
    id: 's',
    shipment_no: 1,
    shipped_on: '2026-11-22',
    shipped_at: '2026-11-22T01:00:00Z',
    received_at,
    freight_amount: null,
    carrier: '한진',
    vehicle_number: '12가1234',
    driver_phone: '010-1234-5678',
    expected_on: '2026-11-23',
    note,
    lines,
  };
  const sums = { lines_amount: `${300 * count}`, supply_amount: `${300 * count}`, vat_amount: `${30 * count}` };
  const order = {
    order_number: 'O261121-ABCDE',
    title: '배관',
    rfq_number_id: 'Q261120-ABCDE',
    delivery_term: 'loaded',
    delivery_place: '울산',
    buyer: aCompany,
    seller: aCompany,
    lines,
    totals: { ...sums, currency: 'KRW', freight_amount: '0', total_amount: `${330 * count}` },
    shipments: [shipment],
    claims,
    balance: null,
    settlement: null,
    tax_invoice: null,
  };
  return printPdf(statement(order as never, shipment as never, 'ko'));
}

test('the receiver signs on the page that says how the goods travelled, however many lines come before', async () => {
  const lengths = new Set<number>();
  for (let count = 8; count <= 12; count += 1) {
    const pages = await pdfPages(await printed(count, null));
    lengths.add(pages.length);
    expect(pages.at(-1)?.text, `${count} lines`).toMatch(/차량 번호 12가1234[\s\S]*인수자/);
  }
  // One of them is the first that does not fit on a page.
  expect([...lengths]).toEqual([1, 2]);
});

test('a memo as long as it may be stays whole beside it', async () => {
  const memo = '현장 하역은 크레인으로 해 주세요. '.repeat(25).slice(0, 500).trim();
  const pages = await pdfPages(await printed(10, memo));
  expect(pages.at(-1)?.text.replaceAll(/\s/g, '')).toContain(memo.replaceAll(/\s/g, ''));
});

test('a delivery that the buyer counted otherwise and claimed says so', async () => {
  const claim = { status: 'OPEN', text: '2개 파손' };
  const before = { ...claim, text: '앞선 납품', opened_at: '2026-11-22T12:00:00Z' };
  const claims = [before, { ...claim, opened_at: '2026-11-24T01:00:00Z' }];
  const pages = await pdfPages(await printed(1, null, '1', claims));
  const text = pages.map((page) => page.text).join(' ');
  expect(text).toContain('인수 1 EA');
  expect(text).toMatch(/클레임.*2026-11-24 · 처리 중 · 2개 파손/s);
  expect(text).not.toContain('앞선 납품');
  const coming = (await pdfPages(await printed(1, null, null, claims, null))).map((page) => page.text).join(' ');
  expect(coming).not.toContain('2개 파손');
  const clean = (await pdfPages(await printed(1, null, '3'))).map((page) => page.text).join(' ');
  expect(clean).not.toMatch(/인수 3|클레임/);
});
