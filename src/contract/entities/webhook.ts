import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { someOf, uuid } from '../values';
import { WEBHOOK_EVENTS } from '../webhookEvents';

export const MOST_WEBHOOKS = 5;
/** For how long a secret that was replaced still signs beside the new one. */
export const OLD_SECRET_HOURS = 24;

export const webhookEvent = z.enum(WEBHOOK_EVENTS);

/** Where a company's other system hears of the steps of its trade. */
export const webhook = z
  .object({
    id: uuid,
    url: z.string(),
    events: z.array(webhookEvent),
    /** `failing`: nothing arrived for days; `gone`: the receiver answered 410; `off`: turned off by the company. */
    state: z.enum(['on', 'off', 'failing', 'gone']),
    /** Since when nothing has arrived; null while deliveries arrive. */
    failing_since: z.string().nullable(),
    created_at: z.string(),
  })
  .register(apiSchemas, { id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const webhookInput = z.object({
  url: z.string().trim().min(1).max(500),
  events: someOf(WEBHOOK_EVENTS),
});

/** A webhook with its secret, which is shown where it is made or replaced, and nowhere else. */
export const madeWebhook = z.object({ webhook, secret: z.string() }).register(apiSchemas, { id: 'MadeWebhook' });

export const webhookDelivery = z
  .object({
    id: uuid,
    /** A step of the trade, or `test`. */
    type: z.string(),
    status: z.enum(['waiting', 'delivered', 'dead']),
    attempts: z.number().int(),
    created_at: z.string(),
    /** When the next attempt is made; null when there is none. */
    next_at: z.string().nullable(),
    last_attempt_at: z.string().nullable(),
    /** What the receiver answered last; null when it did not. */
    answer_status: z.number().int().nullable(),
    answer: z.string().nullable(),
    failure: z.enum(['address', 'timeout', 'connection', 'redirect', 'status']).nullable(),
    /** What was sent. */
    body: z.string(),
  })
  .register(apiSchemas, { id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** What is posted to the receiver. */
export const webhookMessage = z
  .object({
    type: z.union([webhookEvent, z.literal('test')]),
    /** When the step was taken. */
    timestamp: z.string(),
    data: z.object({
      /** The side on which the company that hears of it stands. */
      side: z.enum(['buyer', 'seller']),
      rfq_number_id: z.string().nullable(),
      order_number: z.string().nullable(),
    }),
  })
  .register(apiSchemas, { id: 'WebhookMessage' });
export type WebhookMessage = z.infer<typeof webhookMessage>;
