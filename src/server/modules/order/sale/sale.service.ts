import Big from 'big.js';
import { formatExact } from '../../../../domain/money/exact';
import { seoulDay } from '../../../../domain/time/deadline';
import type { MemberWork } from '../../../http/context';
import { presentOrderSummary } from '../order.presenter';
import { findOrdersToShip, findWaitingBids, sumRevenue } from './sale.repository';

/** What waits for the company as a seller, all in one answer. */
export async function readSalesDesk({ db, session, now, language }: MemberWork) {
  const { company_id: own } = session;
  const bids = await findWaitingBids(db, own, now, language);
  const orders = await findOrdersToShip(db, own);
  const revenue = await sumRevenue(db, own, seoulDay(now));
  return {
    bids: bids.map(({ bid, ...rest }) => ({
      ...rest,
      id: bid.id,
      answer_until: bid.answer_until.toISOString(),
      currency: bid.totals.currency,
      total_amount: bid.totals.total_amount,
    })),
    orders: orders.map((row) => presentOrderSummary(row, 'seller', language)),
    revenue: revenue.map((row) => ({ ...row, amount: formatExact(new Big(row.amount), row.currency) })),
  };
}
