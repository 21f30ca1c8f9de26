import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { sellerStatus } from '../entities/project';
import { quotationInput, sellerRequest, sellerRequestSummary } from '../entities/quotation';
import { page, pageQuery, shortText, version } from '../values';

const tag = 'quotation';
const params = z.object({ rfq_number_id: z.string().max(40) });
const change = { method: 'POST', tag, access: 'member', params, idempotency: 'required' } as const;

export const listSellerRequests = defineEndpoint({
  method: 'GET',
  path: '/quotation/request',
  tag,
  summary: 'Requests that match the company or that it was invited to.',
  access: 'member',
  query: z.object({ ...pageQuery, status: sellerStatus.optional(), q: shortText(100).optional() }),
  response: page(sellerRequestSummary).extend({ counts: z.record(z.string(), z.number().int()) }),
});

export const getSellerRequest = defineEndpoint({
  method: 'GET',
  path: '/quotation/request/{rfq_number_id}',
  tag,
  summary: 'One request as this seller may read it, with its own quotation.',
  access: 'member',
  params,
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND'],
});

export const declineRequest = defineEndpoint({
  ...change,
  path: '/quotation/request/{rfq_number_id}/decline',
  summary: 'Tells the buyer that no quotation will come, and why.',
  body: z.object({ reason: shortText(300).min(1) }),
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'QUOTATION_STATE', 'DEADLINE_PASSED'],
});

export const saveQuotation = defineEndpoint({
  method: 'PUT',
  path: '/quotation/request/{rfq_number_id}/draft',
  tag,
  summary: 'Keeps the quotation as a draft; it stays unseen by the buyer. Also taken after the deadline.',
  access: 'member',
  params,
  body: quotationInput,
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'QUOTATION_STATE', 'STALE_VERSION'],
  bodyLimit: 15 * 1024 * 1024,
});

export const submitQuotation = defineEndpoint({
  ...change,
  path: '/quotation/request/{rfq_number_id}/submit',
  summary: 'Submits the quotation. One that comes after the deadline is refused and kept as a draft.',
  body: quotationInput,
  response: sellerRequest,
  errors: [
    'RFQ_NOT_FOUND',
    'OWN_REQUEST',
    'DEADLINE_PASSED',
    'RFQ_AMENDED',
    'QUOTATION_STATE',
    'QUOTATION_EMPTY',
    'QUOTATION_LINE_INVALID',
    'VALIDITY_TOO_SHORT',
    'CURRENCY_NOT_ALLOWED',
    'STALE_VERSION',
  ],
  bodyLimit: 15 * 1024 * 1024,
});

export const withdrawQuotation = defineEndpoint({
  ...change,
  path: '/quotation/request/{rfq_number_id}/withdraw',
  summary: 'Takes the quotation back before the deadline.',
  body: z.object({ version }),
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_STATE', 'DEADLINE_PASSED', 'STALE_VERSION'],
});
