import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { money, uuid } from '../values';
import { approvalAction, approvalStatus, decidedStep, heldRule } from './approval';
import { budgetCheck } from './budget';
import { awardedLine, type Priced } from './order';
import { moneyTotals } from './rfq';

/**
 * Why an approved purchase did not become an order: what is no longer as it was when approval was requested. `goods`: what
 * a lot is; `budget`: it goes beyond a budget now, and a rule of the company for that has no step in it.
 */
export const purchaseFault = z.enum(['price', 'quantity', 'goods', 'gone', 'budget']);
export type PurchaseFault = z.infer<typeof purchaseFault>;

/** What is ordered of one seller, as it stood when approval was requested. */
const frozenSeller = z.object({
  store_id: uuid,
  company_name: z.string(),
  totals: money(moneyTotals),
  weight_kg: z.string(),
  /** `id` is the lot's. */
  lines: z.array(awardedLine),
});
export type FrozenSeller = Priced<z.infer<typeof frozenSeller>>;

/** A purchase of listed stock that has to be approved before it becomes orders. Its stock is reserved until `hold_until`. */
export const purchaseApproval = z
  .object({
    purchase_number: z.string(),
    title: z.string(),
    status: approvalStatus,
    requested_at: z.string(),
    requested_by: z.string(),
    /** The requester's reason to the approvers. */
    reason: z.string().nullable(),
    /** The note that goes to the sellers with the orders. */
    note: z.string().nullable(),
    rules: z.array(heldRule),
    sellers: z.array(frozenSeller),
    delivery_place: z.string(),
    delivery_contact: z.string(),
    steps: z.array(decidedStep),
    hold_until: z.string(),
    closed_at: z.string().nullable(),
    faults: z.array(purchaseFault),
    /** Of an approved purchase; by the first of them its page of completion is found. */
    order_numbers: z.array(z.string()),
    actions: z.array(approvalAction),
    /** What it would do to the budgets of the day; only for who may approve it now. */
    budget: budgetCheck.nullable(),
  })
  .register(apiSchemas, { id: 'PurchaseApproval' });
export type PurchaseApproval = z.output<typeof purchaseApproval>;
/** With its money, as a service works with it before it answers. */
export type PricedPurchaseApproval = Omit<PurchaseApproval, 'sellers'> & { sellers: FrozenSeller[] };

/** A purchase in the list of those that wait, or have ended lately. */
export const purchaseApprovalSummary = z
  .object({
    purchase_number: z.string(),
    title: z.string(),
    status: approvalStatus,
    requested_at: z.string(),
    requested_by: z.string(),
    hold_until: z.string(),
  })
  .register(apiSchemas, { id: 'PurchaseApprovalSummary' });
export type PurchaseApprovalSummary = z.output<typeof purchaseApprovalSummary>;
