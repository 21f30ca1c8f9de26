import type { AuditStep } from './entities/audit';

/** What a webhook reports, by the step in the history of a trade. Both sides hear a step under one name. */
const STEPS = [
  ['rfq_submitted', 'request.submitted'],
  ['rfq_amended', 'request.amended'],
  ['rfq_extended', 'request.extended'],
  ['rfq_ended', 'request.closed'],
  ['rfq_closed', 'request.closed'],
  ['rfq_no_quotation', 'request.closed'],
  ['rfq_cancelled', 'request.cancelled'],
  ['rfq_rerequested', 'request.requoted'],
  ['quotation_received', 'quotation.submitted'],
  ['quotation_changed', 'quotation.revised'],
  ['quotation_withdrawn', 'quotation.withdrawn'],
  ['request_declined', 'quotation.declined'],
  ['validity_asked', 'validity.requested'],
  ['validity_extended', 'validity.extended'],
  ['approval_requested', 'approval.requested'],
  ['approval_approved', 'approval.approved'],
  ['approval_returned', 'approval.returned'],
  ['approval_changed', 'approval.changed'],
  ['approval_withdrawn', 'approval.withdrawn'],
  ['approval_expired', 'approval.expired'],
  ['quotation_approval_requested', 'approval.requested'],
  ['quotation_approval_approved', 'approval.approved'],
  ['quotation_approval_returned', 'approval.returned'],
  ['quotation_approval_changed', 'approval.changed'],
  ['quotation_approval_withdrawn', 'approval.withdrawn'],
  ['quotation_approval_expired', 'approval.expired'],
  ['bid_sent', 'award.sent'],
  ['bid_taken_back', 'award.withdrawn'],
  ['bid_confirmed', 'award.accepted'],
  ['bid_declined', 'award.declined'],
  ['bid_lapsed', 'award.expired'],
  ['bids_failed', 'award.failed'],
  ['order_created', 'order.created'],
  ['order_lapsed', 'order.lapsed'],
  ['order_shipped', 'order.shipped'],
  ['certificate_added', 'certificate.added'],
  ['order_received', 'order.received'],
  ['order_received_claim', 'order.received'],
  ['order_received_unanswered', 'order.received'],
  ['order_finished', 'order.finished'],
  ['order_cancelled', 'order.cancelled'],
  ['cancel_requested', 'cancellation.requested'],
  ['cancel_refused', 'cancellation.declined'],
  ['claim_opened', 'claim.opened'],
  ['claim_resolved', 'claim.resolved'],
  ['settlement_agreed', 'settlement.agreed'],
  ['settlement_refused', 'settlement.declined'],
  ['balance_confirmed', 'balance.confirmed'],
  ['payment_reported', 'payment.reported'],
  ['payment_confirmed', 'payment.confirmed'],
  ['payment_rejected', 'payment.rejected'],
  ['refund_confirmed', 'refund.confirmed'],
  ['tax_invoice_recorded', 'invoice.recorded'],
  ['export_terms_stated', 'export.stated'],
  ['account_offered', 'account.offered'],
  ['account_agreed', 'account.agreed'],
  ['account_kept', 'account.kept'],
] as const satisfies readonly (readonly [AuditStep, `${string}.${string}`])[];

/** Steps without an entry in the history: a quotation that was not awarded, and questions. */
const BESIDE_HISTORY = ['award.lost', 'question.asked', 'question.answered'] as const;

export type WebhookEvent = (typeof STEPS)[number][1] | (typeof BESIDE_HISTORY)[number];

export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [
  ...new Set([...STEPS.map(([, event]) => event), ...BESIDE_HISTORY]),
];

const EVENT_OF_STEP = new Map<string, WebhookEvent>(STEPS);

/** The type of the event that reports a step; null for what is no step of the trade. */
export const eventOfStep = (kind: string): WebhookEvent | null => EVENT_OF_STEP.get(kind) ?? null;
