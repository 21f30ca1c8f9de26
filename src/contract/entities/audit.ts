import * as z from 'zod';
import { uuid } from '../values';
import { securityEventKind } from './member';

/** Steps that bind a company, by the names their timeline entries have. */
export const auditStep = z.enum([
  'rfq_submitted',
  'rfq_amended',
  'rfq_extended',
  'rfq_ended',
  'rfq_closed',
  'rfq_no_quotation',
  'rfq_cancelled',
  'rfq_rerequested',
  'quotation_received',
  'quotation_changed',
  'quotation_withdrawn',
  'request_declined',
  'validity_asked',
  'validity_extended',
  'bid_sent',
  'bid_taken_back',
  'bid_confirmed',
  'bid_declined',
  'bid_lapsed',
  'bids_failed',
  'order_created',
  'order_lapsed',
  'order_shipped',
  'order_received',
  'order_received_claim',
  'order_received_unanswered',
  'order_finished',
  'order_cancelled',
  'cancel_requested',
  'cancel_refused',
  'claim_opened',
  'claim_resolved',
  'settlement_agreed',
  'settlement_refused',
  'balance_confirmed',
  'payment_reported',
  'payment_confirmed',
  'payment_rejected',
  'refund_confirmed',
  'tax_invoice_recorded',
  'export_terms_stated',
]);
export type AuditStep = z.infer<typeof auditStep>;

/** What the audit log keeps. */
export const auditKind = z.enum([...securityEventKind.options, ...auditStep.options, 'operator_command']);
export type AuditKind = z.infer<typeof auditKind>;

/** Kinds as somebody looks for them. */
export const auditGroup = z.enum(['login', 'company', 'trade']);
export type AuditGroup = z.infer<typeof auditGroup>;

/** What stood before or stands after, by name; account numbers are masked. */
export const auditValues = z.record(z.string(), z.string());
export type AuditValues = z.infer<typeof auditValues>;

export const auditEntry = z
  .object({
    id: uuid,
    /** Its place in the company's chain, from 1 on without a gap. */
    seq: z.number().int(),
    at: z.string(),
    kind: auditKind,
    /** Null once the person has left, after a year, and for what the system did. */
    actor_name: z.string().nullable(),
    subject_name: z.string().nullable(),
    /** Whether the marketplace's operator did it. */
    by_operator: z.boolean(),
    /** Number of the request or the order. */
    record: z.string().nullable(),
    before: auditValues.nullable(),
    after: auditValues.nullable(),
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** SHA-256 over this entry and the hash of the one before, in hex. */
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
