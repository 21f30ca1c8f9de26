import Big from 'big.js';
import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import { alternateChanges } from '../../../../domain/material/alternateChanges';
import { itemText } from '../../../../domain/material/answer/requestedLine';
import { shownPrice } from '../../../../domain/money/decimalText';
import { vatOf } from '../../../../domain/money/totals';
import { type AnySheet, sheet } from '../../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../../spreadsheet/sheetColumn';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { grouped, unitText } from '../../../print/figures';
import { awaitedText } from './awaitedText';
import { type BookPlaces, type DetailColumn, detailColumns, figureOf, hasHeadings, whereFigures } from './bookPlaces';
import {
  amountFormula,
  comparableFormula,
  convertedFormula,
  isQuotedPrice,
  type Offers,
  type PlacedOffer,
} from './offerFormulas';
import { sellerFormulas } from './sheetFormulas';
import { originText } from '../../../../domain/material/originName';

type Row = Comparison['rows'][number];

/** What one seller answered to one line, or that no answer was given. */
interface Offer {
  row: Row;
  rowAt: number;
  seller: ComparisonSeller;
  cell: ComparisonCell | undefined;
}

/** What the sheets of one workbook share. */
export interface MatrixBook {
  comparison: Comparison;
  places: BookPlaces;
  offers: Offers;
  /** Lines that every seller offered as requested and in full. */
  common: ReadonlySet<string>;
  language: Language;
}

/**
 * A row an offer: the price as quoted, what its amount is computed from, its terms and what differs. It is what stands
 * behind the matrix, to be filtered.
 */
