import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { awardedLines } from '../entities/award';
import {
  budget,
  budgetCheck,
  budgetInput,
  budgetRecord,
  costAssignment,
  costChoice,
  costCode,
  costKind,
} from '../entities/budget';
import * as routes from '../routes/budget';
import { shortText, uuid, version, versionQuery } from '../values';
import { placePurchase } from './purchase';

const common = { tag: 'budget', access: 'member' } as const;
const codes = z.object({ items: z.array(costCode) });
const budgets = z.object({ items: z.array(budget) });
const ofBudget = z.object({ budget_id: uuid });
const ofRfq = z.object({ rfq_number_id: z.string().max(40) });
/** The word with which what is awarded or ordered already may exceed a budget that stops. */
const stated = costAssignment.extend({ budget_word: shortText(300).nullable().default(null) });
const ofOrder = z.object({ order_number: z.string().max(40) });

export const listCostCodes = defineEndpoint(routes.listCostCodes, {
  ...common,
  summary:
    "The company's cost centres and project codes, closed ones too, and what the caller charged a request or purchase to last.",
  response: codes.extend({ last: costChoice }),
});

export const addCostCodes = defineEndpoint(routes.addCostCodes, {
  ...common,
  summary: 'Adds cost centres or project codes. One that is known gets the name given here, if any, and is open again.',
  body: z.object({
    kind: costKind,
    items: z
      .array(z.object({ code: shortText(40).min(1), name: shortText(80).default('') }))
      .min(1)
      .max(1000),
  }),
  response: codes,
});

export const changeCostCode = defineEndpoint(routes.changeCostCode, {
  ...common,
  summary: 'Renames a cost centre or project code, closes it or opens it again. Records that have it keep it.',
  params: z.object({ code_id: uuid }),
  body: z.object({ version, name: shortText(80), closed: z.boolean() }),
  response: codes,
  errors: ['COST_CODE_NOT_FOUND', 'STALE_VERSION'],
});

export const listBudgets = defineEndpoint(routes.listBudgets, {
  ...common,
  summary: 'The budgets of the company with what is requested, awarded, ordered, paid and left, in won without VAT.',
  response: budgets,
});

export const addBudget = defineEndpoint(routes.addBudget, {
  ...common,
  summary: 'Adds a budget of a cost centre, a project, or a project within a cost centre, for a span of days.',
  body: budgetInput,
  response: budgets,
  errors: ['COST_CODE_NOT_FOUND'],
});

export const putBudget = defineEndpoint(routes.putBudget, {
  ...common,
  summary: 'Changes a budget.',
  params: ofBudget,
  body: z.object({ version, budget: budgetInput }),
  response: budgets,
  errors: ['BUDGET_NOT_FOUND', 'COST_CODE_NOT_FOUND', 'STALE_VERSION'],
});

export const removeBudget = defineEndpoint(routes.removeBudget, {
  ...common,
  summary: 'Removes a budget; the codes stay on the records.',
  params: ofBudget,
  query: versionQuery,
  response: budgets,
  errors: ['BUDGET_NOT_FOUND', 'STALE_VERSION'],
});

export const listBudgetRecords = defineEndpoint(routes.listBudgetRecords, {
  ...common,
  summary: 'The requests, awards and orders that count in a budget, each with its part.',
  params: ofBudget,
  response: z.object({ items: z.array(budgetRecord) }),
  errors: ['BUDGET_NOT_FOUND'],
});

export const getRfqCost = defineEndpoint(routes.getRfqCost, {
  ...common,
  summary: 'What an own request is charged to.',
  params: ofRfq,
  response: costAssignment,
  errors: ['RFQ_NOT_FOUND'],
});

export const putRfqCost = defineEndpoint(routes.putRfqCost, {
  ...common,
  summary:
    'States what an own request and single lines of it are charged to, in place of what stood there. Awards and orders of it take from their budgets at once; beyond one that stops this needs the right and a word.',
  params: ofRfq,
  body: stated,
  response: costAssignment,
  errors: ['RFQ_NOT_FOUND', 'COST_CODE_NOT_FOUND', 'COST_CODE_CLOSED', 'APPROVAL_WAITING', 'BUDGET_EXCEEDED'],
});

export const getOrderCost = defineEndpoint(routes.getOrderCost, {
  ...common,
  summary: 'What an own order is charged to: by its own statement, else by its request.',
  params: ofOrder,
  response: costAssignment,
  errors: ['ORDER_NOT_FOUND'],
});

export const putOrderCost = defineEndpoint(routes.putOrderCost, {
  ...common,
  summary:
    'States what an own order and single lines of it are charged to, in place of what stood there. Beyond a budget that stops this needs the right and a word.',
  params: ofOrder,
  body: stated,
  response: costAssignment,
  errors: ['ORDER_NOT_FOUND', 'COST_CODE_NOT_FOUND', 'COST_CODE_CLOSED', 'BUDGET_EXCEEDED'],
});

export const checkAwardBudget = defineEndpoint(routes.checkAwardBudget, {
  ...common,
  summary: 'What an award of these lines would do to the budgets of the day. Stores nothing.',
  params: ofRfq,
  body: z.object({ lines: awardedLines }),
  response: budgetCheck,
  errors: ['RFQ_NOT_FOUND'],
  changes: false,
});

export const checkPurchaseBudget = defineEndpoint(routes.checkPurchaseBudget, {
  ...common,
  summary: 'What a purchase of these lines would do to the budgets of the day. Stores nothing.',
  body: placePurchase.body.pick({ lines: true }).extend({ cost: costChoice }),
  response: budgetCheck,
  errors: ['PURCHASE_CHANGED', 'OWN_STOCK'],
  changes: false,
});
