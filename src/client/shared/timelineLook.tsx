import { Ban, Check, Circle, Gavel, Inbox, Send, Truck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/theme';

type Look = { tone: Tone; icon: ReactNode };

const groups: [Look, string[]][] = [
  [
    { tone: 'green', icon: <Check /> },
    [
      'approval_approved',
      'quotation_approval_approved',
      'bid_confirmed',
      'order_created',
      'payment_confirmed',
      'order_received',
      'order_finished',
      'refund_confirmed',
    ],
  ],
  [
    { tone: 'red', icon: <Ban /> },
    [
      'rfq_cancelled',
      'rfq_no_quotation',
      'approval_returned',
      'approval_changed',
      'quotation_approval_returned',
      'quotation_approval_changed',
      'quotation_approval_expired',
      'bid_declined',
      'bid_lapsed',
      'bids_failed',
      'payment_rejected',
      'order_cancelled',
      'cancel_requested',
    ],
  ],
  [{ tone: 'blue', icon: <Send /> }, ['rfq_submitted', 'rfq_amended', 'rfq_rerequested']],
  // What came in: the plane is for what was sent.
  [{ tone: 'blue', icon: <Inbox /> }, ['rfq_matched', 'quotation_received', 'quotation_changed']],
  [
    { tone: 'yellow', icon: <Gavel /> },
    ['approval_requested', 'quotation_approval_requested', 'bid_sent', 'bid_received'],
  ],
  [{ tone: 'blue', icon: <Truck /> }, ['order_shipped']],
  [{ tone: 'blue', icon: <Wallet /> }, ['payment_reported']],
];

const byKind = new Map(groups.flatMap(([look, kinds]) => kinds.map((kind) => [kind, look] as const)));

/** Colour and icon of an event: what went well is green, what needs attention red. */
export function timelineLook(kind: string): Look {
  return byKind.get(kind) ?? { tone: 'gray', icon: <Circle /> };
}
