import type { NoticeTopic } from '../../../contract/noticeTopics';
import type { EventKind } from '../email/eventMails.service';

/** The kinds of events by topic. */
export const KINDS_OF_TOPIC: Readonly<Record<NoticeTopic, readonly EventKind[]>> = {
  deadline: ['deadline_24h', 'deadline_1h', 'deadline_24h_buyer', 'deadline_1h_buyer', 'receipt_reminder'],
  bid: ['bid_received', 'bid_taken_back', 'bid_lapsed'],
  approval: [
    'approval_requested',
    'approval_approved',
    'approval_returned',
    'approval_changed',
    'approval_withdrawn',
    'approval_overdue',
    'approval_validity',
    'purchase_approval_requested',
    'purchase_approval_approved',
    'purchase_approval_returned',
    'purchase_approval_changed',
    'purchase_approval_withdrawn',
    'purchase_approval_overdue',
    'purchase_approval_ending',
    'purchase_approval_expired',
    'quotation_approval_requested',
    'quotation_approval_approved',
    'quotation_approval_returned',
    'quotation_approval_changed',
    'quotation_approval_withdrawn',
    'quotation_approval_overdue',
    'quotation_approval_ending',
    'quotation_approval_expired',
  ],
  matched: ['rfq_matched'],
  invited: ['rfq_invited', 'rfq_rerequested'],
  request_changed: ['rfq_extended', 'rfq_amended', 'rfq_cancelled', 'question_answered', 'validity_asked'],
  lost: ['quotation_lost'],
  quotation: [
    'quotation_received',
    'quotation_changed',
    'quotation_withdrawn',
    'request_declined',
    'validity_extended',
  ],
  question: ['question_asked'],
  closing: ['rfq_closed', 'rfq_no_quotation'],
  award: ['bid_confirmed', 'bid_declined', 'bids_failed'],
  order: [
    'order_created',
    'stock_order_created',
    'order_shipped',
    'certificate_added',
    'order_received',
    'order_received_unanswered',
    'order_finished',
    'order_cancelled',
    'order_lapsed',
    'cancel_requested',
    'cancel_refused',
    'export_terms_stated',
  ],
  payment: [
    'payment_reported',
    'payment_confirmed',
    'payment_rejected',
    'refund_confirmed',
    'settlement_agreed',
    'settlement_refused',
    'balance_confirmed',
    'tax_invoice_recorded',
  ],
  claim: ['order_received_claim', 'claim_opened', 'claim_resolved'],
  bank_account: ['account_changing', 'account_offered', 'account_agreed', 'account_kept'],
  message: ['message_received'],
  stock: ['store_opened_stock', 'stock_price_changed', 'stock_question_asked', 'stock_question_answered'],
  company: ['member_pending', 'webhook_dead', 'webhook_failing', 'export_done', 'export_failed'],
};

const topics = new Map(
  Object.entries(KINDS_OF_TOPIC).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic as NoticeTopic])),
);

/** The topic of an event, by which its readers choose how it reaches them. */
export const topicOfKind = (kind: EventKind): NoticeTopic => topics.get(kind) ?? 'company';
