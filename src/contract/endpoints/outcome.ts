import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import * as routes from '../routes/award';

/** What became of a call whose answer was lost. Asking settles it: what has not arrived by then is refused from then on. */
export const settleOutcome = defineEndpoint(routes.settleOutcome, {
  tag: 'outcome',
  summary:
    'Whether a call that carried an Idempotency-Key was carried out. If not, its key is spent: the call is refused with IDEMPOTENCY_MISMATCH if it arrives later.',
  access: 'user',
  body: z.object({
    /** Method and path of the operation as the API documents it, e.g. `POST /rfq/{rfq_number_id}/award`. */
    call: z.string().regex(/^POST \/[\w{}/-]{1,150}$/),
    key: z.string().trim().min(8).max(100),
  }),
  response: z.object({
    sent: z.boolean(),
    /** The answer that the call gave, or would have; null when it was not carried out. */
    data: z.unknown(),
  }),
});
