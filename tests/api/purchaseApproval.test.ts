import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { getCart } from '../../src/contract/endpoints/cart';
import { deactivateMember } from '../../src/contract/endpoints/company';
import { getHub } from '../../src/contract/endpoints/hub';
import { getOrder, listOrders } from '../../src/contract/endpoints/order';
import { putDeputy } from '../../src/contract/endpoints/people';
import { getCheckout, placePurchase } from '../../src/contract/endpoints/purchase';
import * as approvals from '../../src/contract/endpoints/purchaseApproval';
import { changeStockItem, closeStock, listMovements, openStock } from '../../src/contract/endpoints/stock';
import { listPush, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { company, lead, purchaseWaiting, state } from '../support/approval';
import { pdfPages } from '../support/pdfText';
import { Caller, colleagueOf, join, PASSWORD } from '../support/people';
import { give, idOf, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { startServer, type TestServer } from '../support/startServer';
import { addressOf, openLot, PIPE, purchaseOf, readLot, specOf } from '../support/stock';
import { dayFromNow } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const newsOf = async (who: Caller) => (await who.ok(listPush)).items.map(({ kind }) => kind);
const ordersOf = async (who: Caller) => (await who.ok(listOrders, { query: { source: 'stock' } })).items;
const inCart = async (who: Caller) => (await who.ok(getCart)).stock.flatMap(({ lines }) => lines);
const WEEK = 7 * 24 * 3600;

/** A company of an owner, a lead and a buyer, with a lot of ten pieces of a seller. */
async function scene() {
  const of = await company(server.api);
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const stock = async () => {
    const { on_hand, reserved, open_qty } = await readLot(of.sellers[0], lot.id);
    return [on_hand, reserved, open_qty];
  };
  return { ...of, lot, stock };
}

/** A scene in which four of the ten pieces wait for the owner's approval. */
async function waiting(rules?: Parameters<typeof purchaseWaiting>[4]) {
  const of = await scene();
  return { ...of, ...(await purchaseWaiting(of.owner, of.buyer, of.lot, '4', rules)) };
}

test('above the sum an order of listed stock waits, with its stock reserved; the last approval places it once', async () => {
  const of = await scene();
  const { owner, buyer, lead: head, role, lot, stock, sellers } = of;
  await state(owner, [sampleRule({ amount_from: '600000', steps: [lead(role), { kind: 'owner' }] })]);
  const address = await addressOf(buyer);
  const body = (qty: string) => purchaseOf(lot, qty, address);
  const need = async (qty: string) => buyer.ok(approvals.checkPurchaseApproval, { body: { lines: body(qty).lines } });
  expect(await need('3')).toMatchObject({ needed: false, rules: [], steps: [] });
  expect((await buyer.call(approvals.requestPurchaseApproval, { body: body('3') })).mcode).toBe(
    code('APPROVAL_NOT_NEEDED'),
  );
  expect((await need('4')).steps.map(({ approver_name }) => approver_name)).toEqual(['팀장', null]);
  expect((await buyer.call(placePurchase, { body: body('4') })).mcode).toBe(code('APPROVAL_NEEDED'));
  expect(await stock()).toEqual(['10', '0', '10']);

  const requested = await buyer.ok(approvals.requestPurchaseApproval, { body: { ...body('4'), reason: '정비 자재' } });
  expect(requested).toMatchObject({ status: 'waiting', reason: '정비 자재', actions: ['withdraw'], order_numbers: [] });
  expect(requested.sellers[0]?.totals).toMatchObject({ supply_amount: '600000', total_amount: '660000' });
  expect(await stock()).toEqual(['10', '4', '6']);
  const { items } = await sellers[0].ok(listMovements, { query: { item_id: lot.id } });
  expect(items[0]).toMatchObject({ kind: 'RESERVE', reason: 'approval', order_number: null, actor_name: null });
  expect(await ordersOf(sellers[0])).toEqual([]);
  expect(await newsOf(sellers[0])).not.toContain('order_created');
  expect(await newsOf(head)).toContain('purchase_approval_requested');
  const params = { purchase_number: requested.purchase_number };
  for (const who of [buyer, owner]) {
    expect((await who.call(approvals.approvePurchase, { params, body: {} })).mcode).toBe(code('APPROVAL_NOT_YOURS'));
  }
  const first = await head.ok(approvals.approvePurchase, { params, body: {} });
  expect(first.steps.map((step) => step.status)).toEqual(['approved', 'open']);
  expect(await ordersOf(buyer)).toEqual([]);
  const last = await owner.ok(approvals.approvePurchase, { params, body: { note: '확인' } });
  expect(last).toMatchObject({ status: 'approved', actions: [] });
  expect(await stock()).toEqual(['10', '4', '6']);
  const [order_number = ''] = last.order_numbers;
  expect((await ordersOf(sellers[0])).map((one) => one.order_number)).toEqual([order_number]);
  expect((await owner.call(approvals.approvePurchase, { params, body: {} })).mcode).toBe(code('APPROVAL_STATE'));

  const order = await buyer.ok(getOrder, { params: { order_number } });
  expect(order.totals?.total_amount).toBe('660000');
  expect(order.timeline.map(({ kind }) => kind)).toEqual([
    'approval_requested',
    'approval_approved',
    'approval_approved',
    'order_created',
  ]);
  const seen = await sellers[0].ok(getOrder, { params: { order_number } });
  expect(seen.timeline.map(({ kind }) => kind)).toEqual(['order_created']);
  expect(seen.buyer.contact_email).toBe(buyer.email);
  expect((await buyer.ok(getCheckout, { params: { checkout_id: order_number } })).orders).toHaveLength(1);
  expect(await newsOf(buyer)).toContain('purchase_approval_approved');
  const log = (await owner.ok(listAudit, { query: { limit: 100 } })).items.map(({ kind }) => kind);
  expect(log.filter((kind) => kind.startsWith('approval_') && kind !== 'approval_rules_changed')).toEqual([
    'approval_approved',
    'approval_approved',
    'approval_requested',
  ]);
});

test('of two approvers who press at once one approves, and the order is placed once', async () => {
  const of = await scene();
  const second = await colleagueOf(of.owner);
  await give(of.owner, second, place('own', of.role));
  const { params } = await purchaseWaiting(of.owner, of.buyer, of.lot, '4', [sampleRule({ steps: [lead(of.role)] })]);
  const answers = await Promise.all(
    [of.lead, second].map((who) => who.call(approvals.approvePurchase, { params, body: {} })),
  );
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('APPROVAL_STATE')]);
  expect(await ordersOf(of.buyer)).toHaveLength(1);
  expect(await of.stock()).toEqual(['10', '4', '6']);
});

