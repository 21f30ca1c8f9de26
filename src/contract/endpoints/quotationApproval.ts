import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { approvalNeed } from '../entities/approval';
import { quotationInput } from '../entities/quotation';
import { quotationApproval } from '../entities/quotationApproval';
import * as routes from '../routes/quotationApproval';
import { amount, currency, shortText, uuid } from '../values';
import { submitQuotation } from './quotation';

const params = z.object({ rfq_number_id: z.string().max(40) });
const common = { tag: 'approval', access: 'member', params } as const;
const change = { ...common, response: quotationApproval } as const;
const errors = ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'APPROVAL_NOT_FOUND', 'APPROVAL_STATE', 'APPROVAL_NOT_YOURS'] as const;
const approval_id = uuid;

export const checkQuotationApproval = defineEndpoint(routes.checkQuotationApproval, {
  ...common,
  summary: 'Whether a quotation of this sum could be submitted at once, and otherwise why not and who approves.',
  body: z.object({ currency, supply_amount: amount }),
  response: approvalNeed,
  errors: ['RFQ_NOT_FOUND'],
  changes: false,
});

export const getQuotationApproval = defineEndpoint(routes.getQuotationApproval, {
  ...common,
  summary:
    "The newest request to approve the company's quotation; null where there is none. The buyer never learns of it.",
  response: z.object({ approval: quotationApproval.nullable() }),
  errors: ['RFQ_NOT_FOUND'],
});

export const requestQuotationApproval = defineEndpoint(routes.requestQuotationApproval, {
  ...change,
  summary:
    'Freezes a quotation that has to be approved, and asks the approvers. The buyer sees nothing of it. What is not approved when collecting ends is not submitted.',
  body: quotationInput.extend({ reason: shortText(500).nullable().default(null) }),
  errors: [
    ...submitQuotation.errors.filter((name) => name !== 'APPROVAL_NEEDED'),
    'APPROVAL_NOT_NEEDED',
    'APPROVAL_NOBODY',
  ],
  bodyLimit: 15 * 1024 * 1024,
});

export const approveQuotation = defineEndpoint(routes.approveQuotation, {
  ...change,
  summary:
    "Approves the reader's step. The last approval submits the frozen quotation, unless the request was amended since: then it is a draft again, with the status `changed`.",
  body: z.object({ approval_id, note: shortText(300).nullable().default(null) }),
  errors: [...errors, 'DEADLINE_PASSED'],
});

export const returnQuotation = defineEndpoint(routes.returnQuotation, {
  ...change,
  summary: 'Returns the quotation to the person who requested approval, with the reason; it is a draft again.',
  body: z.object({ approval_id, note: shortText(300).min(1) }),
  errors,
});

export const withdrawQuotationApproval = defineEndpoint(routes.withdrawQuotationApproval, {
  ...change,
  summary: 'Takes back a request that waits: the person who made it, or an owner. The quotation is a draft again.',
  body: z.object({ approval_id }),
  errors,
});