export function detailSheet({ comparison, places, offers, common, language }: MatrixBook): AnySheet {
  const text = sheetText(language).comparison;
  const { titles } = text;
  const { currency } = comparison;
  const placed = (offer: Offer | undefined) => offer?.cell && offers.get(offer.cell);
  /** The cell's formula where the seller has answered. */
  const priced =
    (formula: (offer: PlacedOffer, at: number) => string | undefined) => (offer: Offer | undefined, at: number) => {
      const found = placed(offer);
      return found && formula(found, at);
    };
  const columns: Record<DetailColumn, SheetColumn<Offer>> = {
    no: { title: titles.no, width: 6, kind: 'count', value: ({ row }) => row.line.line_no },
    heading: { title: titles.heading, width: 18, value: ({ row }) => row.line.heading },
    item: { title: titles.item, width: 54, wraps: true, value: ({ row }) => itemText(row.line, language) },
    qty: {
      title: titles.qty,
      width: 9,
      kind: 'quantity',
      value: ({ row }) => row.line.qty,
      // Changed in the matrix, it changes here, and with it amounts and totals.
      formula: (offer) => offer && figureOf(places.quantity(offer.rowAt)),
    },
    uom: { title: titles.uom, width: 6, value: ({ row }) => unitText(row.line.uom, language) },
    seller: { title: titles.seller, width: 24, value: ({ seller }) => seller.company_name },
    offered_qty: {
      title: titles.offered_qty,
      width: 9,
      kind: 'quantity',
      value: ({ cell }) => cell?.line.qty_offered,
      // Offered in part, it stays as it was offered.
      formula: priced(({ row, cell }, at) =>
        row.line.qty !== null && cell.line.qty_offered !== null && new Big(row.line.qty).eq(cell.line.qty_offered)
          ? figureOf(`${places.detailLetters('qty')}${at}`)
          : undefined,
      ),
    },
    offered: {
      title: titles.offered,
      width: 20,
      kind: 'price',
      value: (offer) => offer.cell?.line.unit_price ?? unpricedText(offer, language),
      formula: priced((offer) =>
        isQuotedPrice(offer) ? figureOf(places.price(offer.rowAt, offer.sellerAt)) : undefined,
      ),
    },
    price_uom: {
      title: titles.price_uom,
      width: 8,
      value: ({ cell }) => cell?.line.unit_price && unitText(cell.line.price_uom, language),
    },
    factor: {
      title: titles.factor,
      width: 12,
      kind: 'priced',
      value: (offer) => placed(offer)?.factor?.value.toNumber(),
      formula: priced(({ factor }) => factor?.formula),
    },
    amount: {
      title: titles.amount,
      width: 15,
      kind: 'price',
      value: ({ cell }) => cell?.line.amount,
      formula: priced(amountFormula),
    },
    currency: {
      title: titles.currency,
      width: 7,
      value: ({ seller, cell }) => (cell?.line.amount ? seller.currency : null),
    },
    converted: {
      title: fillText(titles.converted, { currency }),
      width: 15,
      kind: 'price',
      value: ({ cell }) => cell?.comparable_amount,
      formula: priced(({ cell, seller }, at) => {
        const amount = `${places.detailLetters('amount')}${at}`;
        const converted = cell.comparable_amount === null ? undefined : convertedFormula(comparison, seller, amount);
        return converted && whereFigures([amount], converted);
      }),
    },
    comparable: {
      title: titles.comparable,
      width: 13,
      kind: 'price',
      value: ({ cell }) => cell?.comparable_price && shownPrice(cell.comparable_price, currency),
      formula: priced(comparableFormula),
      bold: ({ cell }) => cell?.best === true,
    },
    mark: {
      title: titles.mark,
      width: 17,
      value: ({ cell }) => [cell?.best && text.best, cell?.fastest && text.fastest].filter(Boolean).join(' · '),
    },
    common: {
      title: titles.common,
      width: 8,
      value: ({ row }) => (common.has(row.line.id) ? text.yes : ''),
      // Emptied for one seller, a line is in nobody's sum of common lines.
      formula: (offer) =>
        offer && common.has(offer.row.line.id) && offer.row.cells.every((cell) => cell.comparable_price !== null)
          ? `IF(COUNT(${places.quantity(offer.rowAt)},${places.prices(offer.rowAt)})=${comparison.sellers.length + 1},"${text.yes}","")`
          : undefined,
    },
    lead: { title: titles.lead, width: 8, kind: 'count', value: ({ cell }) => cell?.line.lead_days },
    maker: {
      title: titles.maker,
      width: 20,
      value: ({ cell }) =>
        [cell?.line.maker, originText(cell?.line.origin ?? null, language)].filter(Boolean).join(' · '),
    },
    deviations: {
      title: titles.deviations,
      width: 34,
      wraps: true,
      value: ({ row, cell }) => cell && deviationText(row.line, cell, language),
    },
  };
  return sheet({
    name: text.sheets.details,
    columns: detailColumns(comparison).map((name) => columns[name]),
    rows: comparison.rows.flatMap((row, rowAt) =>
      comparison.sellers.map((seller) => ({
        row,
        rowAt,
        seller,
        cell: row.cells.find((one) => one.quotation_id === seller.quotation_id),
      })),
    ),
    frozenColumns: hasHeadings(comparison) ? 3 : 2,
    paper: 'a3',
    ruled: true,
  });
}

/** Why there is no price. */
function unpricedText({ row, seller, cell }: Offer, language: Language): string {
  const trade = tradeText(language);
  if (!cell) {
    const awaited = row.awaiting.find((one) => one.quotation_id === seller.quotation_id);
    return awaited ? awaitedText(awaited, seller, language) : trade.notAnswered;
  }
  return trade.response.no_quote;
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

/** The quotations as wholes: totals as offered and like for like, terms, conditions. */
export function sellerSheet({ comparison, places, common, language }: MatrixBook): AnySheet {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const { titles } = text;
  const computed =
    (what: keyof ReturnType<typeof sellerFormulas>) => (seller: ComparisonSeller | undefined, at: number) =>
      seller && sellerFormulas(comparison, seller, { places, common, yes: text.yes }, at)[what];
  const columns: SheetColumn<ComparisonSeller>[] = [
    { title: titles.seller, width: 28, value: (seller) => seller.company_name },
    { title: titles.currency, width: 9, value: (seller) => seller.currency },
    {
      title: titles.lines,
      width: 9,
      kind: 'count',
      value: (seller) => seller.quoted_line_count,
      formula: computed('quoted'),
    },
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
      // How many they are stands in the matrix, where it follows emptied prices.
      title: titles.like,
      width: 18,
      kind: comparison.currency,
      value: (seller) => seller.like_for_like_amount,
      formula: computed('like'),
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
