import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import { type Order, type OrderAction, order as orderShape } from '../../src/contract/entities/order';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { type Caller, join, joinSeller } from '../support/people';
import { uploadedFile } from '../support/uploads';
import { startServer, type TestServer } from '../support/startServer';
import { orderIn, type Two } from '../support/states';

/** Every step of the contract, in every state of an order, by either side and by strangers. */
const ACTIONS = orderShape.shape.actions.element.options;
const SIDES = ['buyer', 'seller'] as const;

let server: TestServer;
let people: Two;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer();
  const [buyer, seller, third] = await Promise.all([
    join(server.api),
    joinSeller(server.api),
    joinSeller(server.api, ['pipe'], { company_name: '남의강관' }),
  ]);
  people = { buyer, seller };
  stranger = third;
});
afterAll(() => server?.stop());

const params = ({ order_number }: Order) => ({ order_number });
const note = '확인했어요';
const claim = { kind: 'damage', text: '개선면이 찍혔어요.' } as const;
const NOBODY = '019a0000-0000-7000-8000-000000000000';

type Take = (who: Caller, order: Order) => Promise<{ status: number; mcode: number; data: unknown }>;
const at = (order: Order) => ({ params: params(order) });
const v = ({ version }: Order) => ({ version });
const takes: Record<OrderAction, Take> = {
  report_payment: (who, order) =>
    who.call(orders.reportPayment, {
      ...at(order),
      body: { ...v(order), paid_on: '2026-11-21', depositor: '한빛플랜트' },
    }),
  confirm_payment: (who, order) => who.call(orders.confirmPayment, { ...at(order), body: v(order) }),
  reject_payment: (who, order) => who.call(orders.rejectPayment, { ...at(order), body: { ...v(order), reason: note } }),
  ship: (who, order) => who.call(orders.shipOrder, { ...at(order), body: v(order) }),
  add_certificate: async (who, order) => {
    const [shipment] = order.shipments;
    const line = shipment?.lines[0];
    const heats = line && line.heat_numbers.length > 0 ? line.heat_numbers : ['H1'];
    const unstated = line && line.heat_numbers.length === 0 ? [{ line_id: line.line_id, heat_numbers: heats }] : [];
    const file_id = who === people.seller && shipment ? await uploadedFile(who, server.url) : NOBODY;
    return who.call(orders.addCertificates, {
      params: { ...params(order), shipment_id: shipment?.id ?? NOBODY },
      body: { ...v(order), lines: unstated, certificates: [{ file_id, heat_numbers: heats }] },
    });
  },
  receive: (who, order) => who.call(orders.receiveOrder, { ...at(order), body: v(order) }),
  open_claim: (who, order) => who.call(orders.openClaim, { ...at(order), body: { ...v(order), claim } }),
  resolve_claim: (who, order) =>
    who.call(orders.resolveClaim, {
      params: { ...params(order), claim_id: order.claims[0]?.id ?? NOBODY },
      body: { ...v(order), resolution: note },
    }),
  agree_settlement: (who, order) =>
    who.call(orders.answerSettlement, { ...at(order), body: { ...v(order), agree: true } }),
  refuse_settlement: (who, order) =>
    who.call(orders.answerSettlement, { ...at(order), body: { ...v(order), agree: false, note } }),
  confirm_balance: (who, order) => who.call(orders.confirmBalance, { ...at(order), body: v(order) }),
  record_tax_invoice: (who, order) =>
    who.call(orders.recordTaxInvoice, {
      ...at(order),
      body: { ...v(order), number: '20261121-41000000-1', issued_on: '2026-11-21' },
    }),
  cancel: (who, order) => who.call(orders.cancelOrder, { ...at(order), body: { ...v(order), reason: note } }),
  agree_cancel: (who, order) => who.call(orders.answerCancel, { ...at(order), body: { ...v(order), agree: true } }),
  refuse_cancel: (who, order) => who.call(orders.answerCancel, { ...at(order), body: { ...v(order), agree: false } }),
  confirm_refund: (who, order) => who.call(orders.refundOrder, { ...at(order), body: v(order) }),
};

async function after(order: Promise<Order>, who: 'buyer' | 'seller', action: OrderAction): Promise<Order> {
  const answer = await takes[action](people[who], await order);
  expect(answer.mcode).toBe(0);
  return answer.data as Order;
}

async function partShipped(): Promise<Order> {
  const order = await orderIn('paid', people);
  const lines = [{ line_id: order.lines[0]?.id ?? '', qty: '4' }];
  return people.seller.ok(orders.shipOrder, { ...at(order), body: { ...v(order), lines } });
}

const weighed = async (term: 'prepaid' | 'eom_next', factor: number) => {
  const order = await orderByScale(term, people);
  return shipWeighed(people.seller, term === 'prepaid' ? await paidBy(order, people) : order, factor);
};

interface State {
  make: () => Promise<Order>;
  buyer: OrderAction[];
  seller: OrderAction[];
}

