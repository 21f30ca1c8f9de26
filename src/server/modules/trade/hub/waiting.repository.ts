import { type SQL, sql } from 'drizzle-orm';
import type { Hub } from '../../../../contract/entities/hub';
import type { Executor } from '../../../db/database';

export interface WaitingRow extends Record<string, unknown> {
  kind: Hub['deadlines'][number]['kind'];
  side: 'buyer' | 'seller';
  number: string;
  title: string;
  due_at: string | null;
  count: number;
}

/** Records of one kind that are read at most; their number is told in full. */
const MOST = 50;

interface Of {
  world: boolean;
  company_id: string;
  now: string;
}

/** The last second of a day in Seoul. */
const endOf = (day: SQL) => sql`((${day} + 1)::timestamp at time zone 'Asia/Seoul' - interval '1 second')`;
const none = sql`null::timestamptz`;

function own({ world, company_id, now }: Of): SQL {
  const mine = sql`from rfq r where r.is_test = ${world} and r.company_id = ${company_id}`;
  const line = (kind: string, due: SQL) =>
    sql`select ${kind}::text as kind, 'buyer' as side, r.rfq_number_id as number, r.title, ${due} as due_at`;
  return sql`
    ${line('draft', none)} ${mine} and r.status = 'DRAFT'
    union all ${line('award', none)} ${mine} and r.status = 'CMP'
    union all ${line('closing', sql`r.closes_at`)} ${mine} and r.status in ('REQ', 'COL') and r.closes_at > ${now}::timestamptz
    union all ${line('quotations', sql`r.closes_at`)} ${mine} and r.status = 'COL' and not r.sealed and r.closes_at > ${now}::timestamptz
    union all ${line('question', sql`r.closes_at`)} ${mine} and r.status in ('REQ', 'COL')
      and exists (select 1 from rfq_question k where k.rfq_id = r.id and k.answer is null)`;
}

/** Requests sent to the company that still collect, with how they stand to it. */
const sent = ({ world, company_id, now }: Of) => sql`
  select r.id, r.rfq_number_id as number, r.title, t.closes_at as due_at, t.status as view, q.id as quotation_id, q.revision,
    q.status as quotation_status
  from rfq_target t join rfq r on r.id = t.rfq_id
    left join quotation q on q.rfq_id = t.rfq_id and q.company_id = t.company_id
  where t.is_test = ${world} and t.company_id = ${company_id} and t.status in ('REQ', 'COL')
    and t.closes_at > ${now}::timestamptz`;

function asked({ world, company_id, now }: Of): SQL {
  const line = (kind: string) => sql`select ${kind}::text, 'seller', s.number, s.title, s.due_at from sent s where`;
  return sql`
    ${line('new')} s.view = 'REQ'
    union all ${line('rerequested')} s.quotation_status = 'REREQUESTED'
    union all ${line('amended')} s.quotation_status = 'SUBMITTED'
      and exists (select 1 from quotation_revision v join rfq_line l on l.rfq_id = s.id and not l.excluded
        and l.changed_revision > v.rfq_revision where v.quotation_id = s.quotation_id and v.revision = s.revision)
    union all
    select 'validity', 'seller', r.rfq_number_id, r.title, ${none} from quotation q join rfq r on r.id = q.rfq_id
      where q.is_test = ${world} and q.company_id = ${company_id} and q.validity_asked_at is not null
        and q.status = 'SUBMITTED' and r.status = 'CMP'
    union all
    select 'bid', 'seller', r.rfq_number_id, r.title, b.answer_until from bid b join rfq r on r.id = b.rfq_id
      where b.is_test = ${world} and b.company_id = ${company_id} and b.status = 'SENT' and b.answer_until > ${now}::timestamptz`;
}

function ordered({ world, company_id }: Of): SQL {
  const line = (
    side: 'buyer' | 'seller',
    kind: string,
    due: SQL,
  ) => sql`select ${kind}::text, ${side}::text, o.order_number, o.title, ${due}
    from trade_order o where o.is_test = ${world} and o.${sql.raw(`${side}_company_id`)} = ${company_id}`;
  const both = (['buyer', 'seller'] as const).map((side) => {
    const other = side === 'buyer' ? 'seller' : 'buyer';
    const direction = side === 'buyer' ? 'refund' : 'pay';
    return sql`
      union all ${line(side, 'claim', none)} and o.status = 'OPEN'
        and exists (select 1 from order_claim c where c.order_id = o.id and c.status = 'OPEN')
      union all ${line(side, 'cancel', none)} and o.status = 'OPEN' and o.cancel_requested_by = ${other}
      union all ${line(side, 'balance', none)} and o.status = 'OPEN' and o.balance ->> 'status' = 'DUE'
        and o.balance ->> 'direction' = ${direction}`;
  });
  return sql`
    ${line('buyer', 'pay', endOf(sql`o.payment_due_on`))} and o.status = 'OPEN' and o.payment_status = 'UNPAID'
      and (o.payment_term = 'prepaid' or o.delivery_status <> 'PREPARING')
    union all ${line('buyer', 'receive', sql`(select min(s.counts_as_received_at) from shipment s where s.order_id = o.id and s.received_at is null)`)}
      and o.status = 'OPEN' and exists (select 1 from shipment s where s.order_id = o.id and s.received_at is null)
    union all ${line('buyer', 'refund', none)} and o.status = 'CANCELLED' and o.payment_status = 'REFUND_DUE'
    union all ${line('buyer', 'settlement', none)} and o.status = 'OPEN' and o.settlement ->> 'status' = 'PROPOSED'
    union all ${line('seller', 'ship', endOf(sql`o.required_date`))} and o.status = 'OPEN'
      and o.delivery_status in ('PREPARING', 'PART_SHIPPED') and (o.payment_term <> 'prepaid' or o.payment_status = 'PAID')
    union all ${line('seller', 'confirm_payment', none)} and o.status = 'OPEN' and o.payment_status = 'REPORTED'
    ${sql.join(both, sql` `)}`;
}

/** Questions about own lots; their words follow from the lot's material. */
const askedOfStock = ({ world, company_id }: Of) => sql`
  select distinct on (i.id) 'stock_question', 'seller', i.id::text,
    jsonb_build_object('spec', i.spec, 'raw_text', i.raw_text)::text, ${none}
  from stock_question k join stock_item i on i.id = k.item_id
  where k.is_test = ${world} and k.answer is null and i.company_id = ${company_id}`;

/** Everything that a company could do next, the most urgent of each kind first, with how many of the kind there are. */
export async function findWaiting(db: Executor, of: Of): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    with sent as (${sent(of)})
    select kind, side, number, title, due_at, count from (
      select w.*, count(*) over (partition by kind, side)::int as count,
        row_number() over (partition by kind, side order by due_at, number) as place
      from (${own(of)} union all ${asked(of)} union all ${ordered(of)} union all (${askedOfStock(of)})) w
    ) ranked where place <= ${MOST} order by due_at nulls last, number`);
  return rows;
}
