import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import { rateRatio } from '../../../../domain/compare/comparablePrice';
import type { CellDistance } from '../../../../domain/compare/distance';
import { alikeAmount } from '../../../../domain/compare/likeForLike';
import { commonLines } from '../../../../domain/compare/matrix';
import { measuresOfOffer } from '../../../../domain/material/measures';
import { CURRENCY_DECIMALS, formatExact, shownPrice } from '../../../../domain/money/exact';
import { isWeightUnit, unitFactor } from '../../../../domain/money/lineAmount';
import { letters } from '../../../spreadsheet/buildSheet';
import { type BookPlaces, SELLER_COLUMNS } from './bookPlaces';

type Row = Comparison['rows'][number];

/** The lines that every seller offered as requested and in full, hidden sellers included. */
export function commonIn({ rows, sellers }: Comparison): Set<string> {
  return commonLines(
    sellers.map(({ quotation_id: id }) => {
      const alike = rows.filter(({ line, cells }) =>
        cells.some((cell) => cell.quotation_id === id && alikeAmount(line, cell) !== null),
      );
      return new Set(alike.map(({ line }) => line.id));
    }),
  );
}

/** How many of the price's unit one requested unit is, what is taken off a theoretical weight already off. */
export interface Factor {
  value: Big;
  /** What the cell computes where no decimal says it. */
  formula: string | undefined;
}

/** The factor of a priced answer; null where its unit cannot be reached. */
export function factorOf({ line }: Row, { line: answer }: ComparisonCell): Factor | null {
  const { price_uom: uom, weight_discount_pct: discount } = answer;
  const ratio = uom === null ? null : unitFactor(measuresOfOffer(line, answer), uom);
  if (uom === null || !ratio) return null;
  const kept = isWeightUnit(uom) ? new Big(100).minus(discount || '0') : new Big(100);
  const [over, under] = [ratio.n.times(kept), ratio.d.times(100)];
  const value = over.div(under);
  const decimal = value.round(9);
  return decimal.times(under).eq(over)
    ? { value: decimal, formula: undefined }
    : { value, formula: `${over.toFixed()}/${under.toFixed()}` };
}

/** What an amount of a seller is multiplied by to be in the request's currency; empty in the same currency, null without a rate. */
function rateTerm({ currency: request_currency, usd_krw_rate }: Comparison, seller: ComparisonSeller): string | null {
  const ratio = rateRatio({ offered_currency: seller.currency, request_currency, usd_krw_rate });
  if (!ratio) return null;
  return ratio.n.eq(ratio.d) ? '' : ratio.d.eq(1) ? `*${ratio.n.toFixed()}` : `/${ratio.d.toFixed()}`;
}

/** Whether each price carries a part of its quotation's freight. */
const spreadsFreight = ({ freight }: Comparison, { totals }: ComparisonSeller) =>
  freight === 'spread' && new Big(totals.freight_amount).gt(0) && new Big(totals.lines_amount).gt(0);

/** Whether the price in the matrix is the quoted one itself, so that it is changed there and not among the details. */
export function isQuotedPrice(
  comparison: Comparison,
  row: Row,
  cell: ComparisonCell,
  seller: ComparisonSeller,
): boolean {
  const { unit_price: price } = cell.line;
  if (price === null || cell.comparable_price === null || spreadsFreight(comparison, seller)) return false;
  if (seller.currency !== comparison.currency || !factorOf(row, cell)?.value.eq(1)) return false;
  return new Big(price).eq(shownPrice(cell.comparable_price, comparison.currency));
}

/** An offer with its places in the workbook. */
export interface PlacedOffer {
  comparison: Comparison;
  places: BookPlaces;
  row: Row;
  cell: ComparisonCell;
  seller: ComparisonSeller;
  /** The place of the seller in the comparison. */
  sellerAt: number;
}

/** The unrounded price per requested unit, to four decimals: price and factor are given as terms. */
function perUnit({ comparison, places, seller, sellerAt }: PlacedOffer, price: string, factor: string): string | null {
  const rate = rateTerm(comparison, seller);
  if (rate === null) return null;
  const lines = places.seller(sellerAt, 'lines');
  const freight = spreadsFreight(comparison, seller)
    ? `*(${lines}+${places.seller(sellerAt, 'freight')})/${lines}`
    : '';
  return `ROUND(${price}*${factor}${rate}${freight},4)`;
}

/** The comparable price among the details, as it is shown. */
export function comparableFormula(offer: PlacedOffer, at: number): string | undefined {
  const { places, comparison, cell, row } = offer;
  if (cell.comparable_price === null || !factorOf(row, cell)) return;
  const exact = perUnit(offer, `${places.detailLetters('offered')}${at}`, `${places.detailLetters('factor')}${at}`);
  if (exact === null) return;
  return comparison.currency === 'KRW' ? `ROUND(${exact},0)` : exact;
}

