import { describe, expect, test } from 'vitest';
import { stockShipment } from '../../src/contract/endpoints/ownStock';
import * as stock from '../../src/contract/endpoints/stock';
import { getHub } from '../../src/contract/endpoints/hub';
import * as orders from '../../src/contract/endpoints/order';
import { withdraw } from '../../src/contract/endpoints/profile';
import { reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { claimsUntil } from '../../src/domain/states/receipt';
import { sortedCodes } from '../support/answers';
import { at, lineOf, startOrderTrade, version } from '../support/orderTrade';
import { join, joinSeller, PASSWORD } from '../support/people';
import { orderIn } from '../support/states';

const { server, buyer, seller, stranger, clock, read, paid } = await startOrderTrade();

describe('into the own warehouse', () => {
  test('what was received becomes lots with heat and quantity, once, and the seller learns nothing of it', async () => {
    const order = await paid();
    const warehouse = await buyer.ok(stock.addWarehouse, {
      body: { name: `현장 ${order.order_number}`, region: '울산' },
    });
    const lines = [{ line_id: lineOf(order).id, qty: '4', heat_numbers: ['H-77'] }];
    const shipped = await seller.ok(orders.shipOrder, { params: at(order), body: { ...version(order), lines } });
    const shipment_id = shipped.shipments[0]?.id ?? '';
    const input = { params: { ...at(order), shipment_id }, body: { warehouse_id: warehouse.id } };
    expect(await buyer.call(stockShipment, input)).toMatchObject({ mcode: 4001 });
    const received = [{ line_id: lineOf(order).id, received_qty: '3', note: '1본 누락' }];
    const body = { ...version(shipped), shipment_id, lines: received };
    await buyer.ok(orders.receiveOrder, { params: at(order), body });
    expect(await seller.call(stockShipment, input)).toMatchObject({ status: 409, mcode: 4001 });
    expect(await stranger.call(stockShipment, input)).toMatchObject({ status: 404, mcode: 4000 });
    const answers = await Promise.all([buyer.call(stockShipment, input), buyer.call(stockShipment, input)]);
    expect(sortedCodes(answers)).toEqual([0, 4001]);
    const { items } = await buyer.ok(stock.listStock, { query: { warehouse_id: warehouse.id } });
    expect(items).toMatchObject([{ on_hand: '3', uom: 'EA', heat_no: 'H-77', spec: lineOf(order).spec }]);
    expect((await read(order)).shipments[0]?.stocked_at).not.toBeNull();
    const seen = await seller.ok(orders.getOrder, { params: at(order) });
    expect(seen.shipments[0]?.stocked_at).toBeNull();
    expect(JSON.stringify(seen)).not.toContain(warehouse.name);
  });
});

describe('claims', () => {
  const claim = { kind: 'damage', text: '운송 중 개선면이 찍혔어요.' } as const;

  test('an order that finished with pieces missing takes a claim for six months, which is waited for on both sides', async () => {
    const shipped = await orderIn('shipped', { buyer, seller });
    const done = await buyer.ok(orders.receiveOrder, {
      params: at(shipped),
      body: { ...version(shipped), lines: [{ line_id: lineOf(shipped).id, received_qty: '9', note: '1본 파손' }] },
    });
    expect(done).toMatchObject({ status: 'FINISHED', claims: [], lines: [{ received_qty: '9' }, {}] });
    expect(done.actions).toContain('open_claim');
    expect(done.claims_until).toBe(claimsUntil([new Date(done.shipments[0]?.received_at ?? '')])?.toISOString());
    const input = { params: at(done), body: { ...version(done), claim } };
    expect(await seller.call(orders.openClaim, input)).toMatchObject({ mcode: 4001 });
    const open = await buyer.ok(orders.openClaim, input);
    expect(open).toMatchObject({ status: 'FINISHED', claims: [{ status: 'OPEN', ...claim }] });
    for (const who of [buyer, seller]) {
      const waiting = (await who.ok(getHub, {})).waiting.find(({ kind }) => kind === 'claim')?.records ?? [];
      expect(waiting.map(({ number }) => number)).toContain(done.order_number);
    }
    const resolved = await buyer.ok(orders.resolveClaim, {
      params: { ...at(open), claim_id: open.claims[0]?.id ?? '' },
      body: { ...version(open), resolution: '1본을 다시 받았어요.' },
    });
    expect(resolved).toMatchObject({ status: 'FINISHED', claims: [{ status: 'RESOLVED' }] });
    await clock(190 * 86_400);
    const late = { params: at(done), body: { ...version(resolved), claim } };
    expect(await buyer.call(orders.openClaim, late)).toMatchObject({ status: 409, mcode: 4001 });
  });

  test('nobody leaves a company while a claim on a finished order is open', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    const done = await orderIn('finished', two);
    const open = await two.buyer.ok(orders.openClaim, { params: at(done), body: { ...version(done), claim } });
    for (const who of [two.buyer, two.seller]) {
      await who.ok(reauth, { body: { password: PASSWORD } });
      expect(await who.call(withdraw)).toMatchObject({ mcode: errorTable.COMPANY_WORK_OPEN.mcode });
    }
    await two.buyer.ok(orders.resolveClaim, {
      params: { ...at(open), claim_id: open.claims[0]?.id ?? '' },
      body: { ...version(open), resolution: '교체품을 받았어요.' },
    });
    await two.seller.ok(withdraw);
  });

  test('an order received with a claim finishes when the buyer says it is resolved, and only the buyer can', async () => {
    const order = await orderIn('shipped', { buyer, seller });
    const open = await buyer.ok(orders.receiveOrder, { params: at(order), body: { ...version(order), claim } });
    expect(open).toMatchObject({ status: 'OPEN', delivery_status: 'RECEIVED', claims: [{ status: 'OPEN', ...claim }] });
    const params = { ...at(order), claim_id: open.claims[0]?.id ?? '' };
    const body = { ...version(open), resolution: '교체품을 받았어요.' };
    expect(await seller.call(orders.resolveClaim, { params, body })).toMatchObject({ status: 409, mcode: 4001 });
    expect(await stranger.call(orders.resolveClaim, { params, body })).toMatchObject({ status: 404, mcode: 4000 });
    const wrong = { ...params, claim_id: '019a0000-0000-7000-8000-000000000000' };
    expect(await buyer.call(orders.resolveClaim, { params: wrong, body })).toMatchObject({ status: 404, mcode: 4006 });
    const answers = await Promise.all([1, 2].map(() => buyer.call(orders.resolveClaim, { params, body })));
    expect(sortedCodes(answers)).toEqual([0, 9409]);
    expect(await read(order)).toMatchObject({ status: 'FINISHED', claims: [{ status: 'RESOLVED' }] });
  });

  test('nothing can be claimed before it shipped, nor by the seller', async () => {
    const order = await paid();
    const body = { ...version(order), claim };
    expect(await buyer.call(orders.openClaim, { params: at(order), body })).toMatchObject({ mcode: 4001 });
    const shipped = await orderIn('shipped', { buyer, seller });
    const requested = { params: at(shipped), body: { ...version(shipped), claim } };
    expect(await seller.call(orders.openClaim, requested)).toMatchObject({ mcode: 4001 });
    expect((await buyer.ok(orders.openClaim, requested)).claims).toHaveLength(1);
  });
});