test('what stays as it was is ordered, though its approver reads another language and its seller wrote a remark', async () => {
  const { owner, lot, params, sellers } = await waiting();
  const { version } = await readLot(sellers[0], lot.id);
  const body = { version, remark: '3번 선반' };
  await sellers[0].ok(changeStockItem, { params: { item_id: lot.id }, body });
  const reader = new Caller(server.api, 'en');
  reader.token = owner.token;
  expect((await reader.ok(approvals.approvePurchase, { params, body: {} })).status).toBe('approved');
});

test('what is reserved for an approval nobody else can buy', async () => {
  const { buyer, lot, sellers } = await waiting();
  const other = await join(server.api, { company_name: '다른중공업' });
  const body = purchaseOf(lot, '7', await addressOf(other));
  expect((await other.call(placePurchase, { body })).mcode).toBe(code('PURCHASE_CHANGED'));
  expect((await other.call(placePurchase, { body: { ...body, ...purchaseOf(lot, '6', body.address_id) } })).mcode).toBe(
    0,
  );
  expect(await ordersOf(buyer)).toEqual([]);
  expect(await ordersOf(sellers[0])).toHaveLength(1);
});

describe('without an order the stock is free again and the lines stand in the cart', () => {
  test('returned with a word', async () => {
    const { owner, buyer, lot, params, stock } = await waiting();
    expect(await inCart(buyer)).toEqual([]);
    expect((await owner.call(approvals.returnPurchase, { params, body: { note: '' } })).status).toBe(400);
    const answer = await owner.ok(approvals.returnPurchase, { params, body: { note: '수량을 줄여 주세요' } });
    expect(answer.steps[0]).toMatchObject({ status: 'returned', note: '수량을 줄여 주세요' });
    expect(await stock()).toEqual(['10', '0', '10']);
    expect(await inCart(buyer)).toMatchObject([{ item: { id: lot.id }, qty: '4', seen_price: '150000', problems: [] }]);
    expect(await newsOf(buyer)).toContain('purchase_approval_returned');
  });

  test('withdrawn by who requested it, and by nobody else but an owner', async () => {
    const { owner, lead: head, buyer, params, stock } = await waiting();
    expect((await head.call(approvals.withdrawPurchase, { params })).mcode).toBe(code('APPROVAL_NOT_YOURS'));
    expect((await buyer.ok(approvals.withdrawPurchase, { params })).status).toBe('withdrawn');
    expect(await stock()).toEqual(['10', '0', '10']);
    expect(await newsOf(owner)).toContain('purchase_approval_withdrawn');
    expect((await owner.call(approvals.approvePurchase, { params, body: {} })).mcode).toBe(code('APPROVAL_STATE'));
  });

  test('expired after two business days, after a warning', async () => {
    const { owner, buyer, params, stock } = await waiting();
    // Two business days from now may be four days away.
    await server.sql(
      `update approval set hold_until = now() + interval '20 hours', checked_at = null where purchase_number = $1`,
      [params.purchase_number],
    );
    await clock(0);
    expect(await newsOf(owner)).toContain('purchase_approval_ending');
    expect(await newsOf(buyer)).toContain('purchase_approval_ending');
    await clock(WEEK);
    expect(await newsOf(buyer)).toContain('purchase_approval_expired');
    expect((await buyer.ok(approvals.getPurchaseApproval, { params })).status).toBe('expired');
    expect((await owner.call(approvals.approvePurchase, { params, body: {} })).mcode).toBe(code('APPROVAL_STATE'));
    expect(await stock()).toEqual(['10', '0', '10']);
    expect(await inCart(buyer)).toHaveLength(1);
    await clock(0);
  });

  test('a price that changed meanwhile ends it, and stands in the cart to be accepted', async () => {
    const { owner, buyer, lot, params, sellers, stock } = await waiting();
    const { version } = await readLot(sellers[0], lot.id);
    await sellers[0].ok(openStock, {
      body: {
        items: [{ item_id: lot.id, version, open_qty: '6', currency: 'KRW', unit_price: '160000', price_uom: 'EA' }],
      },
    });
    const answer = await owner.ok(approvals.approvePurchase, { params, body: {} });
    expect(answer).toMatchObject({ status: 'changed', faults: ['price'], order_numbers: [] });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stock()).toEqual(['10', '0', '10']);
    expect(await inCart(buyer)).toMatchObject([{ seen_price: '150000', problems: ['price_changed'] }]);
    expect(await newsOf(buyer)).toContain('purchase_approval_changed');
  });

  test.each([
    ['another grade', { spec: specOf('PIPE SMLS 4" SCH40 A312-TP304 BE L=6M') }],
    ['another maker', { maker: '모르는강관' }],
    ['another origin', { origin: 'CN' }],
    ['a used lot', { condition: 'used' as const }],
    ['another certificate', { certificate_type: '2.1' as const }],
  ])('at the same price %s is not what was approved', async (_name, change) => {
    const { owner, buyer, lot, params, sellers, stock } = await waiting();
    const { version } = await readLot(sellers[0], lot.id);
    await sellers[0].ok(changeStockItem, { params: { item_id: lot.id }, body: { version, ...change } });
    const answer = await owner.ok(approvals.approvePurchase, { params, body: {} });
    expect(answer).toMatchObject({ status: 'changed', faults: ['goods'], order_numbers: [] });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stock()).toEqual(['10', '0', '10']);
    expect(await newsOf(buyer)).toContain('purchase_approval_changed');
  });

  test('unlisted by its seller meanwhile', async () => {
    const { owner, buyer, lot, params, sellers } = await waiting();
    const { version } = await readLot(sellers[0], lot.id);
    await sellers[0].ok(closeStock, { body: { items: [{ item_id: lot.id, version }] } });
    expect(await owner.ok(approvals.approvePurchase, { params, body: {} })).toMatchObject({
      status: 'changed',
      faults: ['gone'],
    });
    expect(await ordersOf(buyer)).toEqual([]);
    expect((await readLot(sellers[0], lot.id)).reserved).toBe('0');
  });
});

