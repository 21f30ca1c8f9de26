import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/constants';
import type { Hub } from '../../../../contract/entities/hub';
import type { Currency } from '../../../../contract/values';
import type { Executor } from '../../../db/database';
import { NO_NAMING, stockNaming } from '../../../db/stockNaming';
import { holding, type SelectedRow, selectRows } from '../../../db/statement';
import { type StockNaming, titleIn } from '../../../stockTitle';
import { awaitsAnswer, promisedDays } from '../openDates.repository';

const WAITING = {
  kind: holding<Hub['deadlines'][number]['kind']>('text'),
  side: holding<'buyer' | 'seller'>('text'),
  number: 'text',
  title: 'text',
  due_at: 'timestamp with time zone?',
  amount: 'text?',
  currency: holding<Currency | null>('text?'),
  count: 'integer',
  /** Of an order from listed stock. */
  naming: holding<StockNaming | null>('jsonb?'),
} as const;
type NamedRow = SelectedRow<typeof WAITING>;
/** A record that waits, by its title. */
export type WaitingRow = Omit<NamedRow, 'naming'>;

/** Records of one kind that are read at most; their number is counted in full. */
const MOST = 50;

interface Of {
  company_id: string;
  now: string;
}

/** The last second of a day in Seoul. */
const endOf = (day: SQL) => sql`((${day} + 1)::timestamp at time zone 'Asia/Seoul' - interval '1 second')`;
const none = sql`null::timestamptz`;

const noMoney = sql`null::text as amount, null::text as currency`;
const ofStock = stockNaming(sql`n`);

/** What a record is called and how much money it is about, by its id `w.id`. A lot is called by its material, which its reader puts into words. */
const NAMED = {
  rfq: sql`select n.rfq_number_id as number, n.title, ${noMoney}, ${NO_NAMING} as naming from rfq n where n.id = w.id`,
  bid: sql`select n.rfq_number_id as number, n.title, b.totals ->> 'total_amount' as amount, b.totals ->> 'currency' as currency, ${NO_NAMING} as naming
    from bid b join rfq n on n.id = b.rfq_id where b.id = w.id`,
  order: sql`select n.order_number as number, n.title, n.totals ->> 'total_amount' as amount, n.currency, ${ofStock} as naming
    from trade_order n where n.id = w.id`,
  /** An order of which the money is not what waits: a claim is about a part of it. */
  unpriced: sql`select n.order_number as number, n.title, ${noMoney}, ${ofStock} as naming from trade_order n where n.id = w.id`,
  balance: sql`select n.order_number as number, n.title, n.balance ->> 'amount' as amount, n.currency, ${ofStock} as naming
    from trade_order n where n.id = w.id`,
  lot: sql`select n.id::text as number, jsonb_build_object('spec', n.spec, 'raw_text', n.raw_text)::text as title, ${noMoney}, ${NO_NAMING} as naming
    from stock_item n where n.id = w.id`,
};

/** The most urgent of one kind, named only after they are chosen. `rows` gives the id and when it is due. */
const waiting = (kind: string, side: 'buyer' | 'seller', named: keyof typeof NAMED, rows: SQL): SQL => sql`(
  select ${kind}::text as kind, ${side}::text as side, n.number, n.title, w.due_at, n.amount, n.currency, w.count, n.naming
  from (select k.id, k.due_at, count(*) over ()::int as count from (${rows}) k(id, due_at)
    order by k.due_at, k.id limit ${MOST}) w
  cross join lateral (${NAMED[named]}) n)`;

function own({ company_id, now }: Of): SQL[] {
  const mine = (kind: string, due: SQL, condition: SQL) =>
    waiting(
      kind,
      'buyer',
      'rfq',
      sql`select r.id, ${due} from rfq r where r.company_id = ${company_id} and ${condition}`,
    );
  const collects = sql`r.closes_at > ${now}::timestamptz and r.status`;
  return [
    mine('draft', none, sql`r.status = 'DRAFT'`),
    mine(
      'award',
      none,
      sql`r.status = 'CMP' and not exists (select 1 from approval a where a.rfq_id = r.id and a.status = 'waiting')`,
    ),
    mine('closing', sql`r.closes_at`, sql`${collects} in ('REQ', 'COL')`),
    mine(
      'quotations',
      sql`r.closes_at`,
      sql`${collects} = 'COL' and not r.sealed
        and exists (select 1 from quotation q where q.rfq_id = r.id and q.revision > 0 and q.status <> 'WITHDRAWN')`,
    ),
    mine(
      'question',
      sql`r.closes_at`,
      sql`r.status in ('REQ', 'COL') and exists (select 1 from rfq_question k where k.rfq_id = r.id and k.answer is null)`,
    ),
  ];
}

