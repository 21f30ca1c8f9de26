import * as z from 'zod';
import { amount, uuid } from '../values';
import { moneyTotals } from './rfq';

/** Lines priced on actual weight, settled by what the scale showed. */
export const settlement = z.object({
  status: z.enum(['PROPOSED', 'AGREED', 'REFUSED']),
  lines: z.array(
    z.object({
      line_id: uuid,
      weighed_kg: z.string(),
      priced_qty: z.string(),
      amount,
      deviation_pct: z.string(),
    }),
  ),
  totals: moneyTotals,
});
export type Settlement = z.infer<typeof settlement>;

/** What is left to pay or to give back when the settled amount differs from one already paid. */
export const balance = z.object({
  direction: z.enum(['pay', 'refund']),
  amount,
  status: z.enum(['DUE', 'DONE']),
});
export type Balance = z.infer<typeof balance>;