/** Who may do what when, written down from the rules of the trade and not from the code. */
const states: Record<string, State> = {
  unpaid: {
    make: () => orderIn('unpaid', people),
    buyer: ['report_payment', 'cancel'],
    seller: ['record_tax_invoice', 'cancel'],
  },
  reported: {
    make: () => orderIn('reported', people),
    buyer: ['cancel'],
    seller: ['confirm_payment', 'reject_payment', 'record_tax_invoice', 'cancel'],
  },
  paid: {
    make: () => orderIn('paid', people),
    buyer: ['cancel'],
    seller: ['ship', 'record_tax_invoice', 'cancel'],
  },
  'cancelling asked by the buyer': {
    make: () => after(orderIn('paid', people), 'buyer', 'cancel'),
    buyer: [],
    seller: ['ship', 'record_tax_invoice', 'agree_cancel', 'refuse_cancel'],
  },
  'cancelling asked by the seller': {
    make: () => after(orderIn('paid', people), 'seller', 'cancel'),
    buyer: ['agree_cancel', 'refuse_cancel'],
    seller: ['ship', 'record_tax_invoice'],
  },
  'shipped in part': {
    make: partShipped,
    buyer: ['receive', 'open_claim', 'cancel'],
    seller: ['add_certificate', 'ship', 'record_tax_invoice', 'cancel'],
  },
  shipped: {
    make: () => orderIn('shipped', people),
    buyer: ['receive', 'open_claim', 'cancel'],
    seller: ['add_certificate', 'record_tax_invoice', 'cancel'],
  },
  'shipped with a claim': {
    make: () => after(orderIn('shipped', people), 'buyer', 'open_claim'),
    buyer: ['receive', 'open_claim', 'resolve_claim', 'cancel'],
    seller: ['add_certificate', 'record_tax_invoice', 'cancel'],
  },
  'weighed beyond what was agreed': {
    make: () => weighed('eom_next', 1.2),
    buyer: ['report_payment', 'receive', 'open_claim', 'agree_settlement', 'refuse_settlement', 'cancel'],
    seller: ['add_certificate', 'record_tax_invoice', 'cancel'],
  },
  'weighed heavier after payment': {
    make: () => weighed('prepaid', 1.04),
    buyer: ['receive', 'open_claim', 'cancel'],
    seller: ['add_certificate', 'confirm_balance', 'record_tax_invoice', 'cancel'],
  },
  'weighed lighter after payment': {
    make: () => weighed('prepaid', 0.96),
    buyer: ['receive', 'open_claim', 'confirm_balance', 'cancel'],
    seller: ['add_certificate', 'record_tax_invoice', 'cancel'],
  },
  'received with a claim': {
    make: () => after(after(orderIn('shipped', people), 'buyer', 'open_claim'), 'buyer', 'receive'),
    buyer: ['open_claim', 'resolve_claim'],
    seller: ['add_certificate', 'record_tax_invoice'],
  },
  finished: {
    make: () => orderIn('finished', people),
    buyer: ['open_claim'],
    seller: ['add_certificate', 'record_tax_invoice'],
  },
  cancelled: { make: () => orderIn('cancelled', people), buyer: [], seller: [] },
  'refund due': { make: () => orderIn('refund_due', people), buyer: ['confirm_refund'], seller: [] },
  refunded: { make: () => after(orderIn('refund_due', people), 'buyer', 'confirm_refund'), buyer: [], seller: [] },
};

test('no step is left out of the table', () => {
  const summary = new Set(Object.values(states).flatMap(({ buyer, seller }) => [...buyer, ...seller]));
  expect([...ACTIONS].filter((action) => !summary.has(action))).toEqual([]);
});

describe.each(Object.entries(states))('an order that is %s', (_name, state) => {
  test('offers each side its own steps and refuses every other, by whomever', async () => {
    const order = await state.make();
    for (const side of SIDES) {
      const seen = await people[side].ok(orders.getOrder, at(order));
      expect([...seen.actions].sort()).toEqual([...state[side]].sort());
      for (const action of ACTIONS.filter((one) => !state[side].includes(one))) {
        const answer = await takes[action](people[side], seen);
        const summary = `${action} by the ${side}`;
        expect(answer.status, summary).toBe(409);
        expect(answer.mcode, summary).toBe(action === 'ship' && answer.mcode === 4002 ? 4002 : 4001);
      }
    }
    for (const action of ACTIONS) {
      expect(await takes[action](stranger, order)).toMatchObject({ status: 404, mcode: 4000 });
    }
    expect((await people.buyer.ok(orders.getOrder, at(order))).version).toBe(order.version);
  });

  test('takes each of those steps', async () => {
    for (const side of SIDES) {
      for (const action of state[side]) {
        const answer = await takes[action](people[side], await state.make());
        expect(answer.mcode, `${action} by the ${side}`).toBe(0);
      }
    }
  });
});
