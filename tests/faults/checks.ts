import { DISAGREEING_LOTS } from '../support/crowd';
import { getOrderPaper } from '../../src/contract/endpoints/paper';
import type { Market } from './market';
import { type Kind, type Memory, readsBack } from './trade';

const PLACES: Record<Exclude<Kind, 'purchase'>, { table: string; column: string }> = {
  request: { table: 'rfq', column: 'title' },
  message: { table: 'message', column: 'text' },
  receipt: { table: 'stock_movement', column: 'note' },
};

/** Everything that is wrong, in words; nothing when all that was acknowledged is there once and the books agree. */
export async function findings(market: Market, memory: Memory): Promise<string[]> {
  const found = await Promise.all([
    ...(Object.keys(PLACES) as Array<keyof typeof PLACES>).map((kind) => oncePerMark(market, memory, kind)),
    purchases(market, memory),
    files(market, memory),
    orderVersions(market, memory),
    ...RULES.map(async ([what, sql]) => (await market.sql(sql)).map((row) => `${what}: ${JSON.stringify(row)}`)),
    paper(market, memory),
  ]);
  return found.flat();
}

async function oncePerMark(market: Market, memory: Memory, kind: keyof typeof PLACES): Promise<string[]> {
  const { table, column } = PLACES[kind];
  const rows = await market.sql<{ mark: string; times: number }>(
    `select ${column} as mark, count(*)::int as times from ${table} where ${column} like $1 group by 1`,
    [`${kind} %`],
  );
  const times = new Map(rows.map((row) => [row.mark, row.times]));
  const lost = [...memory.kept[kind]].filter((mark) => times.get(mark) === undefined);
  const doubled = rows.filter((row) => row.times > 1 || !memory.tried[kind].has(row.mark));
  return [
    ...lost.map((mark) => `acknowledged and not there: ${mark}`),
    ...doubled.map((row) => `there ${row.times} times: ${row.mark}`),
  ];
}

async function purchases(market: Market, { kept, tried }: Memory): Promise<string[]> {
  const ids = new Set((await market.sql<{ id: string }>('select id from checkout')).map((row) => row.id));
  const lost = [...kept.purchase]
    .filter((id) => !ids.has(id))
    .map((id) => `acknowledged and not there: purchase ${id}`);
  return ids.size > tried.purchase.size ? [...lost, `${ids.size} purchases of ${tried.purchase.size} tried`] : lost;
}

async function files(market: Market, memory: Memory): Promise<string[]> {
  const wrong: string[] = [];
  for (const [id, sha256] of memory.files) {
    if (!(await readsBack(market, id, sha256))) wrong.push(`file ${id} does not come back as it was sent`);
  }
  return wrong;
}

async function orderVersions(market: Market, memory: Memory): Promise<string[]> {
  const rows = await market.sql<{ number: string; version: number }>(
    'select order_number as number, version from trade_order',
  );
  const now = new Map(rows.map((row) => [row.number, row.version]));
  return [...memory.orders]
    .filter(([number, version]) => (now.get(number) ?? 0) < version)
    .map(([number, version]) => `order ${number} was acknowledged in version ${version} and is in ${now.get(number)}`);
}

async function paper(market: Market, memory: Memory): Promise<string[]> {
  const number = [...memory.orders.keys()][0];
  if (number === undefined) return [];
  const address = getOrderPaper.path.replace('{order_number}', number).replace('{kind}', 'purchase_order');
  for (const { who } of market.buyers) {
    const { status, body } = await who.api('GET', address, {
      token: who.token ?? '',
    });
    if (status === 200 && body instanceof Uint8Array && Buffer.from(body.subarray(0, 5)).toString() === '%PDF-')
      return [];
  }
  return [`no paper of order ${number} is printed`];
}

/** Each names what a row that it finds would mean. */
const RULES: ReadonlyArray<readonly [string, string]> = [
  ['a lot is not what its ledger and its reservations say', DISAGREEING_LOTS],
  [
    'the money of an order does not add up',
    `select o.order_number from trade_order o
     join lateral (select sum(amount) as lines from trade_line where order_id = o.id) l on true
     where l.lines <> (totals->>'lines_amount')::numeric
       or (totals->>'lines_amount')::numeric + (totals->>'freight_amount')::numeric <> (totals->>'supply_amount')::numeric
       or case when coalesce(totals->>'vat', case totals->>'currency' when 'KRW' then 'taxed' end) = 'taxed'
            then trunc((totals->>'supply_amount')::numeric * 0.1, case totals->>'currency' when 'KRW' then 0 else 2 end)
            else 0 end <> (totals->>'vat_amount')::numeric
       or (totals->>'supply_amount')::numeric + (totals->>'vat_amount')::numeric <> o.total_amount`,
  ],
  [
    'a request is in a state that its bids and orders do not allow',
    `select r.rfq_number_id, r.status from rfq r
     where r.status in ('ORD', 'FIN') and not exists (select 1 from trade_order o where o.rfq_id = r.id)
       or r.status in ('REQ', 'COL', 'CMP', 'BID') and exists (select 1 from trade_order o where o.rfq_id = r.id)
       or (r.status = 'BID') <> exists (select 1 from bid b where b.rfq_id = r.id and b.status = 'SENT')`,
  ],
  [
    'a bid is confirmed without an order, or has one without being confirmed',
    `select b.id, b.status from bid b left join trade_order o on o.bid_id = b.id where (b.status = 'CONFIRMED') <> (o.id is not null)`,
  ],
  [
    'an order shipped before it was paid for in advance, or received without being shipped',
    `select o.order_number from trade_order o where o.payment_term = 'prepaid' and o.delivery_status <> 'PREPARING'
       and o.payment_status <> 'PAID' or o.delivery_status = 'RECEIVED' and not exists (select 1 from shipment s where s.order_id = o.id)`,
  ],
  [
    'a step of an order happened twice',
    `select order_id, kind, count(*) from timeline_event where order_id is not null
       and kind in ('payment_reported', 'payment_confirmed', 'order_received', 'order_finished') group by 1, 2 having count(*) > 1`,
  ],
  [
    'a deadline passed and the request still collects, or was closed twice',
    `select r.rfq_number_id from rfq r where r.status in ('REQ', 'COL') and r.closes_at <= app_now() - interval '10 seconds'
     union all select e.rfq_id::text from timeline_event e where e.kind = 'rfq_closed' group by 1 having count(*) > 1`,
  ],
  [
    'a person was told the same thing twice',
    `select account_id, kind, record_id from push where kind in ('rfq_matched', 'rfq_closed', 'bid_received', 'bid_confirmed',
       'payment_reported', 'payment_confirmed', 'order_created') group by 1, 2, 3 having count(*) > 1`,
  ],
  ['a letter was not sent', `select id from mail where sent_at is null or failed`],
];
