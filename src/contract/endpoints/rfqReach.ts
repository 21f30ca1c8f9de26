import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { version } from '../values';
import * as routes from '../routes/request';

/** Numbers of lines as sellers will read them: only items count. */
const lineNumbers = z.array(z.number().int());

/** Whom a draft would go to if it were sent now, and what about its lines should be known before. */
export const rfqReach = z.object({
  /** Of the draft that was looked at. */
  version,
  seller_count: z.number().int(),
  line_count: z.number().int(),
  /** Lines that none of those sellers deals in; everybody who receives the request sees them all the same. */
  unserved_lines: lineNumbers,
  unknown_weight_lines: lineNumbers,
});
export type RfqReach = z.infer<typeof rfqReach>;

export const getRfqReach = defineEndpoint(routes.getRfqReach, {
  tag: 'rfq',
  summary: 'How many sellers a draft would go to, and which of its lines nobody sells or have no known weight.',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  response: rfqReach,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE'],
});
