import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, money } from '../values';

/** What a person of the company can do next; the side says in which role. */
export const waitingKind = z.enum([
  // as a buyer
  'draft',
  'question',
  'quotations',
  'award',
  'approval',
  'purchase_approval',
  'quotation_approval',
  'pay',
  'receive',
  'refund',
  // as a seller
  'new',
  'rerequested',
  'amended',
  'bid',
  'validity',
  'stock_question',
  'ship',
  'confirm_payment',
  // as either
  'settlement',
  'balance',
  'claim',
  'cancel',
]);
export type WaitingKind = z.infer<typeof waitingKind>;

const side = z.enum(['buyer', 'seller']);
const record = z.object({
  /** Number of the request or the order; of a question about stock the id of the lot. */
  number: z.string(),
  title: z.string(),
  /** The instant by which it should be done; null where nothing presses. */
  due_at: z.string().nullable(),
  /** The money of an order, an award or a balance, of which the reader knows; null of anything else, and for who may not see it. */
  amount: money(z.string()),
  currency: currency.nullable(),
});

/** The hub of a company: what waits for it, what ends this week, what has changed. */
export const hub = z
  .object({
    /** Kinds of which there is at least one, with the three most urgent records. */
    waiting: z.array(z.object({ kind: waitingKind, side, count: z.number().int(), records: z.array(record) })),
    /** How many requests stand where, by status code. */
    counts: z.object({ buyer: z.record(z.string(), z.number()), seller: z.record(z.string(), z.number()) }),
    /** The next seven days; `closing` is an own request that still collects. */
    deadlines: z.array(
      z.object({ ...record.shape, due_at: z.string(), side, kind: z.enum([...waitingKind.options, 'closing']) }),
    ),
    changes: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.string(),
        params: z.record(z.string(), z.string()),
        side,
        /** Of the request, or of an order that has none. */
        number: z.string(),
        title: z.string(),
        /** The order of a request that it is about. */
        order_number: z.string().nullable(),
        actor_side: z.enum(['buyer', 'seller', 'system']),
        company_name: z.string().nullable(),
        /** Sellers whom this one action concerned. */
        sellers: z.number().int(),
      }),
    ),
    company: z.object({
      pending_members: z.number().int(),
      has_materials: z.boolean(),
      has_bank_account: z.boolean(),
      verified: z.boolean(),
    }),
  })
  .register(apiSchemas, { id: 'Hub' });
export type Hub = z.infer<typeof hub>;
export type Waiting = Hub['waiting'][number];
export type HubDeadline = Hub['deadlines'][number];
export type HubChange = Hub['changes'][number];
