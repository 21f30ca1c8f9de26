import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { defineEndpoint } from '../endpoint';
import { orderSummary } from '../entities/order';
import { amount, currency, uuid } from '../values';
import * as routes from '../routes/material';

/** An award that waits for this seller's answer. */
const waitingBid = z.object({
  id: uuid,
  rfq_number_id: z.string(),
  title: z.string(),
  buyer_company_name: z.string(),
  answer_until: z.string(),
  currency,
  total_amount: amount,
});

/** Money that open orders have yet to bring, balances after weighing included, per currency. */
const revenue = z.object({
  currency,
  amount,
  order_count: z.number().int(),
  overdue_count: z.number().int(),
  reported_count: z.number().int(),
  /** Orders whose weighing left a difference to be paid. */
  balance_count: z.number().int(),
});

export const getSalesDesk = defineEndpoint(routes.getSalesDesk, {
  tag: 'order',
  summary: 'What waits for the company as a seller: awards to answer, orders to ship, money to come.',
  access: 'member',
  response: z
    .object({ bids: z.array(waitingBid), orders: z.array(orderSummary), revenue: z.array(revenue) })
    .register(apiSchemas, { id: 'SalesDesk' }),
});
