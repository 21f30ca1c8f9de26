import Big from 'big.js';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { letters } from '../../../spreadsheet/buildSheet';

/** A range or a cell of another sheet. */
export const inSheet = (name: string, place: string): string => `'${name.replaceAll("'", "''")}'!${place}`;

const decimals: Record<Currency, number> = { KRW: 0, USD: 2 };

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
  return `ROUND(${cell}*${new Big(amount).toFixed()}/${new Big(qty).toFixed()},${decimals[currency]})`;
}

/** The details of a comparison as other sheets refer to them: a row a line and seller, in the order of both. */
export interface DetailPlaces {
  name: string;
  sellers: string;
  amounts: string;
}

/** What the sellers' sheet computes of one seller; each only where it comes to the very figure that stands there. */
export function sellerFormulas(
  { rows, sellers }: Comparison,
  { quotation_id: id, company_name: name, totals, currency }: ComparisonSeller,
  { name: sheet, sellers: names, amounts }: DetailPlaces,
  at: number,
  [lines = 0, freight = 0, vat = 0]: readonly number[],
): { lines?: string; vat?: string; total?: string } {
  const own = rows.flatMap(({ cells }) => cells.filter((cell) => cell.quotation_id === id));
  const sum = own.reduce((all, { line }) => all.plus(line.amount ?? 0), new Big(0));
  const alone = sellers.filter((one) => one.company_name === name).length === 1;
  const cell = (column: number) => `${letters(column)}${at}`;
  const supply = new Big(totals.lines_amount).plus(totals.freight_amount);
  const tenth = supply.times('0.1').round(decimals[currency], Big.roundDown);
  return {
    ...(alone &&
      sum.eq(totals.lines_amount) && {
        lines: `SUMPRODUCT((${inSheet(sheet, names)}=${cell(0)})*${inSheet(sheet, amounts)})`,
      }),
    ...(totals.vat_amount !== null &&
      tenth.gt(0) &&
      tenth.eq(totals.vat_amount) && {
        vat: `ROUNDDOWN((${cell(lines)}+${cell(freight)})*0.1,${decimals[currency]})`,
      }),
    ...(supply.plus(totals.vat_amount ?? 0).eq(totals.total_amount) && {
      total: `${cell(lines)}+${cell(freight)}+${cell(vat)}`,
    }),
  };
}
