import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../contract/entities/comparison';
import type { PlanRules } from '../../contract/entities/plan';
import type { RfqLine } from '../../contract/entities/rfq';
import { rateRatio } from '../compare/comparablePrice';
import { doubtfulAmong, medianOf } from '../compare/doubtful';
import { measuresOfOffer } from '../material/measures';
import { formatExact } from '../money/exact';
import { permittedQuantities } from './permitted';
import type { AwardOffer, AwardProblem } from './problem';

/** What is to be decided about a comparison under the buyer's rules; offers that break one, and doubtfully low ones, are not in it. */
export function problemOf(comparison: Comparison, rules: PlanRules): AwardProblem {
  const rows = comparison.rows.filter(({ line }) => line.qty !== null);
  const kept = { ...rules, exact_only: rules.exact_only || !comparison.alternates_allowed };
  const sellers = comparison.sellers.filter((seller) => standing(comparison, seller, rules));
  const places = new Map(sellers.map((seller, index) => [seller.quotation_id, index]));
  const quoted = sellers.map(() => 0);
  let offers: AwardOffer[] = [];
  for (const [line, row] of rows.entries()) {
    const isTooLow = doubtfullyLow(row);
    for (const cell of row.cells) {
      const seller = places.get(cell.quotation_id);
      if (seller === undefined || cell.line.amount === null) continue;
      quoted[seller] = (quoted[seller] ?? 0) + 1;
      const offer = keeps(cell, kept) && !isTooLow(cell) ? offerOf({ line, seller, requested: row.line, cell }) : null;
      if (offer) offers.push(offer);
    }
  }
  const counts = sellers.map((_, index) => offers.filter((offer) => offer.seller === index).length);
  // What holds only as a whole takes no part when one of its lines may not be taken.
  offers = offers.filter(({ seller }) => !sellers[seller]?.all_or_nothing || counts[seller] === quoted[seller]);
  return {
    lines: rows.map(({ line }) => ({ id: line.id, requested: line.qty ?? '0' })),
    sellers: sellers.map((seller) => ({
      id: seller.quotation_id,
      currency: seller.currency,
      freight: freightOf(seller, rules.freight_pct),
      min_order: seller.min_order_amount,
      all_or_nothing: seller.all_or_nothing,
    })),
    offers,
    request_currency: comparison.currency,
    usd_krw_rate: comparison.usd_krw_rate,
    max_sellers: comparison.split_allowed ? (rules.max_sellers ?? null) : 1,
    whole_lines: rules.whole_lines,
  };
}

/** Says which offers of a line are doubtfully low: no award is suggested on what may be a slipped decimal point. */
export function doubtfullyLow({ cells }: Comparison['rows'][number]): (cell: ComparisonCell) => boolean {
  const prices = cells.flatMap(({ comparable_price: price }) => (price === null ? [] : [new Big(price)]));
  const [isDoubtful, middle] = [doubtfulAmong(prices), medianOf(prices)];
  return ({ comparable_price: price }) => price !== null && isDoubtful(new Big(price)) && middle.gt(price);
}

/** So much of a seller's freight as is counted, in its own currency. */
function freightOf({ totals: { freight_amount }, currency }: ComparisonSeller, percent: number): string {
  if (percent === 100) return freight_amount;
  return formatExact(new Big(freight_amount).times(percent).div(100), currency);
}

/** Whether a quotation can be awarded at all. */
function standing(comparison: Comparison, seller: ComparisonSeller, rules: PlanRules): boolean {
  if (seller.expired || seller.status !== 'SUBMITTED' || rules.exclude.includes(seller.quotation_id)) return false;
  const { currency: request_currency, usd_krw_rate } = comparison;
  return rateRatio({ offered_currency: seller.currency, request_currency, usd_krw_rate }) !== null;
}

const plain = (name: string) => name.trim().toLowerCase();

function keeps({ line }: ComparisonCell, { max_lead_days, makers, exact_only, from_stock }: PlanRules): boolean {
  if (from_stock && line.supply !== 'stock') return false;
  if (exact_only && line.response === 'alternate') return false;
  if (max_lead_days !== undefined && (line.lead_days === null || line.lead_days > max_lead_days)) return false;
  if (makers.length === 0) return true;
  return line.maker !== null && makers.some((maker) => plain(maker) === plain(line.maker ?? ''));
}

interface Place {
  line: number;
  seller: number;
  requested: RfqLine;
  cell: ComparisonCell;
}

function offerOf({ line, seller, requested, cell }: Place): AwardOffer | null {
  const { qty_offered: offered, unit_price, price_uom, weight_discount_pct, moq, multiple } = cell.line;
  if (offered === null || unit_price === null || price_uom === null) return null;
  const quantities = permittedQuantities({ requested: requested.qty ?? '0', offered, moq, multiple });
  if (!quantities) return null;
  const alternate = cell.line.response === 'alternate';
  const measures = measuresOfOffer(requested, cell.line);
  return { line, seller, quantities, price: { unit_price, price_uom, weight_discount_pct }, measures, alternate };
}
