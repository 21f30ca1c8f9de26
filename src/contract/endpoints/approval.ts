import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { approval, approvalNeed, approvalRules } from '../entities/approval';
import { awardedLines } from '../entities/award';
import * as routes from '../routes/approval';
import { shortText, uuid, version } from '../values';

const tag = 'approval';
const params = z.object({ rfq_number_id: z.string().max(40) });
const rules = { tag, access: 'member', response: approvalRules } as const;
const common = { tag, access: 'member', params } as const;
const change = { ...common, response: approval } as const;
const errors = ['RFQ_NOT_FOUND', 'APPROVAL_NOT_FOUND', 'APPROVAL_STATE'] as const;
const approval_id = uuid;

export const getApprovalRules = defineEndpoint(routes.getApprovalRules, {
  ...rules,
  summary: 'The rules by which awards of the company have to be approved.',
});

export const putApprovalRules = defineEndpoint(routes.putApprovalRules, {
  ...rules,
  summary:
    'States all rules of the approval line in place of the earlier ones. Requests that wait keep their steps. Refuses a step that nobody but the person who awards could approve. Needs a recent authentication.',
  body: approvalRules,
  errors: ['FRESH_LOGIN_NEEDED', 'RIGHT_MISSING', 'APPROVAL_RULE_INVALID', 'STALE_VERSION'],
});

export const checkApproval = defineEndpoint(routes.checkApproval, {
  ...common,
  summary: 'Whether these lines could be awarded at once, and otherwise why not and who approves. Stores nothing.',
  body: z.object({ lines: awardedLines }),
  response: approvalNeed,
  errors: ['RFQ_NOT_FOUND'],
  changes: false,
});

export const getApproval = defineEndpoint(routes.getApproval, {
  ...common,
  summary: 'The newest request to approve an award of the present round; null where there is none.',
  response: z.object({ approval: approval.nullable() }),
  errors: ['RFQ_NOT_FOUND'],
});

export const requestApproval = defineEndpoint(routes.requestApproval, {
  ...change,
  summary: 'Freezes an award that has to be approved, and asks the approvers. Nothing goes to the sellers.',
  body: z.object({
    version,
    note: shortText(500).nullable().default(null),
    reason: shortText(500).nullable().default(null),
    lines: awardedLines,
  }),
  errors: [
    'RFQ_NOT_FOUND',
    'RFQ_STATE',
    'AWARD_INVALID',
    'STALE_VERSION',
    'APPROVAL_NOT_NEEDED',
    'APPROVAL_WAITING',
    'APPROVAL_NOBODY',
    'APPROVAL_BUDGET_NOBODY',
  ],
});

export const approveAward = defineEndpoint(routes.approveAward, {
  ...change,
  summary:
    "Approves the reader's step. The last approval sends the frozen award to the sellers, unless something has changed since: then it goes back with the status `changed`. Beyond a budget that stops it needs an approver with the right to exceed budgets and the reason as `budget_word`. Beyond any budget it goes back too, where a rule for that has no step in it.",
  body: z.object({
    approval_id,
    note: shortText(300).nullable().default(null),
    /** Why it may go beyond a budget that stops; of the last approval alone, by an approver with the right to exceed budgets. */
    budget_word: shortText(300).nullable().default(null),
  }),
  errors: [...errors, 'APPROVAL_NOT_YOURS', 'BUDGET_EXCEEDED'],
});

export const returnAward = defineEndpoint(routes.returnAward, {
  ...change,
  summary: 'Returns the award to the person who requested approval, with the reason.',
  body: z.object({ approval_id, note: shortText(300).min(1) }),
  errors: [...errors, 'APPROVAL_NOT_YOURS'],
});

export const withdrawApproval = defineEndpoint(routes.withdrawApproval, {
  ...change,
  summary: 'Takes a request back that waits: the person who made it, or an owner.',
  body: z.object({ approval_id }),
  errors: [...errors, 'APPROVAL_NOT_YOURS'],
});
