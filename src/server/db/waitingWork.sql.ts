import { statement } from './statement';

/** For each kind of work, whether any row waits for it now. */
const CONDITIONS = {
  'close requests': `select from rfq, clock where status in ('REQ', 'COL') and closes_at <= now`,
  'remind of deadlines': `select from rfq, clock where status in ('REQ', 'COL') and closes_at > now
    and closes_at <= now + interval '1 day' and (reminded_day_for is distinct from closes_at
      or closes_at <= now + interval '1 hour' and reminded_hour_for is distinct from closes_at)`,
  'lapse bids': `select from bid, clock where status = 'SENT' and answer_until <= now`,
  'check approvals': `select from approval, clock where status = 'waiting' and (quotation is not null
      or checked_at is null or checked_at < now - interval '5 minutes' or hold_until <= now)`,
  'receive shipments': `select from clock, shipment s join trade_order o on o.id = s.order_id where s.received_at is null
    and o.status = 'OPEN' and (s.counts_as_received_at <= now
      or s.reminded_at is null and s.counts_as_received_at <= now + interval '2 days')`,
  'lapse unpaid stock orders': `select from trade_order, clock where source = 'stock' and status = 'OPEN'
    and payment_status = 'UNPAID' and payment_due_at <= now`,
  'publish price index': `select from family_price, clock where not published
    and month < to_char((now - interval '1 hour') at time zone 'Asia/Seoul', 'YYYY-MM')`,
  'use changed bank accounts': `select from bank_account_change, clock where used_from <= now`,
  'announce steps': `select from timeline_event where not announced`,
  'send daily mails': `select from push, clock where digest_at <= now`,
  'count visits': `select from tracking_event, clock
    where received_at < date_trunc('day', (now - interval '5 minutes') at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
      and received_at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Seoul' from counted_day), '-infinity')`,
  'answer mail requests': `select from mail_request`,
  'deliver mails': `select from mail, clock where sent_at is null and not failed and due_at <= now`,
  webhooks: `select from clock, webhook_delivery d join webhook w on w.id = d.webhook_id where d.status = 'waiting'
    and d.due_at <= now and (d.claimed_until is null or d.claimed_until <= now) and (w.state = 'on' or d.type = 'test')`,
  'notifications on devices': `select from push_delivery`,
  'text messages': `select from text_message, clock where status = 'waiting' and due_at <= now
    and (claimed_until is null or claimed_until <= now)`,
  'incoming mails': `select from incoming_mail, clock where state in ('waiting', 'running') and due_at <= now`,
  exports: `select from file_export, clock where state in ('waiting', 'running') and due_at <= now`,
  'plan awards': `select from rfq, clock where plan_due_at <= now and status = 'CMP' and closed_at > now - interval '30 minutes'`,
} as const;

/** A kind of work that rows of the tables wait for. */
export type WaitingKind = keyof typeof CONDITIONS;

export const WAITING_KINDS = Object.keys(CONDITIONS) as WaitingKind[];

const names = WAITING_KINDS.map((kind) => `case when exists (${CONDITIONS[kind]}) then '${kind}' end`);

/**
 * The time, and which kinds of work wait for it, over all data. A condition holds whenever that work would find a row, and may hold
 * when it would not (a row that another process has locked). Each reads a partial index; the clock is read once.
 */
export const WAITING_WORK = statement(
  'waiting work',
  { now: 'timestamp with time zone', waiting: 'text[]' },
  `with clock as materialized (select app_now() as now)
   select (select now from clock) as now, array_remove(array[${names.join(', ')}], null) as waiting`,
);
