import { describe, expect, test } from 'vitest';
import type { Shipment } from '../../contract/entities/shipment';
import { emptySpec } from '../../contract/entities/spec';
import type { ErpWords, LeavingOrder } from './fieldValues';
import { isZeroRated, leavingRecord } from './recordValues';

/** Each code as a word of its own. */
const words = new Proxy(
  {},
  { get: (_, group) => new Proxy({}, { get: (__, code) => `${String(group)}:${String(code)}` }) },
);
const ERP_WORDS = words as ErpWords;

const company = (name: string) => ({
  company_name: name,
  company_registration_number: `${name}-number`,
  company_ceo: `${name}-ceo`,
  company_address: `${name}-address`,
  contact_name: `${name}-contact`,
  contact_email: `${name}-email`,
  contact_phone: `${name}-phone`,
});

const line = (id: string, line_no: number, change: object = {}) => ({
  id,
  line_no,
  description: `item ${id}`,
  spec: { ...emptySpec, category: 'pipe' as const, standard: 'KS', grade: 'A106-B' },
  qty: '10',
  uom: 'EA',
  unit_price: '1000',
  price_uom: 'EA',
  priced_qty: '10',
  amount: '10000',
  weight_kg: '50',
  weight_basis: 'theoretical',
  maker: 'M',
  origin: 'KR',
  due_on: '2026-12-24',
  shipped_qty: '4',
  outstanding_qty: '6',
  ...change,
});
const totals = (supply_amount: string, vat_amount: string, total_amount: string, vat?: string) => ({
  currency: 'KRW',
  freight_amount: '1000',
  supply_amount,
  vat_amount,
  total_amount,
  ...(vat ? { vat } : {}),
});

const order = (change: object = {}): LeavingOrder => ({
  order: {
    order_number: 'O1',
    erp_number: 'E1',
    rfq_number_id: 'Q1',
    title: 'T',
    side: 'seller',
    status: 'ORDERED',
    payment_status: 'WAITING',
    delivery_status: 'PREPARING',
    placed_at: '2026-12-01T15:30:00.000Z',
    tax_invoice: null,
    currency: 'KRW',
    totals: totals('21000', '2100', '23100'),
    total_weight_kg: '100',
    payment_term: 'prepaid',
    payment_due_on: '2026-12-03',
    delivery_term: 'delivered',
    delivery_place: 'Ulsan',
    required_date: '2026-12-20',
    buyer: company('buyer'),
    seller: { ...company('seller'), business_type: 'B', business_item: 'I' },
    lines: [line('a', 1), line('b', 2)],
    shipments: [],
    settlement: null,
    ...change,
  } as unknown as LeavingOrder['order'],
  invoice: { state: 'due' as never, issued_on: '2026-12-31' },
  charge: null,
});
const shipment = (id: string, shipped_on: string, ...lines: object[]) =>
  ({
    id,
    shipment_no: 1,
    shipped_on,
    expected_on: '2026-12-12',
    received_at: null,
    carrier: 'C',
    tracking_number: 'N',
    vehicle_number: 'V',
    freight_amount: '300',
    net_weight_kg: '20',
    lines,
  }) as unknown as Shipment;
const part = (line_id: string, qty: string, change: object = {}) => ({
  line_id,
  qty,
  weighed_kg: null,
  net_weight_kg: '20',
  heat_numbers: ['H1', 'H2'],
  received_qty: null,
  ...change,
});
const record = (kind: Parameters<typeof leavingRecord>[0], of = order(), with_: Shipment | null = null) =>
  leavingRecord(kind, of, with_, ERP_WORDS);

describe('an order', () => {
  test('leaves with its facts, its companies and its lines, its codes in words', () => {
    const { values, lines } = record('order');
    expect(values).toMatchObject({
      order_number: 'O1',
      erp_number: 'E1',
      rfq_number: 'Q1',
      side: 'side:seller',
      status: 'order:ORDERED',
      payment_status: 'payment:WAITING',
      delivery_status: 'delivery:PREPARING',
      placed_on: '2026-12-02',
      invoice_number: null,
      invoice_on: null,
      supply_amount: '21000',
      vat_amount: '2100',
      total_amount: '23100',
      freight_amount: '1000',
      weight_kg: '100',
      line_count: '2',
      payment_term: 'paymentTerm:prepaid',
      delivery_term: 'deliveryTerm:delivered',
      required_on: '2026-12-20',
      buyer_name: 'buyer',
      buyer_number: 'buyer-number',
      buyer_business_type: null,
      seller_name: 'seller',
      seller_business_type: 'B',
      seller_business_item: 'I',
      seller_email: 'seller-email',
    });
    expect(lines[1]).toEqual({
      line_cost_centre: null,
      line_project_code: null,
      line_no: '2',
      item: 'item b',
      item_standard: 'KS',
      item_grade: 'A106-B',
      item_category: 'category:pipe',
      qty: '10',
      uom: 'EA',
      unit_price: '1000',
      price_uom: 'EA',
      priced_qty: '10',
      line_supply: '10000',
      line_weight_kg: '50',
      maker: 'M',
      origin: 'KR',
      due_on: '2026-12-24',
      shipped_qty: '4',
      outstanding_qty: '6',
    });
  });
});

