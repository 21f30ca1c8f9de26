import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { MAX_APPROVAL_RULES, MAX_APPROVAL_STEPS } from '../constants';
import { ROLES } from '../rights';
import { amount, day, money, shortText, uuid } from '../values';
import { awardedLine, type Priced } from './order';
import { deliveryTerm, moneyTotals, paymentTerm } from './rfq';

/** Who approves a step: an owner, anybody with a role, or one person. */
export const approver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owner') }),
  /** `own_role_id`: the company's own role; heeded with the role `own` alone. */
  z.object({ kind: z.literal('role'), role: z.enum(ROLES), own_role_id: uuid.nullable().default(null) }),
  z.object({ kind: z.literal('person'), account_id: uuid }),
]);
export type Approver = z.output<typeof approver>;

/** What of an award makes a rule hold. */
export const approvalCondition = z.enum([
  'amount',
  'alternates',
  'single_bidder',
  'not_lowest',
  'over_target',
  'over_budget',
]);
export type ApprovalCondition = z.infer<typeof approvalCondition>;

/** What a rule is about: what the company buys, or the quotations that it submits. */
export const approvalSubject = z.enum(['award', 'quotation']);
export type ApprovalSubject = z.infer<typeof approvalSubject>;

/**
 * One rule of the approval line: it holds for an award or a purchase of listed stock, or else for a quotation, that meets all of its
 * conditions; without any, for every one.
 */
export const approvalRule = z.object({
  name: shortText(40).min(1),
  subject: approvalSubject.default('award'),
  /** Supply amount in won, without VAT, from which the rule holds; null: any amount. */
  amount_from: amount.nullable(),
  /** These five can hold for what is bought alone. */
  alternates: z.boolean(),
  single_bidder: z.boolean(),
  not_lowest: z.boolean(),
  over_target: z.boolean(),
  /** A budget would be exceeded, whatever its own rule says. */
  over_budget: z.boolean().default(false),
  /** `in_turn`: one step after the other; `at_once`: all steps together. */
  order: z.enum(['in_turn', 'at_once']),
  /** Business days for each step, after which it is overdue. */
  days: z.number().int().min(1).max(30),
  steps: z.array(approver).min(1).max(MAX_APPROVAL_STEPS),
});
export type ApprovalRule = z.output<typeof approvalRule>;

export const approvalRules = z
  .object({
    /** 0 before rules were ever stated. */
    version: z.number().int().min(0),
    rules: z.array(approvalRule).max(MAX_APPROVAL_RULES),
  })
  .register(apiSchemas, { id: 'ApprovalRules' });
export type ApprovalRules = z.output<typeof approvalRules>;

/** A rule that holds for an award, and by which of its conditions. */
export const heldRule = z.object({ name: z.string(), conditions: z.array(approvalCondition) });
export type HeldRule = z.infer<typeof heldRule>;

/** The approver of a step in words: the name of the person or of the company's own role; null where the kind says it. */
const step = {
  approver,
  approver_name: z.string().nullable(),
  /** Steps of one stage run at once; a stage begins when the one before is done. */
  stage: z.number().int(),
  /** Who may decide it now, deputies included. */
  people: z.array(z.string()),
  /** Nobody of the step is left but the person who requests: owners stand in. */
  owners_stand_in: z.boolean(),
};

/** Whether an award has to be approved first, why, and by whom. */
export const approvalNeed = z
  .object({
    needed: z.boolean(),
    rules: z.array(heldRule),
    steps: z.array(z.object(step)),
  })
  .register(apiSchemas, { id: 'ApprovalNeed' });
export type ApprovalNeed = z.output<typeof approvalNeed>;

/** `expired`: of a purchase whose stock was reserved for as long as it may be, and of a quotation whose RFQ takes none any more. */
export const approvalStatus = z.enum(['waiting', 'approved', 'returned', 'changed', 'withdrawn', 'expired']);
export type ApprovalStatus = z.infer<typeof approvalStatus>;

/**
 * Why an approved award was not carried out: what is no longer as it was when it was requested. `budget`: it goes beyond a budget now,
 * and a rule of the company for that has no step in it.
 */
export const approvalFault = z.enum([
  'expired',
  'withdrawn',
  'amended',
  'price',
  'quantity',
  'terms',
  'budget',
  'other',
]);
export type ApprovalFault = z.infer<typeof approvalFault>;

/** A step of a request, and how it was decided. */
export const decidedStep = z.object({
  ...step,
  id: uuid,
  status: z.enum(['later', 'open', 'approved', 'returned']),
  due_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** The absent member for whom a deputy decided. */
  deputy_for: z.string().nullable(),
  note: z.string().nullable(),
});
export type ApprovalStep = z.output<typeof decidedStep>;

/** What the reader may do with a request that waits, decided by the server. */
export const approvalAction = z.enum(['approve', 'return', 'withdraw']);

/** What goes to one seller, as it stood when approval was requested. */
export const frozenBid = z.object({
  quotation_id: uuid,
  company_name: z.string(),
  valid_until: day.nullable(),
  delivery_term: deliveryTerm,
  payment_term: paymentTerm,
  totals: money(moneyTotals),
  lines: z.array(awardedLine),
});
/** With its money, as a service works with it before it answers. */
export type FrozenBid = Priced<z.infer<typeof frozenBid>>;

/** A request to approve an award, with the award as it was frozen. */
export const approval = z
  .object({
    id: uuid,
    rfq_number_id: z.string(),
    status: approvalStatus,
    requested_at: z.string(),
    requested_by: z.string(),
    /** The requester's reason to the approvers. */
    reason: z.string().nullable(),
    /** The note that goes to the sellers with the award. */
    note: z.string().nullable(),
    rules: z.array(heldRule),
    bids: z.array(frozenBid),
    steps: z.array(decidedStep),
    /** The first day on which a quotation in it ends, as it stands now. */
    valid_until: day.nullable(),
    closed_at: z.string().nullable(),
    faults: z.array(approvalFault),
    /** What the reader may do with it now, decided by the server. */
    actions: z.array(approvalAction),
  })
  .register(apiSchemas, { id: 'Approval' });
export type Approval = z.output<typeof approval>;
/** With its money, as a service works with it before it answers. */
export type PricedApproval = Omit<Approval, 'bids'> & { bids: FrozenBid[] };
