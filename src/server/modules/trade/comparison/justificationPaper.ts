import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { Bid } from '../../../../contract/entities/order';
import { both, type Column, heading, lineTable, notes, section } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { tradeText } from '../../../spreadsheet/sheetText';
import { grouped } from '../paper/figures';
import { pricedColumns } from '../paper/orderPaper';
import { totals } from '../paper/paperParts';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { type ArithmeticRow, arithmeticRows } from './arithmeticSheet';
import { comparisonHead, sellersAndLines } from './comparisonPaper';
import { introOf } from './matrixSheets';
import { planText } from './planText';

interface Behind {
  bids: readonly Bid[];
  plan: AwardPlanRow | null;
}

/** Why it was awarded so, on paper: what was sent to whom, the plan, the prices and the arithmetic of what was chosen. */
export function justificationPaper(
  comparison: Comparison,
  { bids, plan }: Behind,
  now: Date,
  language: Language,
): Paper {
  const name = label('justification');
  return {
    language,
    landscape: true,
    title: both(name, language),
    number: comparison.rfq_number_id,
    content: [
      comparisonHead(comparison, heading(name, language), now, language),
      notes(introOf(comparison, 0, language).slice(1)),
      ...bids.flatMap((bid) => bidBlock(bid, language)),
      ...(plan ? [section(label('plan'), language), notes(planText(comparison, plan, language))] : []),
      ...sellersAndLines(comparison, language),
      section(label('arithmetic'), language),
      lineTable(arithmeticColumns, chosenArithmetic(comparison, bids, language), language),
    ],
  };
}

function bidBlock(bid: Bid, language: Language): Content[] {
  const name = both(label('award'), language);
  const state = tradeText(language).status.bid[bid.status];
  return [
    { text: `${name} · ${bid.counterpart_name} · ${state}`, style: 'section', headlineLevel: 1 },
    lineTable(pricedColumns(bid.totals.currency), bid.lines, language),
    totals(bid.totals, language),
  ];
}

const arithmeticColumns: readonly Column<ArithmeticRow>[] = [
  { label: label('line_no'), width: 24, cell: (row) => String(row.line_no) },
  { label: label('seller'), width: 120, cell: (row) => row.seller },
  { label: label('arithmetic'), width: '*', cell: (row) => row.arithmetic },
  {
    label: label('comparable'),
    width: 90,
    align: 'right',
    cell: (row) => (row.price === null ? '–' : grouped(row.price)),
  },
];

/** With an award, the arithmetic of its sellers' prices; without one, of the best prices. */
function chosenArithmetic(comparison: Comparison, bids: readonly Bid[], language: Language): ArithmeticRow[] {
  const sellers = new Set(bids.map((bid) => bid.quotation_id));
  return arithmeticRows(
    {
      ...comparison,
      rows: comparison.rows.map(({ line, cells }) => ({
        line,
        cells: cells.filter((cell) => (sellers.size > 0 ? sellers.has(cell.quotation_id) : cell.best)),
      })),
    },
    language,
  );
}
