import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import { alternateChanges } from '../../../../domain/material/alternateChanges';
import { itemText } from '../../../../domain/material/answer/requestedLine';
import { shownPrice } from '../../../../domain/money/exact';
import { vatOf } from '../../../../domain/money/totals';
import { type AnySheet, letters, sheet } from '../../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../../spreadsheet/sheetColumn';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { grouped, unitPriceText, unitText } from '../../../print/figures';
import { awaitedText } from './awaitedText';
import { amountFormula, type DetailPlaces, inSheet, sellerFormulas } from './sheetFormulas';
import { originText } from '../../../../domain/material/originName';

type Row = Comparison['rows'][number];

/** Whether the buyer's list has headings, by which its lines can be filtered and sorted in a file. */
export const hasHeadings = ({ rows }: Comparison) => rows.some(({ line }) => line.heading);

/** What one seller answered to one line, or that no answer was given. */
interface Offer {
  row: Row;
  seller: ComparisonSeller;
  cell: ComparisonCell | undefined;
}

/** A row an offer, with its price as quoted, its terms and what differs: what stands behind the matrix, to be filtered. */
export function detailSheet(comparison: Comparison, hiddenSellers: number, language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const { titles } = text;
  const headed = hasHeadings(comparison);
  const columns: SheetColumn<Offer>[] = [
    { title: titles.no, width: 6, kind: 'count', value: ({ row }) => row.line.line_no },
    ...(headed ? [{ title: titles.heading, width: 18, value: ({ row }: Offer) => row.line.heading }] : []),
    { title: titles.item, width: 54, wraps: true, value: ({ row }) => itemText(row.line, language) },
    {
      title: titles.qty,
      width: 9,
      kind: 'quantity',
      value: ({ row }) => row.line.qty,
      // Changed in the matrix, it changes here, and with it amounts and totals.
      formula: (offer) => offer && inSheet(text.sheets.matrix, quantityCell(comparison, hiddenSellers, offer.row)),
    },
    { title: titles.uom, width: 6, value: ({ row }) => unitText(row.line.uom, language) },
    { title: titles.seller, width: 24, value: ({ seller }) => seller.company_name },
    {
      title: titles.comparable,
      width: 13,
      kind: 'price',
      value: ({ cell }) => cell?.comparable_price && shownPrice(cell.comparable_price, comparison.currency),
      bold: ({ cell }) => cell?.best === true,
    },
    {
      title: titles.mark,
      width: 17,
      value: ({ cell }) => [cell?.best && text.best, cell?.fastest && text.fastest].filter(Boolean).join(' · '),
    },
    { title: titles.offered, width: 20, value: (offer) => offeredText(offer, language) },
    {
      title: titles.amount,
      width: 15,
      kind: 'price',
      value: ({ cell }) => cell?.line.amount,
      formula: (offer, at) =>
        offer?.cell && amountFormula(offer.row.line.qty, offer.cell, offer.seller.currency, `${QTY(headed)}${at}`),
    },
    { title: titles.currency, width: 7, value: ({ seller, cell }) => (cell?.line.amount ? seller.currency : null) },
    { title: titles.lead, width: 8, kind: 'count', value: ({ cell }) => cell?.line.lead_days },
    {
      title: titles.maker,
      width: 20,
      value: ({ cell }) =>
        [cell?.line.maker, originText(cell?.line.origin ?? null, language)].filter(Boolean).join(' · '),
    },
    {
      title: titles.deviations,
      width: 34,
      wraps: true,
      value: ({ row, cell }) => cell && deviationText(row.line, cell, language),
    },
  ];
  return sheet({
    name: text.sheets.details,
    columns,
    rows: comparison.rows.flatMap((row) =>
      comparison.sellers.map((seller) => ({
        row,
        seller,
        cell: row.cells.find((one) => one.quotation_id === seller.quotation_id),
      })),
    ),
    frozenColumns: headed ? 3 : 2,
    paper: 'a3',
    ruled: true,
  });
}

/** The price as it was quoted, or why there is none. */
function offeredText({ row, seller, cell }: Offer, language: Language): string {
  const trade = tradeText(language);
  if (!cell) {
    const awaited = row.awaiting.find((one) => one.quotation_id === seller.quotation_id);
    return awaited ? awaitedText(awaited, seller, language) : trade.notAnswered;
  }
  const { response, unit_price, price_uom } = cell.line;
  if (response === 'no_quote' || unit_price === null) return trade.response.no_quote;
  return unitPriceText(unit_price, seller.currency, price_uom, language);
}

