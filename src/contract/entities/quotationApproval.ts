import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { money, uuid } from '../values';
import { approvalAction, approvalStatus, decidedStep, heldRule } from './approval';
import { quotation } from './quotation';
import { type MoneyTotals, moneyTotals } from './rfq';

/** Why an approved quotation was not submitted: what is no longer as it was when approval was requested. */
export const quotationFault = z.enum(['amended', 'validity', 'other']);
export type QuotationFault = z.infer<typeof quotationFault>;

/** A quotation that has to be approved within its seller before it goes to the buyer. */
export const quotationApproval = z
  .object({
    id: uuid,
    rfq_number_id: z.string(),
    title: z.string(),
    buyer_company_name: z.string(),
    status: approvalStatus,
    requested_at: z.string(),
    requested_by: z.string(),
    /** The requester's reason to the approvers. */
    reason: z.string().nullable(),
    rules: z.array(heldRule),
    /** Of the quotation as it is frozen, which also the record of one that was returned has. */
    totals: money(moneyTotals),
    quoted_line_count: z.number().int(),
    line_count: z.number().int(),
    /** It would replace, or replaced, a quotation that the buyer has. */
    revises: z.boolean(),
    /** The quotation itself: frozen while it waits, the submitted revision once it is approved; otherwise null, since it is a draft again. */
    quotation: quotation.nullable(),
    steps: z.array(decidedStep),
    /** What is not approved by then is not submitted. */
    closes_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    faults: z.array(quotationFault),
    actions: z.array(approvalAction),
  })
  .register(apiSchemas, { id: 'QuotationApproval' });
export type QuotationApproval = z.output<typeof quotationApproval>;
/** With its money, as a service works with it before it answers. */
export type PricedQuotationApproval = Omit<QuotationApproval, 'totals'> & { totals: MoneyTotals };
