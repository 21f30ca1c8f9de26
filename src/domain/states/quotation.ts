import type { BidStatus, QuotationStatus } from '../../contract/entities/project';
import type { Transition } from './transition';

/** A quotation's life. A submitted one may be submitted again before the deadline: that makes a new revision. */
export const quotationTransitions = {
  save: { from: ['DRAFT', 'SUBMITTED', 'WITHDRAWN', 'REREQUESTED'], to: 'same' },
  submit: { from: ['DRAFT', 'SUBMITTED', 'WITHDRAWN', 'REREQUESTED'], to: 'SUBMITTED' },
  withdraw: { from: ['SUBMITTED'], to: 'WITHDRAWN' },
  rerequest: { from: ['SUBMITTED'], to: 'REREQUESTED' },
  /** A round ended without an answer: the earlier revision stands. */
  round_end: { from: ['REREQUESTED'], to: 'SUBMITTED' },
  select: { from: ['SUBMITTED'], to: 'SELECTED' },
  confirm: { from: ['SELECTED'], to: 'CONFIRMED' },
  decline: { from: ['SELECTED'], to: 'DECLINED' },
  lapse: { from: ['SELECTED'], to: 'LAPSED' },
  release: { from: ['SELECTED'], to: 'SUBMITTED' },
  lose: { from: ['SUBMITTED', 'REREQUESTED'], to: 'LOST' },
} as const satisfies Record<string, Transition<QuotationStatus>>;

/** A bid is answered once, or lapses, or is taken back while nobody answered. */
export const bidTransitions = {
  confirm: { from: ['SENT'], to: 'CONFIRMED' },
  decline: { from: ['SENT'], to: 'DECLINED' },
  lapse: { from: ['SENT'], to: 'LAPSED' },
  take_back: { from: ['SENT'], to: 'TAKEN_BACK' },
} as const satisfies Record<string, Transition<BidStatus>>;
export type BidEvent = keyof typeof bidTransitions;