/** What the figures rest on, in words above the table. */
export function introOf(
  { rfq_number_id: number, title, currency, usd_krw_rate: rate, freight, rows }: Comparison,
  hiddenSellers: number,
  language: Language,
) {
  const text = sheetText(language).comparison;
  const awaiting = rows.filter((row) => row.awaiting.length > 0).length;
  return [
    fillText(text.intro.title, { number, title }),
    rate === null
      ? fillText(text.intro.basis, { currency })
      : fillText(text.intro.converted, { currency, rate: grouped(rate) }),
    text.intro[freight],
    text.intro.lines,
    ...(awaiting > 0 ? [fillText(text.intro.awaiting, { count: String(awaiting) })] : []),
    ...(hiddenSellers > 0 ? [fillText(text.intro.hidden, { count: String(hiddenSellers) })] : []),
  ];
}

/** What an offer changes of the request, and that it is an alternate where it is one. */
function deviationText(requested: Row['line'], { line }: ComparisonCell, language: Language): string {
  const alternate = line.response === 'alternate';
  if (!alternate && line.deviations.length === 0) return '';
  const trade = tradeText(language);
  const { offered_spec: offered, deviations } = line;
  const changes = alternateChanges({ requested, offered, deviations }, language).map((change) => {
    const name =
      change.field === null ? '' : `${(trade.field as Record<string, string>)[change.field] ?? change.field}: `;
    const requestedLine = fillText(trade.alternate.requested, { value: change.requested || '–' });
    const given = fillText(trade.alternate.offered, { value: change.offered || trade.alternate.unstated });
    return `${name}${requestedLine} → ${given}`;
  });
  return [...(alternate ? [trade.response.alternate] : []), ...changes].join('; ');
}

/** Columns of the details, in letters: a heading moves all but the number. */
const QTY = (headed: boolean) => letters(headed ? 3 : 2);

function detailPlaces(comparison: Comparison, name: string): DetailPlaces {
  const moved = hasHeadings(comparison) ? 1 : 0;
  const last = 1 + Math.max(1, comparison.rows.length * comparison.sellers.length);
  const range = (column: number) => `$${letters(column + moved)}$2:$${letters(column + moved)}$${last}`;
  return { name, sellers: range(4), amounts: range(8) };
}

/** Where the matrix has the quantity of a line: below its intro and its head. */
function quantityCell(comparison: Comparison, hiddenSellers: number, row: Row): string {
  const compared = comparison.sellers.length > 1 ? 1 : 0;
  const above = introOf(comparison, hiddenSellers, 'ko').length + compared + 1;
  return `${QTY(hasHeadings(comparison))}${above + 2 + comparison.rows.indexOf(row)}`;
}

/** The quotations as wholes: totals as offered and like for like, terms, conditions. */
export function sellerSheet(comparison: Comparison, language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const { titles } = text;
  const places = detailPlaces(comparison, text.sheets.details);
  /** Places of the lines' sum, freight and VAT among the columns. */
  const [LINES, FREIGHT, VAT] = [4, 5, 6];
  const computed = (what: 'lines' | 'vat' | 'total') => (seller: ComparisonSeller | undefined, at: number) =>
    seller && sellerFormulas(comparison, seller, places, at, [LINES, FREIGHT, VAT])[what];
  const columns: SheetColumn<ComparisonSeller>[] = [
    { title: titles.seller, width: 28, value: (seller) => seller.company_name },
    { title: titles.currency, width: 9, value: (seller) => seller.currency },
    { title: titles.lines, width: 9, kind: 'count', value: (seller) => seller.quoted_line_count },
    { title: titles.awaiting, width: 12, kind: 'count', value: (seller) => seller.awaiting_line_count || null },
    {
      title: titles.lines_amount,
      width: 16,
      kind: 'price',
      value: (seller) => seller.totals.lines_amount,
      formula: computed('lines'),
    },
    { title: titles.freight, width: 14, kind: 'price', value: (seller) => seller.totals.freight_amount },
    {
      title: titles.vat,
      width: 14,
      kind: 'price',
      value: (seller) => seller.totals.vat_amount,
      formula: computed('vat'),
    },
    { title: titles.vat_treatment, width: 20, value: (seller) => trade.vat[vatOf(seller.totals)] },
    {
      title: titles.total,
      width: 16,
      kind: 'price',
      value: (seller) => seller.totals.total_amount,
      formula: computed('total'),
    },
    {
      title: `${titles.like} (${comparison.like_for_like_line_count})`,
      width: 18,
      kind: comparison.currency,
      value: (seller) => seller.like_for_like_amount,
    },
    { title: titles.min_order, width: 14, kind: 'price', value: (seller) => seller.min_order_amount },
    { title: titles.all_or_nothing, width: 10, value: (seller) => (seller.all_or_nothing ? text.yes : '') },
    { title: titles.lead, width: 9, kind: 'count', value: (seller) => seller.longest_lead_days },
    { title: titles.delivery, width: 12, value: (seller) => trade.deliveryTerm[seller.delivery_term] },
    { title: titles.payment, width: 12, value: (seller) => trade.paymentTerm[seller.payment_term] },
    { title: titles.valid, width: 12, kind: 'day', value: (seller) => seller.valid_until },
  ];
  return sheet({ name: text.sheets.sellers, columns, rows: comparison.sellers, paper: 'a3', ruled: true });
}
