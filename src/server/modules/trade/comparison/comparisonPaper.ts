import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import { itemText } from '../../../../domain/material/answer/askedLine';
import { seoulMinute } from '../../../../domain/time/deadline';
import { both, type Column, heading, lineTable, notes, section } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { grouped, money } from '../paper/figures';
import { paperHead } from '../paper/paperParts';
import { introOf } from './matrixSheets';

type Row = Comparison['rows'][number];

/** So many sellers stand beside each other on one sheet of paper; more continue in a table below. */
const SELLERS_ABREAST = 5;

/** The comparison on paper: the quotations as wholes, then every line with its comparable prices. */
export function comparisonPaper(comparison: Comparison, hiddenSellers: number, now: Date, language: Language): Paper {
  const name = label('comparison');
  return {
    language,
    landscape: true,
    title: both(name, language),
    number: comparison.rfq_number_id,
    content: [
      comparisonHead(comparison, heading(name, language), now, language),
      notes(introOf(comparison, hiddenSellers, language).slice(1)),
      ...sellersAndLines(comparison, language),
    ],
  };
}

/** Number, title and when it was printed. */
export function comparisonHead(comparison: Comparison, name: Content, now: Date, language: Language): Content {
  return paperHead(
    name,
    [
      [label('rfq'), comparison.rfq_number_id],
      [label('title'), comparison.title],
      [label('printed_at'), seoulMinute(now)],
    ],
    language,
  );
}

/** The quotations as wholes and the matrix, a few sellers abreast. */
export function sellersAndLines(comparison: Comparison, language: Language): Content[] {
  const { sellers, rows } = comparison;
  const groups = Array.from({ length: Math.ceil(sellers.length / SELLERS_ABREAST) }, (_, index) =>
    sellers.slice(index * SELLERS_ABREAST, (index + 1) * SELLERS_ABREAST),
  );
  return [
    section(label('sellers'), language),
    lineTable(sellerColumns(comparison), sellers, language),
    section(label('comparable'), language),
    ...groups.map((group) => lineTable(matrixColumns(group, language), rows, language)),
  ];
}

function sellerColumns({ currency }: Comparison): Column<ComparisonSeller>[] {
  const amount = (key: keyof Omit<MoneyTotals, 'currency'>) => (seller: ComparisonSeller) =>
    money(seller.totals[key], seller.currency);
  return [
    { label: label('seller'), width: '*', cell: (seller) => seller.company_name },
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
      cell: ({ like_for_like_amount: like }) => (like === null ? '–' : money(like, currency)),
    },
    { label: label('lead_days'), width: 38, align: 'right', cell: (seller) => String(seller.longest_lead_days ?? '–') },
    { label: label('valid_until'), width: 52, align: 'right', cell: (seller) => seller.valid_until ?? '–' },
  ];
}

function matrixColumns(sellers: readonly ComparisonSeller[], language: Language): Column<Row>[] {
  return [
    { label: label('line_no'), width: 24, cell: ({ line }) => String(line.line_no) },
    { label: label('item'), width: '*', cell: ({ line }) => itemText(line, language) },
    {
      label: label('qty'),
      width: 56,
      align: 'right',
      cell: ({ line }) => `${grouped(line.qty ?? '')} ${line.uom ?? ''}`,
    },
    ...sellers.map(
      (seller): Column<Row> => ({
        label: { ko: seller.company_name, en: seller.company_name },
        width: 92,
        align: 'right',
        cell: (row) => priceCell(row, seller, language),
      }),
    ),
  ];
}

/** The comparable price with its mark; below it the price as it was offered and the line's amount, which adds up to the seller's sum. */
function priceCell({ cells }: Row, seller: ComparisonSeller, language: Language): Content {
  const cell = cells.find((one) => one.quotation_id === seller.quotation_id);
  const { unit_price: price, price_uom: uom, amount, response, lead_days: days } = cell?.line ?? {};
  if (!cell || response === 'no_quote' || !price) return { text: '–' };
  const marks = [cell.best && label('best')[language], cell.fastest && label('fastest')[language]].filter(Boolean);
  const offered = `${grouped(price)} ${seller.currency}/${uom ?? ''}`;
  const lead = typeof days === 'number' ? ` · ${days}${label('day_short')[language]}` : '';
  return {
    stack: [
      {
        text: cell.comparable_price === null ? label('not_comparable')[language] : grouped(cell.comparable_price),
        bold: cell.best,
      },
      { text: `${offered}${lead}`, style: 'small' },
      ...(amount ? [{ text: `= ${money(amount, seller.currency)}`, style: 'small' }] : []),
      ...(marks.length > 0 ? [{ text: marks.join(' · '), style: 'small', bold: true }] : []),
    ],
  };
}
