import Big from 'big.js';
import type {
  BuyerStatistics,
  ComparedOrder,
  Deliveries,
  SellerStatistics,
} from '../../../contract/entities/statistics';
import type { Currency } from '../../../contract/values';
import { formatExact } from '../../../domain/money/exact';
import { seoulDay } from '../../../domain/time/deadline';
import { addMonths, seoulMonth } from '../../../domain/time/months';
import { HOUR_MS } from '../../../domain/time/spans';
import type { MemberWork } from '../../http/context';
import { type ComparedRow, type DueRow, findCompared, findDue, findGroups, findPartners } from './breakdown.repository';
import { findDistances } from './distance.repository';
import type { Period } from './period';
import type { Of, Side } from './standing.repository';

type Bought = Pick<BuyerStatistics, 'suppliers' | 'groups' | 'compared' | 'deliveries'>;
type Sold = Pick<SellerStatistics, 'customers' | 'groups' | 'deliveries' | 'distance'>;

/** From whom and what a company bought in a period, at which price beside the other offers, and whether it came in time. */
export async function readBuying(work: MemberWork, of: Of, period: Period): Promise<Bought> {
  const compared = await findCompared(work.db, of, period, work.language);
  return {
    suppliers: (await findPartners(work.db, of, 'buyer', period, work.language)).map(sums),
    groups: (await findGroups(work.db, of, 'buyer', period)).map(sums),
    compared: compared.map(presentCompared),
    deliveries: await readDeliveries(work, of, 'buyer', period),
  };
}

/** To whom and what a company sold in a period, whether it came in time, and what its prices won. */
export async function readSelling(work: MemberWork, of: Of, period: Period): Promise<Sold> {
  return {
    customers: (await findPartners(work.db, of, 'seller', period, work.language)).map(sums),
    groups: (await findGroups(work.db, of, 'seller', period)).map(sums),
    deliveries: await readDeliveries(work, of, 'seller', period),
    distance: await readDistance(work, of),
  };
}

/** A sum as its currency is written; nothing is a zero. */
export const money = (sum: string | undefined, currency: Currency) => formatExact(new Big(sum ?? '0'), currency);

const sums = <R extends { krw: string; usd: string }>(row: R): R => ({
  ...row,
  krw: money(row.krw, 'KRW'),
  usd: money(row.usd, 'USD'),
});

function presentCompared(row: ComparedRow): ComparedOrder {
  const { target, target_paid, target_lines, lowest, paid, average, ...rest } = row;
  const amount = (value: string) => money(value, row.currency);
  return {
    ...rest,
    paid: amount(paid),
    average: amount(average),
    lowest: lowest && amount(lowest),
    target:
      target && target_paid && target_lines
        ? { line_count: target_lines, paid: amount(target_paid), target: amount(target) }
        : null,
  };
}

async function readDeliveries(work: MemberWork, of: Of, side: Side, period: Period): Promise<Deliveries> {
  const rows = await findDue(work.db, of, side, period, seoulDay(work.now));
  const figures = (month: string | null) => {
    const row: DueRow | undefined = rows.find((one) => one.month === month);
    return { due: row?.due ?? 0, on_time: row?.on_time ?? 0 };
  };
  return { ...figures(null), months: period.months.map((month) => ({ month, ...figures(month) })) };
}

const HALF = 6;
/** As far back as a half-year is still worth a look. */
const HALVES = 4;
/** What began in the last second of a half-year must have been written before it is shown. */
const GRACE_MS = HOUR_MS;

/** Of the newest half-year that has ended and may be shown; the period that a reader chooses has no part in it. */
async function readDistance(work: MemberWork, of: Of): Promise<SellerStatistics['distance']> {
  const running = seoulMonth(new Date(work.now.getTime() - GRACE_MS));
  const half = `${running.slice(0, 5)}${running.slice(5) <= '06' ? '01' : '07'}`;
  const found = await findDistances(work.db, of, addMonths(half, -HALVES * HALF), half);
  const from = found[0]?.half;
  if (!from) return null;
  return { from, to: addMonths(from, HALF - 1), bands: found.map(({ band, win_pct }) => ({ band, win_pct })) };
}
