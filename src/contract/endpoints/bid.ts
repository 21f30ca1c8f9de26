import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { bid } from '../entities/order';
import { shortText, uuid, version } from '../values';
import * as routes from '../routes/award';

const tag = 'bid';
const params = z.object({ bid_id: uuid });
const change = { tag, access: 'member', params, response: bid } as const;

export const getBid = defineEndpoint(routes.getBid, {
  tag,
  summary: 'One bid, for the awarding buyer and the awarded seller.',
  access: 'member',
  params,
  response: bid,
  errors: ['BID_NOT_FOUND'],
});

export const confirmBid = defineEndpoint(routes.confirmBid, {
  ...change,
  summary: 'The seller takes the award; once every bid is answered it becomes an order.',
  body: z.object({
    version,
    note: shortText(500).nullable().default(null),
    /** Lines whose lots are reserved as soon as the order is placed; refused where less is left than they need. */
    reserve_line_ids: z.array(uuid).max(5000).default([]),
  }),
  errors: ['BID_NOT_FOUND', 'BID_STATE', 'NO_BANK_ACCOUNT', 'QUOTED_STOCK_SHORT', 'STALE_VERSION'],
});

export const declineBid = defineEndpoint(routes.declineBid, {
  ...change,
  summary: 'The seller refuses the award.',
  body: z.object({ version, reason: shortText(300).min(1) }),
  errors: ['BID_NOT_FOUND', 'BID_STATE', 'STALE_VERSION'],
});

export const takeBackBid = defineEndpoint(routes.takeBackBid, {
  ...change,
  summary: 'The buyer takes an unanswered bid back.',
  body: z.object({ version }),
  errors: ['BID_NOT_FOUND', 'BID_STATE', 'STALE_VERSION'],
});
