import * as z from 'zod';
import { tabCounts } from '../counted';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { quotationInput, sellerRequest, sellerRequestSummary } from '../entities/quotation';
import { sellerRequestFilter } from '../entities/sellerRequestFilter';
import { day, page, pageQuery, shortText, uuid, version } from '../values';
import * as routes from '../routes/quotation';

const tag = 'quotation';
const params = z.object({ rfq_number_id: z.string().max(40) });
const change = { tag, access: 'member', params } as const;

export const listSellerRequests = defineEndpoint(routes.listSellerRequests, {
  tag,
  summary: 'Requests that match the company or that it was invited to.',
  access: 'member',
  query: z.object({ ...pageQuery, ...sellerRequestFilter }),
  response: page(sellerRequestSummary).extend({ counts: tabCounts }),
});

export const exportSellerRequests = defineFileEndpoint(routes.exportSellerRequests, {
  tag,
  summary: 'The same list as a spreadsheet, up to 5,000 requests.',
  access: 'member',
  query: z.object(sellerRequestFilter),
});

export const getSellerRequest = defineEndpoint(routes.getSellerRequest, {
  tag,
  summary: 'One request as this seller may read it, with its own quotation.',
  access: 'member',
  params,
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND'],
});

export const declineRequest = defineEndpoint(routes.declineRequest, {
  ...change,
  summary: 'Tells the buyer that no quotation will come, and why.',
  body: z.object({ reason: shortText(300).min(1) }),
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'QUOTATION_STATE', 'DEADLINE_PASSED', 'APPROVAL_WAITING'],
});

export const saveQuotation = defineEndpoint(routes.saveQuotation, {
  tag,
  summary: 'Keeps the quotation as a draft; it stays unseen by the buyer. Also taken after the deadline.',
  access: 'member',
  params,
  body: quotationInput,
  // Only what the editor does not know: it saves thousands of lines after every pause.
  response: z.object({ version, saved_at: z.string() }),
  errors: [
    'RFQ_NOT_FOUND',
    'OWN_REQUEST',
    'QUOTATION_STATE',
    'STALE_VERSION',
    'FILE_NOT_FOUND',
    'FILE_TOO_MANY',
    'APPROVAL_WAITING',
  ],
  bodyLimit: 15 * 1024 * 1024,
});

export const submitQuotation = defineEndpoint(routes.submitQuotation, {
  ...change,
  summary:
    'Submits the quotation. One that comes after the deadline is refused and kept as a draft, as is one that has to be approved first.',
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
    'FILE_NOT_FOUND',
    'FILE_TOO_MANY',
    'APPROVAL_NEEDED',
    'APPROVAL_WAITING',
  ],
  bodyLimit: 15 * 1024 * 1024,
});

export const withdrawQuotation = defineEndpoint(routes.withdrawQuotation, {
  ...change,
  summary: 'Takes the quotation back before the deadline.',
  body: z.object({ version }),
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_STATE', 'DEADLINE_PASSED', 'STALE_VERSION', 'APPROVAL_WAITING'],
});

export const extendValidity = defineEndpoint(routes.extendValidity, {
  ...change,
  summary: 'Lets the submitted quotation stand until a later day: the consent an expired one needs to be awarded.',
  body: z.object({ version, stands_until: day }),
  response: sellerRequest,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'QUOTATION_STATE', 'VALIDITY_NOT_LATER', 'STALE_VERSION'],
});

export const askValidity = defineEndpoint(routes.askValidity, {
  ...change,
  params: params.extend({ quotation_id: uuid }),
  summary: 'The buyer asks the seller of an expired quotation whether it still stands.',
  body: z.object({}),
  response: z.object({ asked_at: z.string() }),
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'QUOTATION_NOT_FOUND', 'QUOTATION_STATE'],
});
