import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompanySnapshot, Order } from '../../../../contract/entities/order';
import type { Currency } from '../../../../contract/values';
import { lineAmount } from '../../../../domain/money/lineAmount';
import { totalsOf } from '../../../../domain/money/totals';
import type { Paper } from '../../../ports/pdf/paper';
import { grouped } from './figures';
import { purchaseOrder, statement } from './orderPaper';

const company: CompanySnapshot = {
  company_name: '한빛플랜트',
  company_registration_number: '2208162517',
  company_address: '울산',
  company_ceo: '김대표',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  verified: true,
};

const price = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
const lineArb = fc.record({
  qty: fc.integer({ min: 1, max: 999_999 }).map((n) => new Big(n).div(1000).toFixed(3)),
  unit_price: price,
  weight: fc.integer({ min: 1, max: 90_000 }).map((n) => new Big(n).div(1000).toFixed()),
  price_uom: fc.constantFrom('EA' as const, 'KG' as const, 'TON' as const),
  discount: fc.constantFrom('0', '10', '12.5'),
});
const orderArb = fc
  .record({
    currency: fc.constantFrom<Currency>('KRW', 'USD'),
    freight: fc.integer({ min: 0, max: 5_000_000 }).map(String),
    lines: fc.array(lineArb, { minLength: 1, maxLength: 12 }),
  })
  .map(({ currency, freight, lines }) => {
    const priced = lines.map((line, index) => {
      const measures = { uom: 'EA' as const, length_m: null, unit_weight_kg: line.weight };
      const sum = lineAmount({ ...line, weight_discount_pct: line.discount }, measures, currency);
      return {
        ...line,
        ...sum,
        line_no: index + 1,
        uom: 'EA',
        description: '강관',
        weight_kg: null,
        maker: null,
        origin: null,
      };
    });
    const totals = totalsOf(
      priced.map((line) => line.amount ?? '0'),
      freight,
      currency,
    );
    return {
      order_number: 'O261121-ABCDE',
      title: '배관',
      rfq_number_id: null,
      placed_at: '2026-11-21T00:00:00Z',
      delivery_term: 'loaded',
      payment_term: 'prepaid',
      bank_account: null,
      total_weight_kg: '0',
      unknown_weight_lines: 0,
      tax_invoice: null,
      settlement: null,
      balance: null,
      buyer: company,
      seller: company,
      lines: priced,
      totals,
    } as unknown as Order;
  });

type Node = { table?: { body: unknown[][] }; layout?: string };

/** Every text below a node of a paper, in reading order. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!node || typeof node !== 'object') return [];
  const { text, stack, columns, table } = node as Record<string, unknown> & Node;
  return [text, stack, columns, table?.body].flatMap(texts);
}

function tables(node: unknown, layout: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one) => tables(one, layout));
  if (!node || typeof node !== 'object') return [];
  const here = node as Node & { columns?: unknown; stack?: unknown };
  return [
    ...(here.table && here.layout === layout ? [here] : []),
    ...tables(here.columns, layout),
    ...tables(here.stack, layout),
  ];
}

const amountIn = (text: string) => new Big(text.replace(/[^\d.]/g, ''));

/** The figures that a reader of the paper would add up. */
function printed(paper: Paper) {
  const [lines] = tables(paper.content, 'lines');
  const [sums] = tables(paper.content, 'sums');
  return {
    amounts: (lines?.table?.body.slice(1) ?? []).map((row) => amountIn(texts(row.at(-1)).join(''))),
    sums: (sums?.table?.body ?? []).map((row) => amountIn(texts(row.at(-1)).join(''))),
  };
}

describe.each([
  ['purchase order', purchaseOrder],
  ['statement', statement],
])('%s', (_name, build) => {
  test.each(['ko', 'en'] as const)('the printed amounts add up to the last won (%s)', (language) => {
    fc.assert(
      fc.property(orderArb, (order) => {
        const { amounts, sums } = printed(build(order, language));
        const [materials, freight, supply, vat, total] = sums as [Big, Big, Big, Big, Big];
        const added = amounts.reduce((sum, value) => sum.plus(value), new Big(0));
        expect(amounts).toHaveLength(order.lines.length);
        expect(added.toFixed()).toBe(materials.toFixed());
        expect(materials.plus(freight).toFixed()).toBe(supply.toFixed());
        expect(supply.plus(vat).toFixed()).toBe(total.toFixed());
        expect(total.toFixed()).toBe(new Big(order.totals.total_amount).toFixed());
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.5000', '1,234,567.5000'],
])('%s is printed as %s: figures are set apart and never changed', (given, shown) => {
  expect(grouped(given)).toBe(shown);
});
