import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../contract/webhookEvents';

/** How the steps of a trade are offered: by what they are about. */
export const EVENT_GROUPS = ['request', 'quotation', 'approval', 'award', 'order', 'payment'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

const GROUP_OF: Readonly<Record<string, EventGroup>> = {
  request: 'request',
  question: 'request',
  quotation: 'quotation',
  validity: 'quotation',
  approval: 'approval',
  award: 'award',
  order: 'order',
  cancellation: 'order',
  certificate: 'order',
  claim: 'order',
  settlement: 'order',
  export: 'order',
  balance: 'payment',
  payment: 'payment',
  refund: 'payment',
  invoice: 'payment',
  account: 'payment',
};

/** The events of a group. */
export const eventsOf = (group: EventGroup): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => GROUP_OF[event.split('.')[0] ?? ''] === group);
