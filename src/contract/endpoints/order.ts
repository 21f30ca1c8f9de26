import * as z from 'zod';
import { tabCounts } from '../counted';
import { defineEndpoint } from '../endpoint';
import { attachmentIds } from '../entities/file';
import { exportTerms } from '../entities/exportTerms';
import { order, orderSummary, project, projectSummary } from '../entities/order';
import { orderStatus } from '../entities/project';
import {
  certificateInput,
  claimInput,
  receivedLineInput,
  shipmentLineInput,
  shippedHeats,
  transportInput,
} from '../entities/shipment';
import { day, page, pageQuery, shortText, uuid, version } from '../values';
import * as routes from '../routes/order';

const params = z.object({ order_number: z.string().max(40) });
const change = {
  tag: 'order',
  access: 'member',
  params,
  response: order,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_VERSION'],
} as const;
/** What the company bought that is charged to a cost centre or project code, as a whole or by a line. */
const charged = { cost_centre_id: uuid.optional(), project_id: uuid.optional() };
const reason = shortText(300).min(1);
const note = shortText(500).nullable().default(null);

export const listOrders = defineEndpoint(routes.listOrders, {
  tag: 'order',
  summary: 'Orders of the company, on either side.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side: z.enum(['buyer', 'seller']).optional(),
    status: orderStatus.optional(),
    /** `stock`: those without a request alone. */
    source: z.enum(['stock']).optional(),
    q: shortText(100).optional(),
    ...charged,
  }),
  response: page(orderSummary),
});

export const getOrder = defineEndpoint(routes.getOrder, {
  tag: 'order',
  summary: 'One order of the company.',
  access: 'member',
  params,
  response: order,
  errors: ['ORDER_NOT_FOUND'],
});

export const reportPayment = defineEndpoint(routes.reportPayment, {
  ...change,
  summary: 'The buyer reports the transfer.',
  body: z.object({ version, paid_on: day, depositor: shortText(60).min(1), note, file_ids: attachmentIds.default([]) }),
  errors: [...change.errors, 'FILE_NOT_FOUND', 'FILE_TOO_MANY'],
});

export const confirmPayment = defineEndpoint(routes.confirmPayment, {
  ...change,
  summary: 'The seller has the money.',
  body: z.object({ version, note }),
});

export const offerAccount = defineEndpoint(routes.offerAccount, {
  ...change,
  summary: 'The seller asks the buyer to pay to the account that the seller uses now.',
  body: z.object({ version }),
  errors: [...change.errors, 'BANK_ACCOUNT_NOT_FOUND'],
});

export const answerAccount = defineEndpoint(routes.answerAccount, {
  ...change,
  summary: 'The buyer agrees to pay to the account that the seller offered, or keeps the one of the order.',
  body: z.object({ version, agree: z.boolean() }),
});

export const rejectPayment = defineEndpoint(routes.rejectPayment, {
  ...change,
  summary: 'The seller did not find the reported transfer.',
  body: z.object({ version, reason }),
});

export const shipOrder = defineEndpoint(routes.shipOrder, {
  ...change,
  summary: 'The seller ships what is named, or all that is left.',
  body: z.object({
    version,
    ...transportInput,
    note,
    lines: z.array(shipmentLineInput).min(1).max(1000).nullable().default(null),
    certificates: z.array(certificateInput).max(20).default([]),
  }),
  errors: [
    ...change.errors,
    'ORDER_NOT_PAID',
    'SHIPMENT_INVALID',
    'SHIPMENT_WEIGHT',
    'SHIPMENT_DAY',
    'SHIPMENT_FREIGHT',
    'FILE_NOT_FOUND',
    'FILE_TOO_MANY',
  ],
});

export const addCertificates = defineEndpoint(routes.addCertificates, {
  ...change,
  summary:
    'The seller adds certificates to a shipment that has left, until the time for claims is over, and heats to those of its lines that have none.',
  params: params.extend({ shipment_id: uuid }),
  body: z.object({
    version,
    note,
    lines: z.array(shippedHeats).max(1000).default([]),
    certificates: z.array(certificateInput).min(1).max(20),
  }),
  errors: [...change.errors, 'SHIPMENT_INVALID', 'FILE_NOT_FOUND', 'FILE_TOO_MANY'],
});

export const receiveOrder = defineEndpoint(routes.receiveOrder, {
  ...change,
  summary: 'The buyer has received a shipment, or all that are on their way, with what differs.',
  body: z.object({
    version,
    note,
    shipment_id: uuid.nullable().default(null),
    lines: z.array(receivedLineInput).max(1000).default([]),
    claim: claimInput.nullable().default(null),
  }),
  errors: [...change.errors, 'SHIPMENT_INVALID'],
});

export const cancelOrder = defineEndpoint(routes.cancelOrder, {
  ...change,
  summary: 'Cancels an order; once money was reported or goods have left, asks the other side to agree.',
  body: z.object({ version, reason }),
});

export const answerCancel = defineEndpoint(routes.answerCancel, {
  ...change,
  summary: "Answers the other side's wish to cancel.",
  body: z.object({ version, agree: z.boolean(), note }),
});

export const refundOrder = defineEndpoint(routes.refundOrder, {
  ...change,
  summary: 'The buyer has the refund of a cancelled order.',
  body: z.object({ version, note }),
});

export const recordTaxInvoice = defineEndpoint(routes.recordTaxInvoice, {
  ...change,
  summary: 'The seller states the tax invoice: its number and day.',
  body: z.object({ version, number: shortText(40).min(1), issued_on: day }),
});

export const putExportTerms = defineEndpoint(routes.putExportTerms, {
  ...change,
  summary:
    'The seller states what the invoices of an order in another currency than won say: Incoterms rule, HS codes, origin, weights, packages. What has left stays as it was stated.',
  body: z.object({ version, terms: exportTerms }),
  errors: [
    ...change.errors,
    'EXPORT_CURRENCY',
    'EXPORT_HS_CODE',
    'EXPORT_WEIGHT',
    'EXPORT_TERMS_CLOSED',
    'SHIPMENT_INVALID',
    'ENGLISH_EXPECTED',
  ],
});

export const openClaim = defineEndpoint(routes.openClaim, {
  ...change,
  summary: 'The buyer complains about what was shipped.',
  body: z.object({ version, claim: claimInput }),
});

export const resolveClaim = defineEndpoint(routes.resolveClaim, {
  ...change,
  summary: 'The buyer declares a claim resolved, and how.',
  params: params.extend({ claim_id: uuid }),
  body: z.object({ version, resolution: reason }),
  errors: [...change.errors, 'CLAIM_NOT_FOUND'],
});

export const answerSettlement = defineEndpoint(routes.answerSettlement, {
  ...change,
  summary: 'The buyer answers an actual weight that strays more than 5 % from the ordered one.',
  body: z.object({ version, agree: z.boolean(), note }),
});

export const confirmBalance = defineEndpoint(routes.confirmBalance, {
  ...change,
  summary: 'Whoever the difference is due to has it.',
  body: z.object({ version, note }),
});

export const listProjects = defineEndpoint(routes.listProjects, {
  tag: 'project',
  summary: 'Everything the company takes part in, as buyer or seller.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side: z.enum(['buyer', 'seller']).optional(),
    status: z.enum(['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS']).optional(),
    q: shortText(100).optional(),
    ...charged,
  }),
  response: page(projectSummary).extend({ counts: tabCounts }),
});

export const getProject = defineEndpoint(routes.getProject, {
  tag: 'project',
  summary: 'One project with its history, bids and orders, from the own side.',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  response: project,
  errors: ['RFQ_NOT_FOUND'],
});
