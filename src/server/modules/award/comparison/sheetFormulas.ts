import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { CURRENCY_DECIMALS } from '../../../../domain/money/exact';
import { vatOn } from '../../../../domain/money/totals';

/** A range or a cell of another sheet. */
export const inSheet = (name: string, place: string): string => `'${name.replaceAll("'", "''")}'!${place}`;

/**
 * A line's amount by the quantity in `cell`: at the requested quantity what was quoted, at another one in proportion. An offer
 * of another quantity than requested stays as it was quoted.
 */
export function amountFormula(
  qty: string | null,
  { line: { amount, qty_offered: offered } }: ComparisonCell,
  currency: Currency,
  cell: string,
): string | undefined {
  if (amount === null || qty === null || offered === null || !new Big(offered).eq(qty) || new Big(qty).lte(0)) return;
  return `ROUND(${cell}*${new Big(amount).toFixed()}/${new Big(qty).toFixed()},${CURRENCY_DECIMALS[currency]})`;
}

/** The details of a comparison as other sheets refer to them: a row a line and seller, in the order of both. */
export interface DetailPlaces {
  name: string;
  sellers: string;
  amounts: string;
}

/** The sum of a seller's lines, by its name in the cell `seller`; undefined where that does not come to the sum that stands there. */
export function linesFormula(
  { rows, sellers }: Comparison,
  { quotation_id: id, company_name: name, totals }: ComparisonSeller,
  { name: sheet, sellers: names, amounts }: DetailPlaces,
  seller: string,
): string | undefined {
  const own = rows.flatMap(({ cells }) => cells.filter((cell) => cell.quotation_id === id));
  const sum = own.reduce((all, { line }) => all.plus(line.amount ?? 0), new Big(0));
  // A spreadsheet takes capital and small letters for the same.
  const alike = sellers.filter((one) => one.company_name.toLowerCase() === name.toLowerCase());
  if (alike.length > 1 || !sum.eq(totals.lines_amount)) return;
  return `SUMPRODUCT((${inSheet(sheet, names)}=${seller})*${inSheet(sheet, amounts)})`;
}

const supplyOf = ({ lines_amount, freight_amount }: ComparisonSeller['totals']) =>
  new Big(lines_amount).plus(freight_amount);

/** VAT on the sum of lines and freight; undefined where there is none, or another one than stands there. */
export function vatFormula({ totals, currency }: ComparisonSeller, lines: string, freight: string): string | undefined {
  const vat = vatOn(supplyOf(totals), totals);
  if (totals.vat_amount === null || vat.lte(0) || !vat.eq(totals.vat_amount)) return;
  return `ROUNDDOWN((${lines}+${freight})*0.1,${CURRENCY_DECIMALS[currency]})`;
}

/** The sum of lines, freight and VAT; undefined where another one stands there. */
export function totalFormula({ totals }: ComparisonSeller, parts: readonly string[]): string | undefined {
  return supplyOf(totals)
    .plus(totals.vat_amount ?? 0)
    .eq(totals.total_amount)
    ? parts.join('+')
    : undefined;
}
