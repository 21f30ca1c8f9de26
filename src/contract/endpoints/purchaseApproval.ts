import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { approvalNeed } from '../entities/approval';
import { purchaseApproval, purchaseApprovalSummary } from '../entities/purchaseApproval';
import * as routes from '../routes/purchaseApproval';
import { shortText } from '../values';
import { placePurchase } from './purchase';

const params = z.object({ purchase_number: z.string().min(1).max(40) });
const common = { tag: 'approval', access: 'member' } as const;
const change = { ...common, params, response: purchaseApproval } as const;
const errors = ['APPROVAL_NOT_FOUND', 'APPROVAL_STATE', 'APPROVAL_NOT_YOURS'] as const;

export const checkPurchaseApproval = defineEndpoint(routes.checkPurchaseApproval, {
  ...common,
  summary: 'Whether these lines could be bought at once, and otherwise why not and who approves. Stores nothing.',
  body: placePurchase.body.pick({ lines: true, cost: true }),
  response: approvalNeed,
  errors: ['PURCHASE_CHANGED', 'OWN_STOCK'],
  changes: false,
});

export const listPurchaseApprovals = defineEndpoint(routes.listPurchaseApprovals, {
  ...common,
  summary: "The company's purchases that wait for approval, and those that ended within the last seven days.",
  response: z.object({ items: z.array(purchaseApprovalSummary) }),
});

export const requestPurchaseApproval = defineEndpoint(routes.requestPurchaseApproval, {
  ...common,
  summary:
    'Freezes a purchase that has to be approved, reserves its stock for two business days and asks the approvers. No order is placed.',
  body: placePurchase.body.extend({ reason: shortText(500).nullable().default(null) }),
  response: purchaseApproval,
  errors: [
    'PURCHASE_CHANGED',
    'OWN_STOCK',
    'ADDRESS_NOT_FOUND',
    'APPROVAL_NOT_NEEDED',
    'APPROVAL_NOBODY',
    'APPROVAL_BUDGET_NOBODY',
    'COST_CODE_NOT_FOUND',
    'COST_CODE_CLOSED',
  ],
});

export const getPurchaseApproval = defineEndpoint(routes.getPurchaseApproval, {
  ...common,
  summary: 'A purchase of the company that waits for approval, or did.',
  params,
  response: purchaseApproval,
  errors: ['APPROVAL_NOT_FOUND'],
});

export const approvePurchase = defineEndpoint(routes.approvePurchase, {
  ...change,
  summary:
    "Approves the reader's step. The last approval places the orders, unless a price, a quantity or the goods have changed since: then the purchase goes back with the status `changed`. Beyond a budget that stops it needs an approver with the right to exceed budgets and the reason as `budget_word`. Beyond any budget it goes back too, where a rule for that has no step in it.",
  body: z.object({
    note: shortText(300).nullable().default(null),
    /** Why it may go beyond a budget that stops; of the last approval alone, by an approver with the right to exceed budgets. */
    budget_word: shortText(300).nullable().default(null),
  }),
  errors: [...errors, 'BUDGET_EXCEEDED'],
});

export const returnPurchase = defineEndpoint(routes.returnPurchase, {
  ...change,
  summary: 'Returns the purchase to the person who requested approval, with the reason; its stock is free again.',
  body: z.object({ note: shortText(300).min(1) }),
  errors,
});

export const withdrawPurchase = defineEndpoint(routes.withdrawPurchase, {
  ...change,
  summary: 'Takes back a purchase that waits: the person who requested approval, or an owner.',
  errors,
});
