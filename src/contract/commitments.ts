/**
 * Actions that bind one company towards another. Their calls are never sent without a visible answer: see
 * `client/api/commitments.ts`.
 */
export const COMMITMENTS = [
  'request',
  'request_change',
  'request_cancel',
  'quotation',
  'quotation_withdraw',
  'quotation_decline',
  'validity',
  'award',
  'bid_confirm',
  'bid_decline',
  'bid_take_back',
  'purchase',
  'payment',
  'ship',
  'receive',
  'order_cancel',
  'claim',
  'settlement',
  'tax_invoice',
] as const;

export type Commitment = (typeof COMMITMENTS)[number];
