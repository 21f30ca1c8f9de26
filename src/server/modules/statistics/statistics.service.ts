import Big from 'big.js';
import type { BuyerStatistics, SellerStatistics } from '../../../contract/entities/statistics';
import type { MemberWork } from '../../http/context';
import { money, readBuying, readSelling } from './breakdown.service';
import { type Period, periodOf } from './period';
import { ownFigures } from './statistics.policy';
import {
  type BuyerRow,
  findBuyerRows,
  findOrderSums,
  findSellerRows,
  type SellerRow,
  type SumRow,
} from './statistics.repository';

export interface Requested {
  from?: string | undefined;
  to?: string | undefined;
}

/** How the own company's buying went. */
export async function readBuyer(work: MemberWork, asked: Requested): Promise<BuyerStatistics> {
  const of = ownFigures(work);
  const period = periodOf(asked, work.now);
  const requests = await findBuyerRows(work.db, of, period);
  const sums = await findOrderSums(work.db, of, 'buyer', period);
  return {
    ...byMonth(period, (month) => ({ ...buying(rowOf(requests, month)), ...spending(rowOf(sums, month)) })),
    ...(await readBuying(work, of, period)),
  };
}

/** How the own company's selling went. */
export async function readSeller(work: MemberWork, asked: Requested): Promise<SellerStatistics> {
  const of = ownFigures(work);
  const period = periodOf(asked, work.now);
  const requests = await findSellerRows(work.db, of, period);
  const sums = await findOrderSums(work.db, of, 'seller', period);
  return {
    ...byMonth(period, (month) => ({ ...selling(rowOf(requests, month)), ...earning(rowOf(sums, month)) })),
    ...(await readSelling(work, of, period)),
  };
}

/** Every month of the period, those without anything too, and the whole. */
function byMonth<F>({ from, to, months }: Period, figures: (month: string | null) => F) {
  return { from, to, total: figures(null), months: months.map((month) => ({ month, ...figures(month) })) };
}

const rowOf = <R extends { month: string | null }>(rows: readonly R[], month: string | null) =>
  rows.find((row) => row.month === month);

const buying = (row: BuyerRow | undefined) => ({
  requests: row?.requests ?? 0,
  asked: row?.asked ?? 0,
  answered: row?.answered ?? 0,
  answer_rate: percent(row?.answered, row?.asked),
  first_quotation_minutes: minutes(row?.first_seconds),
});

const spending = (row: SumRow | undefined) => ({
  orders: row?.orders ?? 0,
  spend_krw: money(row?.krw, 'KRW'),
  spend_usd: money(row?.usd, 'USD'),
  compared_orders: row?.compared ?? 0,
  saved_krw: money(row?.saved_krw, 'KRW'),
  saved_usd: money(row?.saved_usd, 'USD'),
});

const selling = (row: SellerRow | undefined) => ({
  matched: row?.matched ?? 0,
  quoted: row?.quoted ?? 0,
  quote_rate: percent(row?.quoted, row?.matched),
  decided: row?.decided ?? 0,
  won: row?.won ?? 0,
  win_rate: percent(row?.won, row?.decided),
  response_minutes: minutes(row?.response_seconds),
});

const earning = (row: SumRow | undefined) => ({
  orders: row?.orders ?? 0,
  revenue_krw: money(row?.krw, 'KRW'),
  revenue_usd: money(row?.usd, 'USD'),
});

function percent(part: number | undefined, whole: number | undefined): string | null {
  return whole ? new Big(part ?? 0).times(100).div(whole).round(1, Big.roundHalfUp).toFixed(1) : null;
}

function minutes(seconds: string | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : Math.round(Number(seconds) / 60);
}
