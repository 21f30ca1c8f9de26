import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { FrozenBid } from '../../../../contract/entities/approval';
import type { CostKind } from '../../../../contract/entities/budget';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import { sumsByCurrency } from '../../../../domain/money/sumsByCurrency';
import { totalsOf, vatOf } from '../../../../domain/money/totals';
import { seoulMinute } from '../../../../domain/time/deadline';
import { type ApprovalBox, type Column, heading, lineTable, notes, section } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { tradeText } from '../../../spreadsheet/sheetText';
import { money } from '../../../print/figures';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { type ArithmeticRow, arithmeticRows, isConverted } from './arithmeticSheet';
import { arithmeticColumns, comparisonHead, priceMatrix, sellerTable } from './comparisonDocument';
import { chosenAmount, type ChosenLine, chosenLines, chosenTable, standingBids } from './chosenLines';
import { introOf } from './matrixSheets';
import { planText } from './planText';
import { type ScenarioRow, scenarioRows } from './scenarioRows';

interface Behind {
  bids: readonly PricedBid[];
  plan: AwardPlanRow | null;
  scenarios?: readonly AwardPlanRow[];
  /** What goes to whom once it is approved. */
  awaiting?: readonly FrozenBid[];
}

/** Who buys, who asks for it, who wrote the document, and who decided when; null before the award. */
export interface Decision {
  company_name: string;
  requested_by: string;
  made_by: string;
  decided: { at: Date; by: string } | null;
  /** What the request is charged to: the document stays in the company. */
  charged: ReadonlyArray<{ kind: CostKind; name: string }>;
  /** The award waits for approval. */
  awaiting?: boolean;
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
  approval: readonly ApprovalBox[] = [],
  decision: Decision | null = null,
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
      comparisonHead(
        comparison,
        heading(name, language),
        now,
        language,
        approval,
        decision ? decisionFacts(decision, language) : [],
      ),
      notes(introOf(comparison, 0, language).slice(1, 3)),
      ...(basis === 'award' ? awardSums(standingBids(behind.bids), language) : chosenSums(lines, language)),
      section(label(`chosen_${basis}`), language),
      chosenTable(lines, comparison.currency, language),
      ...(behind.plan ? [section(label('plan'), language), notes(planText(comparison, behind.plan, language))] : []),
      ...scenarioTable(comparison, behind, language),
      ...sellerTable(comparison, language),
      ...priceMatrix(comparison, language, true),
      ...(converted.length > 0
        ? [section(label('arithmetic'), language), lineTable(arithmeticColumns, converted, language)]
        : []),
    ],
  };
}

const decisionFacts = (
  { company_name, requested_by, made_by, decided, charged, awaiting }: Decision,
  language: Language,
) =>
  [
    [label('orderer'), company_name],
    [label('contact'), requested_by],
    ...charged.map(({ kind, name }) => [label(kind), name] as const),
    [label('made_by'), made_by],
    [
      label('decided_at'),
      decided
        ? `${seoulMinute(decided.at, language)} ${decided.by}`
        : label(awaiting ? 'awaiting_approval' : 'undecided')[language],
    ],
  ] as const;

type Sums = { totals: MoneyTotals };

/** The five sums of what goes to one seller. */
function sumColumns<Row extends Sums>(language: Language): Column<Row>[] {
  const sum =
    (key: 'lines_amount' | 'freight_amount' | 'supply_amount' | 'vat_amount' | 'total_amount') => (row: Row) =>
      money(row.totals[key], row.totals.currency, language);
  return [
    { label: label('lines_amount'), width: 92, align: 'right', cell: sum('lines_amount') },
    { label: label('freight'), width: 80, align: 'right', cell: sum('freight_amount') },
    { label: label('supply'), width: 92, align: 'right', cell: sum('supply_amount') },
    { label: label('vat'), width: 86, align: 'right', cell: sum('vat_amount') },
    { label: label('total'), width: 96, align: 'right', cell: sum('total_amount') },
  ];
}

