import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { pastPrice, revisionSummary } from '../entities/quotationHistory';
import { quotation } from '../entities/quotation';
import * as routes from '../routes/quotation';

const tag = 'quotation';
const params = z.object({ rfq_number_id: z.string().max(40) });

export const listRevisions = defineEndpoint(routes.listRevisions, {
  tag,
  summary: "Every submitted revision of one's own quotation, newest first.",
  access: 'member',
  params,
  response: z.object({ items: z.array(revisionSummary) }),
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST'],
});

export const getRevision = defineEndpoint(routes.getRevision, {
  tag,
  summary: "One submitted revision of one's own quotation, as it was sent.",
  access: 'member',
  params: params.extend({ revision: z.coerce.number().int().min(1).max(10_000) }),
  response: quotation,
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'QUOTATION_NOT_FOUND'],
});

export const getPastPrices = defineEndpoint(routes.getPastPrices, {
  tag,
  summary: "The company's own earlier prices of the items of this request; never anybody else's.",
  access: 'member',
  params,
  response: z.object({ items: z.array(pastPrice) }),
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST'],
});