/** The comparable price as the matrix compares it: its own cell, or the exact one where that shows whole won of it. */
export function exactPrice(offer: PlacedOffer, rowAt: number): string {
  const { places, cell, comparison, sellerAt } = offer;
  const shown = `${places.sellerLetters(sellerAt)}${places.matrixRow(rowAt)}`;
  const price = cell.comparable_price ?? '0';
  if (new Big(price).eq(shownPrice(price, comparison.currency))) return shown;
  const [quoted, factor] = (['offered', 'factor'] as const).map((column) => places.detail(rowAt, sellerAt, column));
  return perUnit(offer, quoted ?? '', factor ?? '') ?? shown;
}

/** Quantity times factor times price, rounded to what the currency is paid in; only where it comes to what was quoted. */
export function amountFormula({ places, row, cell, seller }: PlacedOffer, at: number): string | undefined {
  const { amount, qty_offered: qty, unit_price: price } = cell.line;
  const factor = factorOf(row, cell);
  if (amount === null || qty === null || price === null || !factor) return;
  if (!new Big(formatExact(factor.value.times(qty).times(price), seller.currency)).eq(amount)) return;
  const of = (column: 'offered_qty' | 'factor' | 'offered') => `${places.detailLetters(column)}${at}`;
  return `ROUND(${of('offered_qty')}*${of('factor')}*${of('offered')},${CURRENCY_DECIMALS[seller.currency]})`;
}

/** An amount of the cell in the request's currency. */
export function convertedFormula(comparison: Comparison, seller: ComparisonSeller, term: string): string | undefined {
  const rate = rateTerm(comparison, seller);
  return rate === null ? undefined : `ROUND(${term}${rate},${CURRENCY_DECIMALS[comparison.currency]})`;
}

/** Lowest price of a line, and how far the believable prices lie apart, by the cells of the matrix. */
export function distanceFormulas(
  offers: readonly PlacedOffer[],
  distances: ReadonlyMap<string, CellDistance>,
  rowAt: number,
): { lowest: string; spread: string } | null {
  const believable = offers.filter(({ cell }) => distances.get(cell.quotation_id)?.doubtful === false);
  const best = believable.find(({ cell }) => cell.best);
  // What lies below the best one without being it, as an alternate does, is not what others are measured by.
  const ranked = best ? believable.filter(({ cell }) => distances.get(cell.quotation_id)?.step) : believable;
  if (ranked.length === 0) return null;
  const shown = ({ places, sellerAt }: PlacedOffer) => `${places.sellerLetters(sellerAt)}${places.matrixRow(rowAt)}`;
  const exact = (list: readonly PlacedOffer[]) => list.map((offer) => exactPrice(offer, rowAt)).join(',');
  return {
    lowest: `MIN(${ranked.map(shown).join(',')})`,
    spread: `MAX(0,ROUND(MAX(${exact(believable)})/MIN(${exact(ranked)})-1,3))`,
  };
}

/** What the sellers' sheet computes of one seller; each only where it comes to the very figure that stands there. */
export function sellerFormulas(
  comparison: Comparison,
  seller: ComparisonSeller,
  { places, common, yes }: { places: BookPlaces; common: ReadonlySet<string>; yes: string },
  at: number,
): { lines?: string; vat?: string; total?: string; like?: string } {
  const { rows, sellers, currency: requested } = comparison;
  const { quotation_id: id, company_name: name, totals, currency, like_for_like_amount: like } = seller;
  const own = rows.flatMap(({ line, cells }) =>
    cells.filter((cell) => cell.quotation_id === id).map((cell) => ({ line, cell })),
  );
  const sum = own.reduce((all, { cell }) => all.plus(cell.line.amount ?? 0), new Big(0));
  const alone = sellers.filter((one) => one.company_name === name).length === 1;
  const place = (column: keyof typeof SELLER_COLUMNS) => `${letters(SELLER_COLUMNS[column])}${at}`;
  const supply = new Big(totals.lines_amount).plus(totals.freight_amount);
  const decimals = CURRENCY_DECIMALS[currency];
  const tenth = supply.times('0.1').round(decimals, Big.roundDown);
  const mine = `(${places.details('seller')}=${place('name')})`;
  const rate = rateTerm(comparison, seller);
  const converted = places.details(
    comparison.sellers.some((one) => one.currency !== requested) ? 'converted' : 'amount',
  );
  return {
    ...(alone && sum.eq(totals.lines_amount) && { lines: `SUMPRODUCT(${mine}*${places.details('amount')})` }),
    ...(totals.vat_amount !== null &&
      tenth.gt(0) &&
      tenth.eq(totals.vat_amount) && { vat: `ROUNDDOWN((${place('lines')}+${place('freight')})*0.1,${decimals})` }),
    ...(supply.plus(totals.vat_amount ?? 0).eq(totals.total_amount) && {
      total: `${place('lines')}+${place('freight')}+${place('vat')}`,
    }),
    ...(alone &&
      like !== null &&
      common.size > 0 &&
      rate !== null && {
        like: `ROUND(SUMPRODUCT(${mine}*(${places.details('common')}="${yes}")*${converted})+${place('freight')}${rate},${CURRENCY_DECIMALS[requested]})`,
      }),
  };
}
