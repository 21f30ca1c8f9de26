import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonCell, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { Currency } from '../../../../contract/values';
import { alternateChanges } from '../../../../domain/material/alternateChanges';
import { itemText } from '../../../../domain/material/answer/requestedLine';
import { shownPrice } from '../../../../domain/money/exact';
import { vatOf } from '../../../../domain/money/totals';
import { type AnySheet, sheet } from '../../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../../spreadsheet/sheetColumn';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { unitPriceText } from '../../../print/figures';
import { awaitedText } from './awaitedText';
import { originText } from '../../../../domain/material/originName';

type Row = Comparison['rows'][number];

/** Whether the buyer's list has headings, by which its lines can be filtered and sorted in a file. */
export const hasHeadings = ({ rows }: Comparison) => rows.some(({ line }) => line.heading);

/** Lines down, sellers across, each with its price as offered, its terms and what differs: what stands behind the matrix. */
export function detailSheet(comparison: Comparison, language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const headed = hasHeadings(comparison);
  const columns: SheetColumn<Row>[] = [
    { title: text.titles.no, width: 6, kind: 'count', value: ({ line }) => line.line_no },
    ...(headed ? [{ title: text.titles.heading, width: 18, value: ({ line }: Row) => line.heading }] : []),
    { title: text.titles.item, width: 48, value: ({ line }) => itemText(line, language) },
    { title: text.titles.qty, width: 10, kind: 'quantity', value: ({ line }) => line.qty },
    { title: text.titles.uom, width: 7, value: ({ line }) => line.uom },
    ...comparison.sellers.flatMap((seller) => sellerColumns(seller, comparison.currency, language)),
  ];
  return sheet({
    name: text.sheets.details,
    columns,
    rows: comparison.rows,
    frozenColumns: headed ? 3 : 2,
    paper: 'a3',
  });
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
    rate === null ? fillText(text.intro.basis, { currency }) : fillText(text.intro.converted, { currency, rate }),
    text.intro[freight],
    text.intro.lines,
    ...(awaiting > 0 ? [fillText(text.intro.awaiting, { count: String(awaiting) })] : []),
    ...(hiddenSellers > 0 ? [fillText(text.intro.hidden, { count: String(hiddenSellers) })] : []),
  ];
}

function sellerColumns(seller: ComparisonSeller, compared: Currency, language: Language): SheetColumn<Row>[] {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const of = ({ cells }: Row) => cells.find((cell) => cell.quotation_id === seller.quotation_id);
  const column = (
    title: keyof typeof text.titles,
    width: number,
    value: (cell: ComparisonCell) => string | number | null,
    kind?: SheetColumn<Row>['kind'],
    otherwise?: (row: Row) => string | null,
  ): SheetColumn<Row> => ({
    title: `${seller.company_name}\n${text.titles[title]}`,
    width,
    ...(kind ? { kind } : {}),
    value: (row) => {
      const cell = of(row);
      return cell ? value(cell) : (otherwise?.(row) ?? null);
    },
  });
  return [
    column('comparable', 14, ({ comparable_price: price }) => price && shownPrice(price, compared), 'price'),
    column('mark', 18, ({ best, fastest }) => [best && text.best, fastest && text.fastest].filter(Boolean).join(' · ')),
    column(
      'offered',
      22,
      ({ line }) =>
        line.response === 'no_quote' || line.unit_price === null
          ? trade.response.no_quote
          : unitPriceText(line.unit_price, seller.currency, line.price_uom, language),
      undefined,
      ({ awaiting }) => {
        const awaited = awaiting.find((one) => one.quotation_id === seller.quotation_id);
        return awaited ? awaitedText(awaited, seller, language) : trade.notAnswered;
      },
    ),
    column('amount', 15, ({ line }) => line.amount, seller.currency),
    column('lead', 8, ({ line }) => line.lead_days, 'count'),
    column('maker', 20, ({ line }) => [line.maker, originText(line.origin, language)].filter(Boolean).join(' · ')),
    {
      title: `${seller.company_name}\n${text.titles.deviations}`,
      width: 34,
      value: (row) => {
        const cell = of(row);
        return cell ? deviationText(row.line, cell, language) : null;
      },
    },
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
export function sellerSheet(comparison: Comparison, language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const { titles } = text;
  const columns: SheetColumn<ComparisonSeller>[] = [
    { title: titles.seller, width: 28, value: (seller) => seller.company_name },
    { title: titles.currency, width: 9, value: (seller) => seller.currency },
    { title: titles.lines, width: 9, kind: 'count', value: (seller) => seller.quoted_line_count },
    { title: titles.awaiting, width: 12, kind: 'count', value: (seller) => seller.awaiting_line_count || null },
    { title: titles.lines_amount, width: 16, kind: 'price', value: (seller) => seller.totals.lines_amount },
    { title: titles.freight, width: 14, kind: 'price', value: (seller) => seller.totals.freight_amount },
    { title: titles.vat, width: 14, kind: 'price', value: (seller) => seller.totals.vat_amount },
    { title: titles.vat_treatment, width: 20, value: (seller) => trade.vat[vatOf(seller.totals)] },
    { title: titles.total, width: 16, kind: 'price', value: (seller) => seller.totals.total_amount },
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
  return sheet({ name: text.sheets.sellers, columns, rows: comparison.sellers });
}
