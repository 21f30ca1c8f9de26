import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { Bid } from '../../../../contract/entities/order';
import { type Column, heading, lineTable, notes, section } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { tradeText } from '../../../spreadsheet/sheetText';
import { money } from '../../../print/figures';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { type ArithmeticRow, arithmeticRows, isConverted } from './arithmeticSheet';
import { arithmeticColumns, comparisonHead, priceMatrix, sellerTable } from './comparisonDocument';
import { chosenLines, chosenTable, standingBids } from './chosenLines';
import { introOf } from './matrixSheets';
import { planText } from './planText';

interface Behind {
  bids: readonly Bid[];
  plan: AwardPlanRow | null;
}

/**
 * The justification of the award as a document, before the award as after it: what goes to whom, every chosen line with its reason, the
 * plan, the quotations as wholes, their prices beside each other, and the arithmetic of each chosen price that was converted.
 */
export function justificationDocument(
  comparison: Comparison,
  behind: Behind,
  now: Date,
  language: Language,
  approval: readonly string[] = [],
): PdfDocument {
  const name = label('justification');
  const { basis, lines } = chosenLines(comparison, behind);
  const converted = chosenArithmetic(comparison, lines, language);
  return {
    language,
    landscape: true,
    title: name[language],
    number: comparison.rfq_number_id,
    content: [
      comparisonHead(comparison, heading(name, language), now, language, approval),
      notes(introOf(comparison, 0, language).slice(1, 3)),
      ...(behind.bids.length > 0 ? awardSums(standingBids(behind.bids), language) : []),
      section(label(`chosen_${basis}`), language),
      chosenTable(lines, comparison.currency, language),
      ...(behind.plan ? [section(label('plan'), language), notes(planText(comparison, behind.plan, language))] : []),
      ...sellerTable(comparison, language),
      ...priceMatrix(comparison, language, true),
      ...(converted.length > 0
        ? [section(label('arithmetic'), language), lineTable(arithmeticColumns, converted, language)]
        : []),
    ],
  };
}

/** What goes to each seller, with the buyer's note. */
function awardSums(bids: readonly Bid[], language: Language): Content[] {
  const sum =
    (key: 'lines_amount' | 'freight_amount' | 'supply_amount' | 'vat_amount' | 'total_amount') => (bid: Bid) =>
      money(bid.totals[key], bid.totals.currency, language);
  const columns: Column<Bid>[] = [
    { label: label('chosen_seller'), width: '*', cell: (bid) => bid.counterpart_name },
    { label: label('state'), width: 70, cell: (bid) => tradeText(language).status.bid[bid.status] },
    { label: label('chosen_count'), width: 50, align: 'right', cell: (bid) => String(bid.lines.length) },
    { label: label('lines_amount'), width: 92, align: 'right', cell: sum('lines_amount') },
    { label: label('freight'), width: 80, align: 'right', cell: sum('freight_amount') },
    { label: label('supply'), width: 92, align: 'right', cell: sum('supply_amount') },
    { label: label('vat'), width: 86, align: 'right', cell: sum('vat_amount') },
    { label: label('total'), width: 96, align: 'right', cell: sum('total_amount') },
  ];
  const said = [...new Set(bids.flatMap((bid) => (bid.note ? [bid.note] : [])))];
  return [
    section(label('award'), language),
    lineTable(columns, bids, language),
    ...(said.length > 0 ? [notes(said.map((note) => `${label('memo')[language]}: ${note}`))] : []),
  ];
}

/** The arithmetic of chosen prices that are not simply the quoted ones. */
function chosenArithmetic(
  comparison: Comparison,
  lines: ReturnType<typeof chosenLines>['lines'],
  language: Language,
): ArithmeticRow[] {
  const chosen = new Set(lines.map(({ row, seller }) => `${row.line.id} ${seller?.quotation_id}`));
  const rows = comparison.rows.map(({ line, cells, awaiting }) => ({
    line,
    awaiting,
    cells: cells.filter((cell) => chosen.has(`${line.id} ${cell.quotation_id}`) && isConverted(comparison, line, cell)),
  }));
  return arithmeticRows({ ...comparison, rows }, language);
}