/** Requests sent to the company that still collect, and quotations and bids that wait for it. */
function requested({ company_id, now }: Of): SQL[] {
  const open = sql`t.company_id = ${company_id} and t.closes_at > ${now}::timestamptz`;
  const quoted = (status: string) => sql`select t.rfq_id, t.closes_at, q.id, q.revision
    from quotation q join rfq_target t on t.rfq_id = q.rfq_id and t.company_id = q.company_id
    where q.company_id = ${company_id} and q.status = ${status} and ${open} and t.status in ('REQ', 'COL')`;
  // What waits for approval is not to be written now: it waits for its approvers, who see it as such.
  const writable = sql`not exists (select 1 from approval a join quotation q on q.id = a.quotation_id
    where a.status = 'waiting' and a.company_id = ${company_id} and q.rfq_id =`;
  const line = (kind: string, rows: SQL) => waiting(kind, 'seller', 'rfq', rows);
  return [
    // Who withdrew a quotation has answered the request as it was then: it is new again once its lines or terms are changed.
    line(
      'new',
      sql`select t.rfq_id, t.closes_at from rfq_target t where ${open} and t.status = 'REQ'
      and not exists (select 1 from quotation q
        join quotation_revision v on v.quotation_id = q.id and v.revision = q.revision
        join rfq r on r.id = q.rfq_id and r.revision = v.rfq_revision
        where q.rfq_id = t.rfq_id and q.company_id = t.company_id and q.status = 'WITHDRAWN')
      and ${writable} t.rfq_id)`,
    ),
    line(
      'rerequested',
      sql`select s.rfq_id, s.closes_at from (${quoted('REREQUESTED')}) s where ${writable} s.rfq_id)`,
    ),
    // Found first (`offset 0`), as most quotations are of requests long ended; that nothing was amended since is known
    // without the lines.
    line(
      'amended',
      sql`select s.rfq_id, s.closes_at from (${quoted('SUBMITTED')} offset 0) s
        where exists (select 1 from quotation_revision v
          join rfq r on r.id = s.rfq_id and r.revision > v.rfq_revision
          join rfq_line l on l.rfq_id = r.id and not l.excluded and l.changed_revision > v.rfq_revision
          where v.quotation_id = s.id and v.revision = s.revision)`,
    ),
    line(
      'validity',
      sql`select r.id, ${none} from quotation q join rfq r on r.id = q.rfq_id
        where q.company_id = ${company_id} and q.validity_asked_at is not null
          and q.status = 'SUBMITTED' and r.status = 'CMP'`,
    ),
    waiting(
      'bid',
      'seller',
      'bid',
      sql`select b.id, b.answer_until from bid b where b.company_id = ${company_id} and ${awaitsAnswer(now)}`,
    ),
  ];
}

/** Orders of either side that are not at their end. */
const unfinished = ({ company_id }: Of) =>
  sql.join(
    (['buyer', 'seller'] as const).map(
      (side) => sql`select o.*, ${side}::text as side from trade_order o
        where o.${sql.raw(`${side}_company_id`)} = ${company_id} and (o.status = 'OPEN' or o.payment_status = 'REFUND_DUE')`,
    ),
    sql` union all `,
  );

function ordered({ company_id }: Of): SQL[] {
  const line = (side: 'buyer' | 'seller', kind: string, due: SQL, condition: SQL, status = 'OPEN') =>
    waiting(
      kind,
      side,
      kind === 'balance' ? 'balance' : 'order',
      sql`select o.id, ${due} from unfinished o where o.side = ${side} and o.status = ${status} and ${condition}`,
    );
  // The soonest day that the lead times promise; a day that was only wished makes nothing due.
  const promised = sql`(select min(p.day) from (${promisedDays}) p)`;
  const arriving = sql`(select min(s.counts_as_received_at) from shipment s where s.order_id = o.id and s.received_at is null)`;
  const both = (['buyer', 'seller'] as const).flatMap((side) => {
    const other = side === 'buyer' ? 'seller' : 'buyer';
    const direction = side === 'buyer' ? 'refund' : 'pay';
    return [
      // A finished order takes claims too.
      waiting(
        'claim',
        side,
        'unpriced',
        sql`select distinct o.id, ${none} from order_claim c join trade_order o on o.id = c.order_id
          where c.status = 'OPEN' and o.status <> 'CANCELLED' and o.${sql.raw(`${side}_company_id`)} = ${company_id}`,
      ),
      line(side, 'cancel', none, sql`o.cancel_requested_by = ${other}`),
      line(side, 'balance', none, sql`o.balance ->> 'status' = 'DUE' and o.balance ->> 'direction' = ${direction}`),
    ];
  });
  return [
    line(
      'buyer',
      'pay',
      sql`coalesce(o.payment_due_at, ${endOf(sql`o.payment_due_on`)})`,
      sql`o.payment_status = 'UNPAID' and (o.payment_term = 'prepaid' or o.delivery_status <> 'PREPARING')`,
    ),
    line('buyer', 'receive', arriving, sql`${arriving} is not null`),
    line('buyer', 'refund', none, sql`o.payment_status = 'REFUND_DUE'`, 'CANCELLED'),
    line('buyer', 'settlement', none, sql`o.settlement ->> 'status' = 'PROPOSED'`),
    line(
      'seller',
      'ship',
      endOf(promised),
      sql`o.delivery_status in ('PREPARING', 'PART_SHIPPED') and (o.payment_term <> 'prepaid' or o.payment_status = 'PAID')`,
    ),
    line('seller', 'confirm_payment', none, sql`o.payment_status = 'REPORTED'`),
    ...both,
  ];
}

/** Lots with a question. */
const requestedOfStock = ({ company_id }: Of) =>
  waiting(
    'stock_question',
    'seller',
    'lot',
    sql`select distinct i.id, ${none} from stock_question k join stock_item i on i.id = k.item_id
      where k.answer is null and i.company_id = ${company_id}`,
  );

/**
 * Everything that a company could do next, the most urgent of each kind first, with how many of the kind there are; in the words
 * of `language`.
 */
export async function findWaiting(db: Executor, of: Of, language: Language): Promise<WaitingRow[]> {
  const kinds = [...own(of), ...requested(of), ...ordered(of), requestedOfStock(of)];
  const rows: NamedRow[] = await selectRows(
    db,
    WAITING,
    sql`
    with unfinished as materialized (${unfinished(of)})
    select * from (${sql.join(kinds, sql` union all `)}) waiting order by due_at nulls last, number`,
  );
  return rows.map(({ naming, ...row }) => ({ ...row, title: titleIn(row.title, naming, language) }));
}
