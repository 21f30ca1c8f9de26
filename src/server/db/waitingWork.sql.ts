import { statement } from './statement';

/**
 * For each kind of work, whether any row waits for it at `now`. The lowest of an index is read rather than whether a row is there: with
 * the time unknown to the planner it would read a whole table for that.
 */
const CONDITIONS = {
  'close requests': `(select min(closes_at) from rfq where status in ('REQ', 'COL')) <= now`,
  'remind of deadlines': `exists (select from rfq where status in ('REQ', 'COL') and closes_at > now
    and closes_at <= now + interval '1 day' and (reminded_day_for is distinct from closes_at
      or closes_at <= now + interval '1 hour' and reminded_hour_for is distinct from closes_at))`,
  'lapse bids': `(select min(answer_until) from bid where status = 'SENT') <= now`,
  'check approvals': `exists (select from approval where status = 'waiting' and (quotation is not null
    or checked_at is null or checked_at < now - interval '5 minutes' or hold_until <= now))`,
  'receive shipments': `(select min(counts_as_received_at) from shipment where received_at is null) <= now + interval '2 days'
    and exists (select from shipment s join trade_order o on o.id = s.order_id where s.received_at is null and o.status = 'OPEN'
      and (s.counts_as_received_at <= now or s.reminded_at is null and s.counts_as_received_at <= now + interval '2 days'))`,
  'lapse unpaid stock orders': `(select min(payment_due_at) from trade_order
    where source = 'stock' and status = 'OPEN' and payment_status = 'UNPAID') <= now`,
  'publish price index': `(select min(month) from family_price where not published)
    < to_char((now - interval '1 hour') at time zone 'Asia/Seoul', 'YYYY-MM')`,
  'use changed bank accounts': `exists (select from bank_account_change where used_from <= now)`,
  'announce steps': `exists (select from (select id from timeline_event where not announced order by id limit 1) news)`,
  'send daily mails': `(select min(digest_at) from push where digest_at is not null) <= now`,
  'count visits': `exists (select from tracking_event
    where received_at < date_trunc('day', (now - interval '5 minutes') at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
      and received_at >= coalesce((select (max(day) + 1)::timestamp at time zone 'Asia/Seoul' from counted_day), '-infinity'))`,
  'answer mail requests': `exists (select from mail_request)`,
  'deliver mails': `(select min(due_at) from mail where sent_at is null and not failed) <= now`,
  webhooks: `(select min(due_at) from webhook_delivery where status = 'waiting') <= now
    and exists (select from webhook_delivery d join webhook w on w.id = d.webhook_id where d.status = 'waiting'
      and d.due_at <= now and (d.claimed_until is null or d.claimed_until <= now) and (w.state = 'on' or d.type = 'test'))`,
  'notifications on devices': `exists (select from push_delivery)`,
  'text messages': `(select min(due_at) from text_message where status = 'waiting') <= now`,
  'incoming mails': `(select min(due_at) from incoming_mail where state in ('waiting', 'running')) <= now`,
  exports: `(select min(due_at) from file_export where state in ('waiting', 'running')) <= now`,
  'plan awards': `exists (select from rfq where plan_due_at is not null and plan_due_at <= now and status = 'CMP'
    and closed_at > now - interval '30 minutes')`,
} as const;

/** A kind of work that rows of the tables wait for. */
export type WaitingKind = keyof typeof CONDITIONS;

export const WAITING_KINDS = Object.keys(CONDITIONS) as WaitingKind[];

const names = WAITING_KINDS.map((kind) => `case when ${CONDITIONS[kind]} then '${kind}' end`);

/**
 * The time, and which kinds of work wait for it, over all data. A condition holds whenever that work would find a row, and may hold
 * when it would not (a row that another process has locked).
 */
export const WAITING_WORK = statement(
  'waiting work',
  { now: 'timestamp with time zone', waiting: 'text[]' },
  `select now, array_remove(array[${names.join(', ')}], null) as waiting
   from (select app_now() as now offset 0) clock`,
);
