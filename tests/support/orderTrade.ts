import { afterEach, expect } from 'vitest';
import { getOrder } from '../../src/contract/endpoints/order';
import type { Order } from '../../src/contract/entities/order';
import { joinSeller } from './people';
import { startTrade } from './startTrade';
import { orderIn } from './states';

/** Where calls name an order. */
export const at = ({ order_number }: Order) => ({ order_number });

/** What a change of an order says that its caller saw. */
export const version = ({ version: seen }: Order) => ({ version: seen });

/** A line of an order, the first unless said. */
export const lineOf = (order: Order, index = 0) => order.lines[index] ?? expect.fail('the order has no such line');

/**
 * What a file about orders begins with: buyer, seller and a stranger on a server whose clock moves by `clock`, in seconds, and
 * is set right after each test. Call it at the top of the file.
 */
export async function startOrderTrade() {
  const trade = await startTrade({
    people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
    env: { TEST_CLOCK: '1' },
  });
  const { server, buyer, seller } = trade;
  const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
  afterEach(() => clock(0));
  return {
    ...trade,
    clock,
    read: (order: Order) => buyer.ok(getOrder, { params: at(order) }),
    paid: () => orderIn('paid', { buyer, seller }),
  };
}
