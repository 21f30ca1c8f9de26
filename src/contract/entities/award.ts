import * as z from 'zod';
import { quantity, uuid } from '../values';

/** Lines of quotations that are awarded; without a quantity, as much as was requested and offered. */
export const awardedLines = z
  .array(
    z.object({
      rfq_line_id: uuid,
      quotation_id: uuid,
      qty: quantity.nullable().default(null),
      /** Said of each line that is offered otherwise than requested: without it such a line is refused. */
      accept_alternate: z.boolean().default(false),
    }),
  )
  .min(1)
  .max(5000);
export type AwardedLines = z.output<typeof awardedLines>;
