import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import { rateRatio } from '../../../../domain/compare/comparablePrice';
import { measuresOfOffer } from '../../../../domain/material/measures';
import { CURRENCY_DECIMALS, shownPrice } from '../../../../domain/money/decimalText';
import { formatExact } from '../../../../domain/money/exact';
import { isWeightUnit, unitFactor } from '../../../../domain/money/lineAmount';
import { type BookPlaces, whereFigures } from './bookPlaces';

type Row = Comparison['rows'][number];

/** How many of the price's unit one requested unit is, what is taken off a theoretical weight already off. */
export interface Factor {
  value: Big;
  /** What the cell computes where no decimal says it. */
  formula: string | undefined;
}

/** The factor of a priced answer; null where its unit cannot be reached. */
function factorOf({ line }: Row, { line: answer }: ComparisonCell): Factor | null {
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
export function rateTerm(
  { currency: request_currency, usd_krw_rate }: Comparison,
  seller: ComparisonSeller,
): string | null {
  const ratio = rateRatio({ offered_currency: seller.currency, request_currency, usd_krw_rate });
  if (!ratio) return null;
  return ratio.n.eq(ratio.d) ? '' : ratio.d.eq(1) ? `*${ratio.n.toFixed()}` : `/${ratio.d.toFixed()}`;
}

/** Whether each price carries a part of its quotation's freight. */
const spreadsFreight = ({ freight }: Comparison, { totals }: ComparisonSeller) =>
  freight === 'spread' && new Big(totals.freight_amount).gt(0) && new Big(totals.lines_amount).gt(0);

/** An offer with its places in the workbook. */
export interface PlacedOffer {
  comparison: Comparison;
  places: BookPlaces;
  row: Row;
  rowAt: number;
  cell: ComparisonCell;
  seller: ComparisonSeller;
  sellerAt: number;
  /** Null without a price, and where its unit cannot be reached. */
  factor: Factor | null;
}

/** Every answer by its cell, each computed once for all sheets. */
export type Offers = ReadonlyMap<ComparisonCell, PlacedOffer>;

/** The answers of a comparison with their places. */
export function offersOf(comparison: Comparison, places: BookPlaces): Offers {
  const sellers = new Map(comparison.sellers.map((seller, sellerAt) => [seller.quotation_id, { seller, sellerAt }]));
  const offers = comparison.rows.flatMap((row, rowAt) =>
    row.cells.flatMap((cell): Array<[ComparisonCell, PlacedOffer]> => {
      const place = sellers.get(cell.quotation_id);
      const factor = cell.line.unit_price === null ? null : factorOf(row, cell);
      return place ? [[cell, { comparison, places, row, rowAt, cell, ...place, factor }]] : [];
    }),
  );
  return new Map(offers);
}

/** Whether the price in the matrix is the quoted one itself, so that it is changed there and not among the details. */
export function isQuotedPrice({ comparison, cell, seller, factor }: PlacedOffer): boolean {
  const { unit_price: price } = cell.line;
  if (price === null || cell.comparable_price === null || spreadsFreight(comparison, seller)) return false;
  if (seller.currency !== comparison.currency || !factor?.value.eq(1)) return false;
  return new Big(price).eq(shownPrice(cell.comparable_price, comparison.currency));
}

/** The unrounded price per requested unit, to four decimals, from the places of price and factor. */
function perUnit({ comparison, places, seller, sellerAt }: PlacedOffer, price: string, factor: string): string | null {
  const rate = rateTerm(comparison, seller);
  if (rate === null) return null;
  const lines = places.seller(sellerAt, 'lines');
  const freight = spreadsFreight(comparison, seller)
    ? `*(${lines}+N(${places.seller(sellerAt, 'freight')}))/${lines}`
    : '';
  return `ROUND(${price}*${factor}${rate}${freight},4)`;
}

/** What has to hold a figure for a price per unit: its inputs, and the sum over which freight is spread. */
const inputsOf = ({ comparison, places, seller, sellerAt }: PlacedOffer, inputs: readonly string[]) =>
  spreadsFreight(comparison, seller) ? [...inputs, places.seller(sellerAt, 'lines')] : inputs;

/** The comparable price among the details, as it is shown. */
export function comparableFormula(offer: PlacedOffer, at: number): string | undefined {
  const { places, comparison, cell, factor } = offer;
  if (cell.comparable_price === null || !factor) return;
  const inputs = [`${places.detailLetters('offered')}${at}`, `${places.detailLetters('factor')}${at}`] as const;
  const exact = perUnit(offer, ...inputs);
  if (exact === null) return;
  return whereFigures(inputsOf(offer, inputs), comparison.currency === 'KRW' ? `ROUND(${exact},0)` : exact);
}

/** An offer's cell in the matrix, from there. */
export const shownPlace = ({ places, rowAt, sellerAt }: PlacedOffer): string =>
  `${places.sellerLetters(sellerAt)}${places.matrixRow(rowAt)}`;

/**
 * The comparable price as the matrix compares it: its own cell, or the exact one where that shows whole won of it, then
 * `emptied` while the cell holds no price.
 */
export function exactPrice(offer: PlacedOffer, emptied: string): string {
  const { places, cell, comparison, rowAt, sellerAt } = offer;
  const shown = shownPlace(offer);
  const price = cell.comparable_price ?? '0';
  if (new Big(price).eq(shownPrice(price, comparison.currency))) return shown;
  const [quoted, factor] = (['offered', 'factor'] as const).map((column) => places.detail(rowAt, sellerAt, column));
  const exact = perUnit(offer, quoted ?? '', factor ?? '');
  return exact === null ? shown : `IF(COUNT(${shown})=1,${exact},${emptied})`;
}

/**
 * Quantity times factor times price, rounded to what the currency is paid in; where that does not come to what was quoted, the
 * quoted amount. Empty while one of the three holds no figure.
 */
export function amountFormula({ places, cell, seller, factor }: PlacedOffer, at: number): string | undefined {
  const { amount, qty_offered: qty, unit_price: price } = cell.line;
  if (amount === null || qty === null || price === null || !factor) return;
  const inputs = (['offered_qty', 'factor', 'offered'] as const).map(
    (column) => `${places.detailLetters(column)}${at}`,
  );
  const computed = new Big(formatExact(factor.value.times(qty).times(price), seller.currency)).eq(amount);
  return whereFigures(inputs, computed ? `ROUND(${inputs.join('*')},${CURRENCY_DECIMALS[seller.currency]})` : amount);
}

/** An amount of the cell in the request's currency. */
export function convertedFormula(comparison: Comparison, seller: ComparisonSeller, term: string): string | undefined {
  const rate = rateTerm(comparison, seller);
  return rate === null ? undefined : `ROUND(${term}${rate},${CURRENCY_DECIMALS[comparison.currency]})`;
}
