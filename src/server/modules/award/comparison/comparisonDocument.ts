import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { distancesOf } from '../../../../domain/compare/distance';
import { shownPrice } from '../../../../domain/money/decimalText';
import { seoulMinute } from '../../../../domain/time/deadline';
import { type ApprovalBox, type Column, heading, lineTable, notes, section } from '../../../ports/pdf/blocks';
import { type Label, label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { sheetText } from '../../../spreadsheet/sheetText';
import { grouped, money, quantityText, unitPriceText } from '../../../print/figures';
import { itemCell, itemName } from '../../../print/itemWords';
import { documentHead } from '../../../print/documentParts';
import type { ArithmeticRow } from './arithmeticSheet';
import { awaitedText } from './awaitedText';
import { DISTANCE_GROUNDS } from './distanceGrounds';
import { introOf } from './matrixSheets';

type Row = Comparison['rows'][number];

/** So many sellers stand beside each other on one page of A4 and of A3; more continue in a table below. */
const SELLERS_ABREAST = { A4: 5, A3: 9 } as const;

/** The printed comparison on A3: the quotations as wholes, then every line with its prices, each on a ground by its distance. */
export function comparisonDocument(
  comparison: Comparison,
  hiddenSellers: number,
  now: Date,
  language: Language,
): PdfDocument {
  const name = label('comparison');
  return {
    language,
    landscape: true,
    paper: 'A3',
    title: name[language],
    number: comparison.rfq_number_id,
    content: [
      comparisonHead(comparison, heading(name, language), now, language),
      notes([
        ...introOf(comparison, hiddenSellers, language).slice(1),
        ...(comparison.sellers.length > 1 ? [sheetText(language).comparison.intro.printedGrounds] : []),
      ]),
      ...sellerTable(comparison, language),
      ...priceMatrix(comparison, language),
    ],
  };
}

/** Number, title and when it was printed. */
export function comparisonHead(
  comparison: Comparison,
  name: Content,
  now: Date,
  language: Language,
  approval: readonly ApprovalBox[] = [],
  further: readonly (readonly [Label, string])[] = [],
): Content {
  return documentHead(
    name,
    [
      [label('rfq'), comparison.rfq_number_id],
      [label('title'), comparison.title],
      ...further,
      [label('printed_at'), seoulMinute(now, language)],
    ],
    language,
    approval,
  );
}

/** The quotations as wholes. */
export function sellerTable(comparison: Comparison, language: Language): Content[] {
  return [
    section(label('sellers'), language),
    lineTable(sellerColumns(comparison, language), comparison.sellers, language),
  ];
}

/**
 * Lines down, sellers across, as many abreast as can be read; their names are repeated at the head of every page. A short one shows the
 * comparable prices alone.
 */
export function priceMatrix({ sellers, rows, currency }: Comparison, language: Language, short = false): Content[] {
  const tables = Math.ceil(sellers.length / SELLERS_ABREAST[short ? 'A4' : 'A3']);
  const abreast = Math.ceil(sellers.length / tables);
  const groups = Array.from({ length: tables }, (_, index) => sellers.slice(index * abreast, (index + 1) * abreast));
  return [
    section(label('comparable'), language),
    ...groups.map((group) => lineTable(matrixColumns(group, { currency, language, short }), rows, language)),
  ];
}

/** The way from a quoted price to the comparable one. */
export const arithmeticColumns: readonly Column<ArithmeticRow>[] = [
  { label: label('line_no'), width: 24, cell: (row) => String(row.line_no) },
  { label: label('seller_name'), width: 120, cell: (row) => row.seller },
  { label: label('arithmetic'), width: '*', cell: (row) => row.arithmetic },
  {
    label: label('comparable'),
    width: 90,
    align: 'right',
    cell: (row) => (row.price === null ? '–' : grouped(row.price)),
  },
];

function sellerColumns({ currency }: Comparison, language: Language): Column<ComparisonSeller>[] {
  const amount = (key: keyof Omit<MoneyTotals, 'currency' | 'vat'>) => (seller: ComparisonSeller) =>
    money(seller.totals[key], seller.currency, language);
  return [
    { label: label('seller_name'), width: '*', cell: (seller) => seller.company_name },
    { label: label('quoted_lines'), width: 40, align: 'right', cell: (seller) => String(seller.quoted_line_count) },
    { label: label('lines_amount'), width: 84, align: 'right', cell: amount('lines_amount') },
    { label: label('freight'), width: 70, align: 'right', cell: amount('freight_amount') },
    { label: label('supply'), width: 84, align: 'right', cell: amount('supply_amount') },
    { label: label('vat'), width: 78, align: 'right', cell: amount('vat_amount') },
    { label: label('total'), width: 86, align: 'right', cell: amount('total_amount') },
    {
      label: label('like_for_like'),
      width: 86,
      align: 'right',
      cell: ({ like_for_like_amount: like }) => (like === null ? '–' : money(like, currency, language)),
    },
    { label: label('lead_days'), width: 38, align: 'right', cell: (seller) => String(seller.longest_lead_days ?? '–') },
    { label: label('valid_until'), width: 52, align: 'right', cell: (seller) => seller.valid_until ?? '–' },
  ];
}

interface Shown {
  /** Of the comparable prices. */
  currency: Currency;
  language: Language;
  /** Comparable prices alone. */
  short: boolean;
}

function matrixColumns(sellers: readonly ComparisonSeller[], shown: Shown): Column<Row>[] {
  const { language, short } = shown;
  return [
    { label: label('line_no'), width: 24, cell: ({ line }) => String(line.line_no) },
    {
      label: label('item'),
      width: '*',
      cell: ({ line }) => (short ? itemName(line, language) : itemCell(line, {}, language)),
    },
    {
      label: label('qty'),
      width: 56,
      align: 'right',
      cell: ({ line }) => quantityText(line.qty ?? '', line.uom, language),
    },
    ...sellers.map(
      (seller): Column<Row> => ({
        label: { ko: seller.company_name, en: seller.company_name },
        width: 92,
        align: 'right',
        cell: (row) => ({ ...(sellerCell(row, seller, shown) as object), ...groundOf(row, seller) }) as Content,
      }),
    ),
  ];
}

/** The ground of a price by its distance from the lowest; none where there is no price or one seller alone. */
function groundOf(row: Row, { quotation_id }: ComparisonSeller): { fillColor?: string } {
  const distance = distancesOf(row).get(quotation_id);
  const kind = distance?.doubtful ? 'doubtful' : distance?.step;
  return kind ? { fillColor: `#${DISTANCE_GROUNDS[kind]}` } : {};
}

type Cell = Row['cells'][number];

/** A seller's answer to a line; one that has to be given again says so. */
function sellerCell(row: Row, seller: ComparisonSeller, shown: Shown): Content {
  const awaited = row.awaiting.find((one) => one.quotation_id === seller.quotation_id);
  if (awaited) return { text: awaitedText(awaited, seller, shown.language), style: 'small' };
  return shown.short ? shortCell(row, seller, shown) : priceCell(row, seller, shown);
}

/** The comparable price with its mark; below it the price as it was offered and the line's amount, which adds up to the seller's sum. */
function priceCell(row: Row, seller: ComparisonSeller, { currency, language }: Shown): Content {
  const cell = offerOf(row, seller);
  if (!cell) return notOffered(row, seller, language);
  const { unit_price: price, price_uom: uom, amount, lead_days: days } = cell.line;
  const offered = unitPriceText(price ?? '', seller.currency, uom, language);
  const lead = typeof days === 'number' ? ` · ${days}${label('day_short')[language]}` : '';
  const marks = marksOf(row, cell, language);
  return {
    stack: [
      comparableText(cell, currency, language),
      { text: `${offered}${lead}`, style: 'small' },
      ...(amount ? [{ text: `= ${money(amount, seller.currency, language)}`, style: 'small' }] : []),
      ...(marks ? [{ text: marks, style: 'small', bold: true }] : []),
    ],
  };
}

/** In one row of type: the comparable price and its mark. */
function shortCell(row: Row, seller: ComparisonSeller, { currency, language }: Shown): Content {
  const cell = offerOf(row, seller);
  if (!cell) return notOffered(row, seller, language);
  const marks = marksOf(row, cell, language);
  const small = marks ? [{ text: `${marks}  `, style: 'small' }] : [];
  return { text: [...small, comparableText(cell, currency, language)] };
}

/** Why there is no price: the seller refused the line, or said nothing of it. */
function notOffered({ cells }: Row, { quotation_id }: ComparisonSeller, language: Language): Content {
  const refused = cells.some((cell) => cell.quotation_id === quotation_id);
  return { text: label(refused ? 'no_quote' : 'not_answered')[language], style: 'small' };
}

const comparableText = (cell: Cell, currency: Currency, language: Language) => ({
  text:
    cell.comparable_price === null
      ? label('not_comparable')[language]
      : grouped(shownPrice(cell.comparable_price, currency)),
  bold: cell.best,
});

/** The seller's priced offer of a line; undefined where there is none. */
function offerOf({ cells }: Row, { quotation_id }: ComparisonSeller): Cell | undefined {
  return cells.find((cell) => cell.quotation_id === quotation_id && isOffer(cell));
}

const isOffer = ({ line }: Cell) => line.response !== 'no_quote' && Boolean(line.unit_price);

/** What sets an offer apart; one bidder is neither the lowest nor the fastest of several. */
function marksOf({ cells }: Row, cell: Cell, language: Language): string {
  const several = cells.filter(isOffer).length > 1;
  const marks = [
    cell.line.response === 'alternate' && label('alternate')[language],
    several && cell.best && label('best')[language],
    several && cell.fastest && label('fastest')[language],
  ];
  return marks.filter(Boolean).join(' · ');
}
