import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonCell, PriceStep } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { comparablePrice } from '../../../../domain/compare/comparablePrice';
import { shownPrice } from '../../../../domain/money/decimalText';
import { measuresOfOffer } from '../../../../domain/material/measures';
import { type AnySheet, sheet } from '../../../spreadsheet/buildSheet';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { grouped, unitText } from '../../../print/figures';
import { figureOf } from './bookPlaces';
import type { MatrixBook } from './matrixSheets';

export interface ArithmeticRow {
  line_id: string;
  quotation_id: string;
  line_no: number;
  seller: string;
  arithmetic: string;
  price: string | null;
}

/** The way to every comparable price, in words: what an auditor recomputes. */
export function arithmeticSheet({ comparison, places, language }: MatrixBook): AnySheet {
  const text = sheetText(language).comparison;
  const rowOf = new Map(comparison.rows.map(({ line }, at) => [line.id, at]));
  const sellerOf = new Map(comparison.sellers.map(({ quotation_id: id }, at) => [id, at]));
  return sheet<ArithmeticRow>({
    name: text.sheets.arithmetic,
    columns: [
      { title: text.titles.no, width: 6, kind: 'count', value: (row) => row.line_no },
      { title: text.titles.seller, width: 26, value: (row) => row.seller },
      { title: text.titles.arithmetic, width: 110, wraps: true, value: (row) => row.arithmetic },
      {
        title: text.titles.comparable,
        width: 16,
        kind: 'price',
        value: (row) => row.price,
        formula: (row) =>
          row?.price
            ? figureOf(places.detail(rowOf.get(row.line_id) ?? 0, sellerOf.get(row.quotation_id) ?? 0, 'comparable'))
            : undefined,
      },
    ],
    rows: arithmeticRows(comparison, language),
    frozenColumns: 2,
    paper: 'a3',
    ruled: true,
  });
}

/** Every priced cell with its arithmetic in one sentence. */
export function arithmeticRows(comparison: Comparison, language: Language): ArithmeticRow[] {
  const sellers = new Map(comparison.sellers.map((seller) => [seller.quotation_id, seller]));
  return comparison.rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell): ArithmeticRow[] => {
      const seller = sellers.get(cell.quotation_id);
      const { unit_price, price_uom, qty_offered: qty, weight_discount_pct, weight_basis } = cell.line;
      if (!seller || unit_price === null || price_uom === null || qty === null) return [];
      const { freight_amount, lines_amount } = seller.totals;
      const { steps, price } = comparablePrice({
        price: { qty, unit_price, price_uom, weight_discount_pct, weight_basis },
        measures: measuresOfOffer(line, cell.line),
        offered_currency: seller.currency,
        request_currency: comparison.currency,
        usd_krw_rate: comparison.usd_krw_rate,
        ...(comparison.freight === 'spread' ? { freight: { amount: freight_amount, over: lines_amount } } : {}),
      });
      const arithmetic = steps.map((step) => sentence(step, language)).join(' → ');
      const shown = price && shownPrice(price, comparison.currency);
      const { quotation_id } = cell;
      const names = { line_id: line.id, quotation_id, line_no: line.line_no, seller: seller.company_name };
      return [{ ...names, arithmetic, price: shown }];
    }),
  );
}

const DECIMAL = /^\d+(\.\d+)?$/;

function sentence({ label, params }: PriceStep, language: Language): string {
  const words = tradeText(language).step as Record<string, string>;
  const shown = Object.entries(params).map(([name, value]) => [name, wordOf(name, value, language)]);
  return fillText(words[label] ?? label, Object.fromEntries(shown));
}

const UNITS = new Set(['uom', 'price_uom', 'from', 'to']);

/** A figure, a unit or a currency in the words of the screens. */
function wordOf(name: string, value: string, language: Language): string {
  if (UNITS.has(name)) return unitText(value, language);
  if (name === 'currency') return (tradeText(language).currency as Record<string, string>)[value] ?? value;
  return DECIMAL.test(value) ? grouped(value) : value;
}

/** Whether a comparable price is more than the quoted one: another unit, currency, or freight in it. */
export function isConverted(
  { sellers, currency, freight }: Comparison,
  line: Pick<RfqLine, 'uom'>,
  { quotation_id, line: { price_uom } }: ComparisonCell,
): boolean {
  const seller = sellers.find((one) => one.quotation_id === quotation_id);
  return price_uom !== line.uom || seller?.currency !== currency || freight === 'spread';
}
