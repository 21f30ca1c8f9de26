import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { attachmentIds } from '../entities/file';
import { rfq, rfqLineInput, rfqTerms } from '../entities/rfq';
import { questionList, vendor, vendorChoice } from '../entities/rfqDialogue';
import { MAX_LINES } from '../constants';
import { day, longText, page, pageQuery, shortText, unitPrice, uuid, version } from '../values';
import * as routes from '../routes/request';

const tag = 'rfq';
const params = z.object({ rfq_number_id: z.string().max(40) });
const change = { tag, access: 'member', params } as const;

/** Terms that may change while sellers are quoting; those that decide who sees what, and in which money, may not. */
const amendable = rfqTerms.omit({
  visibility: true,
  vendors_only: true,
  sealed: true,
  deadline_date: true,
  currency: true,
  usd_allowed: true,
  usd_krw_rate: true,
  // Sellers read which terms an amendment changed: a private note must not be one of them.
  private_note: true,
  // Nor the contact person, who goes with the place: another place drops it.
  delivery_contact: true,
  shared_columns: true,
  share_headings: true,
});

export const amendRfq = defineEndpoint(routes.amendRfq, {
  ...change,
  summary:
    'Changes a collecting request. Its revision goes up; only changed lines need a new answer, all other answers stand.',
  body: z.object({
    version,
    note: longText(1000).nullable().default(null),
    terms: amendable.partial().default({}),
    /** All lines from now on: known ones by id, new ones without; those left out are no longer requested. */
    lines: z
      .array(rfqLineInput.extend({ id: uuid.nullable().default(null) }))
      .max(MAX_LINES)
      .optional(),
    file_ids: attachmentIds.optional(),
    list_file_ids: attachmentIds.optional(),
  }),
  response: rfq,
  errors: [
    'RFQ_NOT_FOUND',
    'RFQ_STATE',
    'DEADLINE_PASSED',
    'RFQ_NO_LINES',
    'RFQ_LINE_INVALID',
    'RFQ_UNCHANGED',
    'STALE_VERSION',
  ],
  bodyLimit: 15 * 1024 * 1024,
});

export const rerequestRfq = defineEndpoint(routes.rerequestRfq, {
  ...change,
  summary:
    'Asks some or all sellers again after the deadline: a new round with its own deadline, sealed again if the request is sealed.',
  body: z.object({
    version,
    /** Quotations whose sellers quote again; null means all. */
    quotation_ids: z.array(uuid).min(1).max(500).nullable().default(null),
    deadline_date: day,
    message: longText(1000).nullable().default(null),
    target_prices: z
      .array(z.object({ rfq_line_id: uuid, unit_price: unitPrice }))
      .max(MAX_LINES)
      .default([]),
  }),
  response: rfq,
  errors: [
    'RFQ_NOT_FOUND',
    'RFQ_STATE',
    'RFQ_DEADLINE_PAST',
    'QUOTATION_NOT_FOUND',
    'STALE_VERSION',
    'APPROVAL_WAITING',
  ],
});

/** The version is theirs, not the draft's: the draft saves itself meanwhile. */
const vendors = z.object({ items: z.array(vendor), version });

export const listVendors = defineEndpoint(routes.listVendors, {
  tag,
  summary: 'The companies chosen for a request and its approved vendor list. Sellers never see it.',
  access: 'member',
  params,
  response: vendors,
  errors: ['RFQ_NOT_FOUND'],
});

export const chooseVendors = defineEndpoint(routes.chooseVendors, {
  tag,
  summary: 'Sets the companies that a draft is sent to by name.',
  access: 'member',
  params,
  body: z.object({
    version,
    company_ids: z.array(uuid).max(200),
    /** The buyer said yes to companies that are not verified. */
    unverified_ok: z.boolean().default(false),
  }),
  response: vendors,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'VENDOR_NOT_FOUND', 'VENDOR_UNVERIFIED', 'STALE_VERSION'],
});

export const readVendorList = defineEndpoint(routes.readVendorList, {
  ...change,
  summary:
    'Reads an uploaded approved vendor list in place of the earlier one and finds its verified companies by registration number; names only suggest. Null takes the list away.',
  body: z.object({ version, file_id: uuid.nullable() }),
  response: vendors,
  errors: [
    'RFQ_NOT_FOUND',
    'RFQ_STATE',
    'FILE_NOT_FOUND',
    'FILE_EMPTY',
    'FILE_UNREADABLE',
    'FILE_XLSB',
    'FILE_TYPE',
    'LIST_TOO_LONG',
    ...FILE_WORK_ERRORS,
    'STALE_VERSION',
  ],
});

export const searchVendors = defineEndpoint(routes.searchVendors, {
  tag,
  summary: 'Companies that sell, by a part of their name.',
  access: 'member',
  query: z.object({ q: shortText(100).min(1) }),
  response: z.object({ items: z.array(vendorChoice) }),
});

export const listQuestions = defineEndpoint(routes.listQuestions, {
  tag,
  summary:
    'Questions about a request. The buyer reads all and who asked; a seller its own, and those answered to all without their askers.',
  access: 'member',
  params,
  response: questionList,
  errors: ['RFQ_NOT_FOUND'],
});

export const askQuestion = defineEndpoint(routes.askQuestion, {
  ...change,
  summary: 'A seller asks about a collecting request; other sellers never learn who asked, nor when.',
  body: z.object({ question: longText(1000).min(1), line_no: z.number().int().min(1).nullable().default(null) }),
  response: questionList,
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'RFQ_STATE', 'DEADLINE_PASSED', 'QUESTION_LIMIT'],
});

export const answerQuestion = defineEndpoint(routes.answerQuestion, {
  ...change,
  summary: 'The buyer answers to all sellers of the request at once, or corrects the answer.',
  params: params.extend({ question_id: uuid }),
  body: z.object({ version, answer: longText(2000).min(1) }),
  response: questionList,
  errors: ['RFQ_NOT_FOUND', 'QUESTION_NOT_FOUND', 'RFQ_STATE', 'DEADLINE_PASSED', 'STALE_VERSION'],
});

export const noteAmountView = defineEndpoint(routes.noteAmountView, {
  tag,
  summary: 'A page says that it shows the quotations of an own request. The same person within a minute is noted once.',
  access: 'member',
  params,
  response: z.object({}),
  errors: ['RFQ_NOT_FOUND'],
});

export const listAmountViews = defineEndpoint(routes.listAmountViews, {
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
