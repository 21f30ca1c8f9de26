import * as z from 'zod';
import { tabCounts } from '../counted';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { awardedLines } from '../entities/award';
import { comparison, freightMode } from '../entities/comparison';
import { bid } from '../entities/order';
import { parseInput, parseOutput } from '../entities/parse';
import { projectStatus } from '../entities/project';
import { rfq, rfqDraftInput, rfqSummary } from '../entities/rfq';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { day, page, pageQuery, shortText, version, versionQuery } from '../values';
import * as routes from '../routes/request';
import * as material from '../routes/material';

const tag = 'rfq';
const params = z.object({ rfq_number_id: z.string().max(40) });
const change = { tag, access: 'member', params } as const;

export const parseRfq = defineEndpoint(material.parseRfq, {
  tag,
  summary:
    'Reads pasted lines, a spreadsheet, a PDF or a picture into request lines with weights. Stores nothing. ' +
    'With `Accept: application/x-ndjson` lines of progress may come before the answer.',
  access: 'public',
  body: parseInput,
  response: parseOutput,
  errors: [
    'FILE_UNREADABLE',
    'FILE_TOO_LARGE',
    'FILE_XLSB',
    'FILE_PDF_UNREADABLE',
    'FILE_PICTURE_UNREADABLE',
    'FILE_PAGES',
    'FILE_PIXELS',
    'FILE_TYPE',
    'FILE_ENCRYPTED',
    'FILE_MACRO',
    'FILE_EMPTY',
    'FILE_COLUMNS',
    'LIST_TOO_LONG',
    ...FILE_WORK_ERRORS,
    'TOO_MANY_REQUESTS',
  ],
  bodyLimit: 15 * 1024 * 1024,
  limit: 120,
  changes: false,
  apart: true,
});

/** Which requests a list shows, and in which order. */
const rfqListQuery = {
  status: projectStatus.optional(),
  q: shortText(100).optional(),
  sealed: z.enum(['0', '1']).optional(),
  /** Closing on or after, and on or before, that day. */
  closes_from: day.optional(),
  closes_to: day.optional(),
  /** Newest change first; the next deadline first, then drafts, then what is over; newest first. */
  sort: z.enum(['changed', 'deadline', 'created']).default('changed'),
};

export const listRfqs = defineEndpoint(routes.listRfqs, {
  tag,
  summary: "The company's requests by status, in the chosen order.",
  access: 'member',
  query: z.object({ ...pageQuery, ...rfqListQuery }),
  response: page(rfqSummary).extend({ counts: tabCounts }),
});

export const exportRfqs = defineFileEndpoint(routes.exportRfqs, {
  tag,
  summary: 'The same list as a spreadsheet, at most 5,000 requests. Counts of quotations, never amounts.',
  access: 'member',
  query: z.object(rfqListQuery),
});

export const createRfq = defineEndpoint(routes.createRfq, {
  tag,
  summary: 'Starts a draft.',
  access: 'member',
  body: rfqDraftInput.omit({ version: true }),
  response: rfq,
  bodyLimit: 15 * 1024 * 1024,
});

export const getRfq = defineEndpoint(routes.getRfq, {
  tag,
  summary: 'One request of the own company.',
  access: 'member',
  params,
  response: rfq,
  errors: ['RFQ_NOT_FOUND'],
});

export const saveRfq = defineEndpoint(routes.saveRfq, {
  tag,
  summary: 'Saves a draft.',
  access: 'member',
  params,
  body: rfqDraftInput,
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'STALE_VERSION'],
  bodyLimit: 15 * 1024 * 1024,
});

export const discardRfq = defineEndpoint(routes.discardRfq, {
  tag,
  summary: 'Throws a draft away.',
  access: 'member',
  params,
  query: versionQuery,
  response: z.object({}),
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'STALE_VERSION'],
});

export const submitRfq = defineEndpoint(routes.submitRfq, {
  ...change,
  summary: 'Sends a draft to every seller whose sale materials match.',
  body: z.object({ version }),
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'RFQ_NO_LINES', 'RFQ_LINE_INVALID', 'RFQ_DEADLINE_PAST', 'STALE_VERSION'],
});

export const extendRfq = defineEndpoint(routes.extendRfq, {
  ...change,
  summary: 'Moves the deadline to a later day, before it ends.',
  body: z.object({ version, deadline_date: day }),
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'DEADLINE_PASSED', 'RFQ_DEADLINE_NOT_LATER', 'STALE_VERSION'],
});

export const endRfq = defineEndpoint(routes.endRfq, {
  ...change,
  summary: 'Ends collecting early.',
  body: z.object({ version }),
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'RFQ_SEALED', 'STALE_VERSION'],
});

export const cancelRfq = defineEndpoint(routes.cancelRfq, {
  ...change,
  summary: 'Cancels a request; sellers are notified with the reason.',
  body: z.object({ version, reason: shortText(300).min(1) }),
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE', 'STALE_VERSION', 'APPROVAL_WAITING'],
});

export const copyRfq = defineEndpoint(routes.copyRfq, {
  ...change,
  summary: 'Starts a new draft with the same lines and terms.',
  body: z.object({}),
  response: rfq,
  errors: ['RFQ_NOT_FOUND'],
});

export const requestRemainder = defineEndpoint(routes.requestRemainder, {
  ...change,
  summary: 'Starts a draft with the lines, or parts of lines, that no order covers; a second call gives the same one.',
  body: z.object({}),
  response: rfq,
  errors: ['RFQ_NOT_FOUND', 'RFQ_STATE'],
});

export const getComparison = defineEndpoint(routes.getComparison, {
  tag,
  summary: 'Quotations side by side; the amounts of a sealed request only after its deadline.',
  access: 'member',
  params,
  query: z.object({ freight: freightMode.default('apart') }),
  response: comparison,
  errors: ['RFQ_NOT_FOUND'],
});

export const awardRfq = defineEndpoint(routes.awardRfq, {
  ...change,
  summary: 'Awards lines to one or more quotations, alternates only where accepted: one bid per quotation.',
  body: z.object({
    version,
    note: shortText(500).nullable().default(null),
    /** Why an award may go beyond a budget that stops; for callers with the right to exceed budgets. */
    budget_word: shortText(300).nullable().default(null),
    lines: awardedLines,
  }),
  response: z.object({ rfq, bids: z.array(bid) }),
  errors: [
    'RFQ_NOT_FOUND',
    'RFQ_STATE',
    'AWARD_INVALID',
    'STALE_VERSION',
    'APPROVAL_NEEDED',
    'APPROVAL_WAITING',
    'BUDGET_EXCEEDED',
  ],
});
