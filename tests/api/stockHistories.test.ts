import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as orders from '../../src/contract/endpoints/order';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import * as stock from '../../src/contract/endpoints/stock';
import { CROWD_SECRET, crowd, disagreements } from '../support/crowd';
import { type Caller, joinSeller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { lotOf, opened, PIPE, purchaseOf, readLot, warehouseOf } from '../support/stock';

let server: OwnServer;
let seller: Caller;
let buyer: { caller: Caller; address: string };
const servers: OwnServer[] = [];

beforeAll(async () => {
  server = await startOwnServer({ JWT_SECRET: CROWD_SECRET });
  servers.push(server);
  seller = await joinSeller(server.api);
  const [one] = await crowd(server, seller, 1, [server.api]);
  if (!one) throw new Error('nobody came');
  buyer = one;
});
afterAll(async () => {
  for (const one of servers) await one.stop();
});

type Step = { kind: number; amount: number };
const history = fc.array(fc.record({ kind: fc.integer({ min: 0, max: 8 }), amount: fc.integer({ min: 1, max: 14 }) }), {
  minLength: 6,
  maxLength: 14,
});

/** What anybody may try with a lot, sensible or not; refusals are as good as successes as long as the books agree. */
async function attempt(id: string, { kind, amount }: Step, placed: string[]): Promise<unknown> {
  const lot = await readLot(seller, id);
  const params = { item_id: id };
  const body = { version: lot.version, qty: String(amount) };
  const number = placed[amount % Math.max(1, placed.length)];
  switch (kind) {
    case 0:
      return seller.call(stock.receiveStock, { params, body });
    case 1:
      return seller.call(stock.issueStock, { params, body });
    case 2:
      return seller.call(stock.countStock, { params, body: { version: lot.version, counted: String(amount) } });
    case 3:
      return seller.call(stock.adjustStock, { params, body: { version: lot.version, delta: String(amount - 7) } });
    case 4:
      return seller.call(stock.moveStock, {
        params,
        body: { ...body, warehouse_id: await warehouseOf(seller, '옮긴 창고', '울산') },
      });
    case 5:
      return seller.call(stock.cutStock, { params, body: { ...body, lengths_m: ['2', '1'] } });
    case 6:
      return opened(seller, lot, { open_qty: String(amount) }).catch(() => null);
    case 7: {
      const answer = await buyer.caller.call(placePurchase, { body: purchaseOf(lot, String(amount), buyer.address) });
      for (const order of answer.mcode === 0 ? answer.data.orders : []) placed.push(order.order_number);
      return answer;
    }
    default:
      return number
        ? buyer.caller.call(orders.cancelOrder, {
            params: { order_number: number },
            body: { version: 1, reason: '변경' },
          })
        : null;
  }
}

test('whatever happens to a lot in whatever order, the ledger, the reservations and the bounds agree', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const lot = await lotOf(seller, PIPE, '10');
      const placed: string[] = [];
      for (const step of steps) await attempt(lot.id, step, placed);
      expect(await disagreements(server)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('killed at any moment in the middle of it, they still agree', async () => {
  for (const delay of [3, 9, 20, 45]) {
    const lot = await opened(seller, await lotOf(seller, PIPE, '50'));
    const storm = Array.from({ length: 24 }, (_, index) =>
      attempt(lot.id, { kind: [7, 0, 1, 4, 5, 8][index % 6] ?? 0, amount: (index % 4) + 1 }, []).catch(() => null),
    );
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server.kill9();
    await Promise.all(storm);
    expect(await disagreements(server)).toEqual([]);
    const { PORT, ...env } = server.env;
    server = await startOwnServer({ ...env, PORT: PORT ?? '', DATABASE_URL: server.databaseUrl });
    servers.push(server);
  }
});