describe('an invoice', () => {
  test('has the VAT of each line and of the freight, which together are that of the order', () => {
    const { values, lines } = record('invoice');
    expect(values).toMatchObject({
      freight_amount: '1000',
      freight_vat: '100',
      shipped_on: null,
      invoice_state: 'invoice:due',
      invoice_on: '2026-12-31',
      invoice_kind: '01',
      invoice_claim: '02',
    });
    expect(lines.map(({ priced_qty, line_supply, line_vat }) => [priced_qty, line_supply, line_vat])).toEqual([
      ['10', '10000', '1000'],
      ['10', '10000', '1000'],
    ]);
  });

  test('of a settled order has the settled sums and lines, of one that is only proposed the ordered ones', () => {
    const settlement = (status: string) => ({
      status,
      lines: [{ line_id: 'b', priced_qty: '11', amount: '11000' }],
      totals: totals('22000', '2200', '24200'),
    });
    const settled = record('invoice', order({ settlement: settlement('AGREED') }));
    expect(settled.values).toMatchObject({ supply_amount: '22000', vat_amount: '2200', total_amount: '24200' });
    expect(settled.lines.map(({ priced_qty, line_supply, line_vat }) => [priced_qty, line_supply, line_vat])).toEqual([
      ['10', '10000', '1000'],
      ['11', '11000', '1100'],
    ]);
    const proposed = record('invoice', order({ settlement: settlement('PROPOSED') }));
    expect(proposed.values).toMatchObject({ supply_amount: '21000', vat_amount: '2100', total_amount: '23100' });
  });

  test('says whether it is paid, whether its VAT is zero, and on which day the last delivery left', () => {
    const shipments = [shipment('s', '2026-12-10', part('a', '4')), shipment('t', '2026-12-11', part('a', '1'))];
    const zero = totals('21000', '0', '21000', 'export');
    const { values } = record('invoice', order({ payment_status: 'PAID', totals: zero, shipments }));
    expect(values).toMatchObject({ invoice_claim: '01', invoice_kind: '02', shipped_on: '2026-12-11' });
    const rated = (vat?: string) => isZeroRated({ totals: totals('1', '0', '1', vat) } as never);
    expect([rated('export'), rated('taxed'), rated()]).toEqual([true, false, false]);
  });
});

describe('a shipment', () => {
  const scale = line('c', 3, { weight_basis: 'actual', price_uom: 'TON', priced_qty: '0.1', unit_price: '1000000' });
  const kilo = line('d', 4, { weight_basis: 'actual', price_uom: 'KG', priced_qty: '100', unit_price: '1000' });
  const shipped = shipment(
    's',
    '2026-12-10',
    part('a', '4'),
    part('c', '5', { weighed_kg: '52', received_qty: '5', heat_numbers: [] }),
    part('d', '5', { weighed_kg: null }),
    part('x', '1'),
  );
  const of = order({
    lines: [line('a', 1), scale, kilo],
    shipments: [{ ...shipped, received_at: '2026-12-14T16:00:00.000Z' }],
  });

  test('leaves with what was delivered, its amounts, and who carried it', () => {
    const received = { ...shipped, received_at: '2026-12-14T16:00:00.000Z' };
    expect(record('shipment', of, received).values).toMatchObject({
      order_number: 'O1',
      shipment_no: '1',
      shipped_on: '2026-12-10',
      expected_on: '2026-12-12',
      received_on: '2026-12-15',
      carrier: 'C',
      tracking_number: 'N',
      vehicle_number: 'V',
      freight_amount: '300',
      weight_kg: '20',
      line_count: '4',
    });
    expect(record('shipment', of, shipped).values.received_on).toBeNull();
  });

  test('of each line has the part, weighed in the unit of its price where the scale is paid', () => {
    const { lines } = record('shipment', of, shipped);
    expect(lines[0]).toMatchObject({
      line_no: '1',
      qty: '4',
      priced_qty: '4',
      line_supply: '4000',
      line_vat: '400',
      line_weight_kg: '20',
      heat_numbers: 'H1, H2',
      received_qty: null,
    });
    expect(lines[1]).toMatchObject({ priced_qty: '0.052', line_supply: '52000', heat_numbers: '', received_qty: '5' });
    expect(lines[2]).toMatchObject({ priced_qty: '0', line_supply: '0' });
    expect(lines[3]).toMatchObject({ qty: '1', priced_qty: null, line_supply: '0', line_vat: '0' });
    expect(lines[3]).not.toHaveProperty('item');
  });

  test('without its shipment is what is invoiced', () => {
    expect(record('shipment', order()).values).toHaveProperty('invoice_kind');
  });
});
