import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { freightMode, itemPurchases, quotationRevisions } from '../entities/comparison';
import { quotationIds } from '../entities/plan';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { uuid } from '../values';
import { paperLanguage } from './paper';
import * as routes from '../routes/award';

const tag = 'rfq';

/** A POST: who took the amounts out is written down. */
const common = {
  tag,
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  query: z.object({
    freight: freightMode.default('apart'),
    /** Adds the planner's result before the award. */
    plan: z.enum(['0', '1']).default('0'),
    /** Quotations that are left out of the matrix, the sellers and the arithmetic. */
    hide: quotationIds,
  }),
  errors: ['RFQ_NOT_FOUND', 'PLAN_SEALED', ...FILE_WORK_ERRORS],
} as const;

export const exportComparisonSheet = defineFileEndpoint(routes.exportComparisonSheet, {
  ...common,
  background: 'comparison_sheet',
  summary:
    "The comparison as a spreadsheet: matrix, sellers, the arithmetic of every price, what was awarded and, with `plan`, the planner's rules and answer as they were kept, with who and when.",
});

export const exportComparisonPaper = defineFileEndpoint(routes.exportComparisonPaper, {
  ...common,
  background: 'comparison_paper',
  query: common.query.extend(paperLanguage.shape),
  summary:
    'The comparison as a PDF in one language; with `plan` the justification of the award, which leaves no seller out.',
  limit: 60,
});

export const getQuotationRevisions = defineEndpoint(routes.getQuotationRevisions, {
  tag,
  summary: 'Every revision of one seller on an own request, oldest first.',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40), quotation_id: uuid }),
  response: quotationRevisions,
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_NOT_FOUND'],
});

export const getItemPurchases = defineEndpoint(routes.getItemPurchases, {
  tag,
  summary: "The company's own last purchases of the items of a request, each at a price that compares with its offers.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  response: itemPurchases,
  errors: ['RFQ_NOT_FOUND'],
});
