import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { page, pageQuery, uuid } from '../values';

const tag = 'rfq';
const params = z.object({ rfq_number_id: z.string().max(40) });

export const listAmountViews = defineEndpoint({
  method: 'GET',
  path: '/rfq/{rfq_number_id}/view',
  tag,
  summary: 'Who of the own company opened the quotations of a request, when, and whether amounts could be seen.',
  access: 'member',
  params,
  query: z.object(pageQuery),
  response: page(
    z.object({
      id: uuid,
      account_name: z.string(),
      what: z.enum(['comparison', 'export', 'document']),
      round: z.number().int(),
      amounts_shown: z.boolean(),
      seen_at: z.string(),
    }),
  ),
  errors: ['RFQ_NOT_FOUND'],
});