/** What goes to all sellers together, in each currency; nothing where there is one. */
function grandTotals(rows: readonly Sums[], language: Language): Content[] {
  if (rows.length < 2) return [];
  const sums = sumsByCurrency(
    rows.map(({ totals: { currency, total_amount } }) => ({ currency, amount: total_amount })),
  );
  return [
    notes(
      sums.map(({ currency, amount }) => {
        const own = rows.filter(({ totals }) => totals.currency === currency);
        const bare = own.some(({ totals }) => vatOf(totals) === 'not_included');
        return `${label(bare ? 'grand_total' : 'grand_total_vat')[language]}: ${money(amount, currency, language)}`;
      }),
    ),
  ];
}

/** Before the award: what would go to each seller, with its whole freight. */
function chosenSums(lines: readonly ChosenLine[], language: Language): Content[] {
  const sellers = [...new Set(lines.flatMap(({ seller }) => seller ?? []))];
  const rows = sellers.map((seller) => {
    const amounts = lines.filter((line) => line.seller === seller).map((line) => chosenAmount(line) ?? '0');
    const { freight_amount, currency, vat } = seller.totals;
    return { seller, count: amounts.length, totals: totalsOf(amounts, freight_amount, currency, vat) };
  });
  const columns: Column<(typeof rows)[number]>[] = [
    { label: label('chosen_seller'), width: '*', cell: ({ seller }) => seller.company_name },
    { label: label('chosen_count'), width: 50, align: 'right', cell: ({ count }) => String(count) },
    ...sumColumns(language),
  ];
  return rows.length > 0
    ? [section(label('chosen_sums'), language), lineTable(columns, rows, language), ...grandTotals(rows, language)]
    : [];
}

/** What goes to each seller, with the buyer's note. */
function awardSums(bids: readonly PricedBid[], language: Language): Content[] {
  const columns: Column<PricedBid>[] = [
    { label: label('chosen_seller'), width: '*', cell: (bid) => bid.counterpart_name },
    { label: label('state'), width: 70, cell: (bid) => tradeText(language).status.bid[bid.status] },
    { label: label('chosen_count'), width: 50, align: 'right', cell: (bid) => String(bid.lines.length) },
    ...sumColumns<PricedBid>(language),
  ];
  const said = [...new Set(bids.flatMap((bid) => (bid.note ? [bid.note] : [])))];
  return [
    section(label('award'), language),
    lineTable(columns, bids, language),
    ...grandTotals(bids, language),
    ...(said.length > 0 ? [notes(said.map((note) => `${label('note_to_sellers')[language]}: ${note}`))] : []),
  ];
}

/** The scenarios that were looked at, against the plan. */
function scenarioTable(comparison: Comparison, { plan, scenarios = [] }: Behind, language: Language): Content[] {
  if (scenarios.length === 0) return [];
  const sum = (amount: string) => money(amount, comparison.currency, language);
  const columns: Column<ScenarioRow>[] = [
    { label: label('scenario'), width: 130, cell: (row) => row.name },
    { label: label('plan_rules'), width: '*', cell: (row) => row.rules },
    { label: label('seller_count'), width: 50, align: 'right', cell: (row) => String(row.sellers) },
    { label: label('chosen_count'), width: 50, align: 'right', cell: (row) => row.covered },
    { label: label('supply'), width: 96, align: 'right', cell: (row) => sum(row.total) },
    { label: label('against_plan'), width: 96, align: 'right', cell: ({ more }) => (more === null ? '–' : sum(more)) },
  ];
  return [
    section(label('scenarios'), language),
    lineTable(columns, scenarioRows(comparison, scenarios, plan, language), language),
  ];
}

/** The arithmetic of chosen prices that are not simply the quoted ones. */
function chosenArithmetic(
  comparison: Comparison,
  lines: ReturnType<typeof chosenLines>['lines'],
  language: Language,
): ArithmeticRow[] {
  const chosen = new Set(lines.map(({ row, seller }) => `${row.line.id} ${seller?.quotation_id}`));
  const rows = comparison.rows.map((row) => ({
    ...row,
    cells: row.cells.filter(
      (cell) => chosen.has(`${row.line.id} ${cell.quotation_id}`) && isConverted(comparison, row.line, cell),
    ),
  }));
  return arithmeticRows({ ...comparison, rows }, language);
}
