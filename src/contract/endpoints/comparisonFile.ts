import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { freightMode, quotationRevisions } from '../entities/comparison';
import { planQuery } from '../entities/plan';
import { XLSX } from '../fileAnswer';
import { uuid } from '../values';

const tag = 'rfq';

export const getComparisonSheet = defineFileEndpoint({
  path: '/rfq/{rfq_number_id}/comparison/sheet',
  tag,
  summary:
    "The comparison as a spreadsheet: matrix, sellers, the arithmetic of every price, what was awarded and, with `plan`, the planner's rules and answer.",
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  query: planQuery.extend({ freight: freightMode.default('apart'), plan: z.enum(['0', '1']).default('0') }),
  file: [XLSX],
  errors: ['RFQ_NOT_FOUND', 'PLAN_SEALED', 'TOO_MANY_REQUESTS'],
});

export const getQuotationRevisions = defineEndpoint({
  method: 'GET',
  path: '/rfq/{rfq_number_id}/comparison/{quotation_id}/revisions',
  tag,
  summary: 'Every revision of one seller on an own request, oldest first.',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40), quotation_id: uuid }),
  response: quotationRevisions,
  errors: ['RFQ_NOT_FOUND', 'QUOTATION_NOT_FOUND'],
});
