import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/constants';
import type { CalendarKind } from '../../../../contract/entities/calendar';
import { orderDeliveryTerm } from '../../../../contract/entities/order';
import { type DueMeaning, dueMeaning } from '../../../../domain/states/lineDelivery';
import type { Executor } from '../../../db/database';
import { holding, type SelectedRow, selectRows } from '../../../db/statement';
import { NO_NAMING, stockNaming } from '../../../db/stockNaming';
import { type StockNaming, titleIn } from '../../../stockTitle';
import { awaitsAnswer, promisedDays } from '../openDates.repository';

const DATES = {
  kind: holding<CalendarKind>('text'),
  number: 'text',
  title: 'text',
  /** An instant; null of a whole day. */
  at: 'timestamp with time zone?',
  /** A day in Seoul, as YYYY-MM-DD; null of an instant. */
  day: 'text?',
  /** Of an order from listed stock. */
  naming: holding<StockNaming | null>('jsonb?'),
} as const;
export type CalendarDate = Omit<SelectedRow<typeof DATES>, 'naming'>;

/** Dates of one kind that are read at most, the soonest first: more is no calendar. */
const MOST = 200;

interface Of {
  company_id: string;
  now: string;
}

const dates = (kind: CalendarKind, rows: SQL, naming = NO_NAMING) => sql`(
  select ${kind}::text as kind, d.number, d.title, d.at, d.day::text as day, ${naming} as naming
  from (${rows}) d(number, title, at, day) order by coalesce(d.at, d.day::timestamptz), d.number limit ${MOST})`;
/** Dates of orders. */
const orderDates = (kind: CalendarKind, rows: SQL) =>
  dates(kind, rows, sql`(select ${stockNaming(sql`t`)} from trade_order t where t.order_number = d.number)`);
const atInstant = (column: SQL) => sql`${column}::timestamptz, null::date`;
const onDay = (column: SQL) => sql`null::timestamptz, ${column}::date`;

function ofRequests({ company_id, now }: Of): SQL[] {
  const today = sql`(${now}::timestamptz at time zone 'Asia/Seoul')::date`;
  const own = sql`r.company_id = ${company_id}`;
  // What the seller promised last, and what was agreed beyond it.
  const lasts = sql`greatest(v.valid_until, q.consent_until)`;
  const submitted = sql`quotation q
    join quotation_revision v on v.quotation_id = q.id and v.revision = q.revision
    join rfq r on r.id = q.rfq_id and r.status = 'CMP'
    where q.status = 'SUBMITTED' and q.round = r.round and ${lasts} >= ${today}`;
  return [
    dates(
      'closing',
      sql`select r.rfq_number_id, r.title, ${atInstant(sql`r.closes_at`)} from rfq r
        where ${own} and r.status in ('REQ', 'COL') and r.closes_at > ${now}::timestamptz`,
    ),
    dates(
      'offers_end',
      sql`select r.rfq_number_id, r.title, ${onDay(sql`min(${lasts})`)} from ${submitted} and ${own} group by r.rfq_number_id, r.title`,
    ),
    dates(
      'answer_due',
      sql`select r.rfq_number_id, r.title, ${atInstant(sql`max(b.answer_until)`)} from bid b join rfq r on r.id = b.rfq_id
        where ${own} and ${awaitsAnswer(now)} group by r.rfq_number_id, r.title`,
    ),
    dates(
      'quote',
      sql`select r.rfq_number_id, r.title, ${atInstant(sql`t.closes_at`)} from rfq_target t join rfq r on r.id = t.rfq_id
        where t.company_id = ${company_id} and t.declined_at is null and t.status in ('REQ', 'COL')
          and t.closes_at > ${now}::timestamptz`,
    ),
    dates(
      'offer_ends',
      sql`select r.rfq_number_id, r.title, ${onDay(lasts)} from ${submitted} and q.company_id = ${company_id}`,
    ),
    dates(
      'bid',
      sql`select r.rfq_number_id, r.title, ${atInstant(sql`b.answer_until`)} from bid b join rfq r on r.id = b.rfq_id
        where b.company_id = ${company_id} and ${awaitsAnswer(now)}`,
    ),
  ];
}

function ofOrders({ company_id }: Of): SQL[] {
  const open = (side: 'buyer' | 'seller') =>
    sql`o.status = 'OPEN' and o.${sql.raw(`${side}_company_id`)} = ${company_id}`;
  const promised = (side: 'buyer' | 'seller', meaning: DueMeaning) => sql`
    select o.order_number, o.title, ${onDay(sql`p.day`)} from trade_order o cross join lateral (${promisedDays}) p
    where ${open(side)} and o.delivery_term in ${orderDeliveryTerm.options.filter((term) => dueMeaning(term) === meaning)}`;
  const unpaid = (side: 'buyer' | 'seller') => sql`
    select o.order_number, o.title,
      case when o.payment_due_at is not null then o.payment_due_at end,
      case when o.payment_due_at is null then o.payment_due_on end
    from trade_order o where ${open(side)} and o.payment_status = 'UNPAID' and o.payment_due_on is not null`;
  const underway = (columns: SQL, condition: SQL) => sql`
    select o.order_number, o.title, ${columns} from trade_order o join shipment s on s.order_id = o.id
    where ${open('buyer')} and s.received_at is null and ${condition}`;
  return [
    orderDates(
      'arrival',
      sql`${promised('buyer', 'arrival')} union ${underway(onDay(sql`s.expected_on`), sql`s.expected_on is not null`)}`,
    ),
    orderDates('dispatch', promised('buyer', 'shipment')),
    orderDates('receive_by', underway(atInstant(sql`s.counts_as_received_at`), sql`true`)),
    orderDates('pay', unpaid('buyer')),
    orderDates('ship', promised('seller', 'shipment')),
    orderDates('deliver', promised('seller', 'arrival')),
    orderDates('paid', unpaid('seller')),
  ];
}

/** The dates of a company that are still ahead or overdue, the soonest of each kind first, in the words of `language`. */
export async function findDates(db: Executor, of: Of, language: Language): Promise<CalendarDate[]> {
  const rows = await selectRows(db, DATES, sql.join([...ofRequests(of), ...ofOrders(of)], sql` union all `));
  return rows.map(({ naming, ...row }) => ({ ...row, title: titleIn(row.title, naming, language) }));
}