test('a deputy decides for an absent approver; owners stand in for one who is taken out', async () => {
  const of = await scene();
  const { owner, lead: head, role } = of;
  const stand = await colleagueOf(owner);
  await give(owner, stand, place('warehouse'));
  await head.ok(reauth, { body: { password: PASSWORD } });
  const deputy = { deputy_id: await idOf(stand), from_on: dayFromNow(-1), until_on: dayFromNow(3) };
  await head.ok(putDeputy, { params: { member_id: await idOf(head) }, body: deputy });
  const rules = [sampleRule({ steps: [lead(role)] })];
  const { params } = await purchaseWaiting(owner, of.buyer, of.lot, '2', rules);
  const done = await stand.ok(approvals.approvePurchase, { params, body: {} });
  expect(done.steps[0]).toMatchObject({ status: 'approved', deputy_for: expect.any(String) });

  const next = await purchaseWaiting(owner, of.buyer, of.lot, '2', rules);
  await owner.ok(deactivateMember, { params: { member_id: await idOf(head) } });
  await clock(0);
  expect(await newsOf(owner)).toContain('purchase_approval_requested');
  const answer = await owner.ok(approvals.approvePurchase, { params: next.params, body: {} });
  expect(answer.status).toBe('approved');
});

test('the page of the day shows it to who may approve it, and nobody of another company learns of it', async () => {
  const { owner, buyer, params, sellers } = await waiting();
  const kindsOf = async (who: Caller) =>
    (await who.ok(getHub)).waiting.filter(({ kind }) => kind === 'purchase_approval').flatMap(({ records }) => records);
  expect(await kindsOf(owner)).toMatchObject([{ number: params.purchase_number, due_at: expect.any(String) }]);
  expect(await kindsOf(buyer)).toEqual([]);
  expect((await buyer.ok(approvals.listPurchaseApprovals)).items).toMatchObject([{ status: 'waiting' }]);
  for (const who of [await join(server.api, { company_name: '남의회사' }), sellers[0]]) {
    expect((await who.call(approvals.getPurchaseApproval, { params })).mcode).toBe(code('APPROVAL_NOT_FOUND'));
    expect((await who.call(approvals.approvePurchase, { params, body: {} })).mcode).toBe(code('APPROVAL_NOT_FOUND'));
    expect((await who.ok(approvals.listPurchaseApprovals)).items).toEqual([]);
  }
});

test('the purchase order prints the approval line to the buyer alone', async () => {
  const { owner, buyer, params, sellers } = await waiting();
  const { order_numbers } = await owner.ok(approvals.approvePurchase, { params, body: {} });
  const text = async (who: Caller) => {
    const path = `/order/${order_numbers[0]}/paper/purchase_order`;
    const { body } = await server.api('GET', path, { lang: 'ko', token: who.token ?? '' });
    return (await pdfPages(body as Uint8Array)).map((page) => page.text.replaceAll('\n', ' ')).join(' ');
  };
  expect(await text(buyer)).toMatch(/기안/);
  expect(await text(sellers[0])).not.toMatch(/기안/);
});
