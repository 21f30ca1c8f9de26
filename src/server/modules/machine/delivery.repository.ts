import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { WebhookEvent } from '../../../contract/webhookEvents';
import { SELLERS_OWN } from '../../../domain/events/sellersOwn';
import type { Executor } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { webhook, webhookDelivery } from '../../db/schema/machine';
import { holding, selectRows } from '../../db/statement';

export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** A step of a trade, for one side of it, that one webhook may report. */
export interface News {
  webhook_id: string;
  events: readonly WebhookEvent[];
  kind: string;
  at: string;
  side: 'buyer' | 'seller';
  rfq_number_id: string | null;
  order_number: string | null;
}

/**
 * Takes new entries of histories, each once, and gives them for each webhook of a company that may read them: the buyer, and the
 * sellers whom the entry concerns; what a seller reads alone goes to no buyer.
 */
export async function takeNews(db: Executor, most: number): Promise<News[]> {
  return selectRows(
    db,
    {
      webhook_id: 'uuid',
      events: holding<WebhookEvent[]>('text[]'),
      kind: 'text',
      at: 'text',
      side: holding<News['side']>('text'),
      rfq_number_id: 'text?',
      order_number: 'text?',
    },
    sql`
    with news as (
      select id from timeline_event where not announced order by id limit ${most} for update skip locked
    ), taken as (
      update timeline_event t set announced = true from news where t.id = news.id
      returning t.id, t.kind, t.at, t.rfq_id, t.order_id, t.seller_company_id
    ), read as (
      select t.id, t.kind, t.at, t.rfq_id, t.seller_company_id, r.rfq_number_id, o.order_number,
        coalesce(o.buyer_company_id, r.company_id) as buyer_id, o.seller_company_id as order_seller_id
      from taken t left join rfq r on r.id = t.rfq_id left join trade_order o on o.id = t.order_id
    ), heard as (
      select id, kind, at, rfq_number_id, order_number, buyer_id as company_id, 'buyer' as side from read
      where kind <> all(${sql.param([...SELLERS_OWN])}::text[])
      union all
      select id, kind, at, rfq_number_id, order_number, coalesce(order_seller_id, seller_company_id), 'seller' from read
      where coalesce(order_seller_id, seller_company_id) is not null
        and coalesce(order_seller_id, seller_company_id) is distinct from buyer_id
      union all
      select e.id, e.kind, e.at, e.rfq_number_id, e.order_number, g.company_id, 'seller' from read e
      join rfq_target g on g.rfq_id = e.rfq_id
      where e.order_seller_id is null and e.seller_company_id is null and g.declined_at is null
    )
    select w.id as webhook_id, w.events, h.kind, to_json(h.at) #>> '{}' as at, h.side, h.rfq_number_id, h.order_number
    from heard h join webhook w on w.company_id = h.company_id and w.state = 'on' and w.created_at <= h.at
    order by h.id`,
  );
}

/** Webhooks of some companies that report an event. */
export async function findHearers(db: Executor, companyIds: readonly string[], event: WebhookEvent): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .select({ id: webhook.id })
    .from(webhook)
    .where(
      and(
        inArray(webhook.company_id, [...companyIds]),
        eq(webhook.state, 'on'),
        sql`${webhook.events} @> array[${event}]::text[]`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Adds messages that are to be sent at once. */
export async function addDeliveries(
  db: Executor,
  messages: readonly { webhook_id: string; type: string; body: string }[],
  now: Date,
): Promise<DeliveryRow[]> {
  const rows = messages.map((message) => ({
    id: uuid(),
    ...message,
    status: 'waiting' as const,
    attempts: 0,
    created_at: now,
    due_at: now,
  }));
  await insertRows(db, webhookDelivery, rows);
  const none = { claimed_until: null, last_attempt_at: null, answer_status: null, answer: null, failure: null };
  return rows.map((row) => ({ ...none, ...row, is_test: false }));
}

/** What a process sends next: a message with where it goes. */
export interface Claimed extends Pick<DeliveryRow, 'id' | 'is_test' | 'webhook_id' | 'body'> {
  url: string;
  secret: string;
  old_secret: string | null;
  /** Nothing arrived there lately. */
  failing: boolean;
}

/**
 * Claims messages that are due, those to receivers that work first: of each receiver so many that, with those of `underWay`, at most
 * `ofOne` are sent at once, and one where it fails. `underWay` names the receiver of each attempt of this process.
 */
export async function claimDeliveries(
  db: Executor,
  {
    now,
    until,
    most,
    mostFailing,
    ofOne,
    underWay,
  }: {
    now: Date;
    until: Date;
    most: number;
    mostFailing: number;
    ofOne: number;
    underWay: readonly string[];
  },
): Promise<Claimed[]> {
  return selectRows(
    db,
    {
      id: 'uuid',
      is_test: 'boolean',
      webhook_id: 'uuid',
      body: 'text',
      url: 'text',
      secret: 'text',
      old_secret: 'text?',
      failing: 'boolean',
    },
    sql`
    with waiting as (
      select d.id, d.due_at, w.failing_since is not null as failing,
        cardinality(array_positions(${sql.param([...underWay])}::uuid[], d.webhook_id))
          + row_number() over (partition by d.webhook_id order by d.due_at, d.id) as place
      from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.status = 'waiting' and d.due_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
        and (w.state = 'on' or d.type = 'test')
    ), next as (
      (select id from waiting where not failing and place <= ${ofOne} order by due_at limit ${most})
      union all
      (select id from waiting where failing and place = 1 order by due_at limit ${mostFailing})
    ), held as (
      select id from webhook_delivery where id in (select id from next) and status = 'waiting'
        and (claimed_until is null or claimed_until <= ${now}) for update skip locked
    )
    update webhook_delivery d set claimed_until = ${until}
    from held, webhook w where d.id = held.id and w.id = d.webhook_id
    returning d.id, d.is_test, d.webhook_id, d.body, w.url, w.secret,
      case when w.old_secret_until > ${now} then w.old_secret end as old_secret, w.failing_since is not null as failing`,
  );
}

/** A message, locked until the transaction ends. */
export async function lockDelivery(db: Executor, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('update');
  return row ?? null;
}

/** A message of one webhook. */
export async function findDelivery(db: Executor, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhook_id, webhookId), eq(webhookDelivery.id, id)));
  return row ?? null;
}

/** Changes a message. */
export async function updateDelivery(db: Executor, id: string, change: Partial<DeliveryRow>): Promise<void> {
  await db.update(webhookDelivery).set(change).where(eq(webhookDelivery.id, id));
}

/** The log of a webhook, the newest first, from before `before`. */
export async function findDeliveries(
  db: Executor,
  webhookId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhook_id, webhookId), before ? lt(webhookDelivery.id, before) : undefined))
    .orderBy(desc(webhookDelivery.id))
    .limit(limit);
}

/** Gives up what waits for a webhook. */
export async function endWaiting(db: Executor, webhookId: string): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ status: 'dead' })
    .where(and(eq(webhookDelivery.webhook_id, webhookId), eq(webhookDelivery.status, 'waiting')));
}

/** Removes messages from before a moment. */
export async function deleteDeliveriesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.created_at, moment));
}
