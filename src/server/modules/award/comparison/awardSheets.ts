import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import { itemText } from '../../../../domain/material/answer/requestedLine';
import { vatOf } from '../../../../domain/money/totals';
import { type AnySheet, sheet } from '../../../spreadsheet/buildSheet';
import { unitText } from '../../../print/figures';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { planText } from './planText';
import { type ScenarioRow, scenarioRows } from './scenarioRows';

/** What was chosen: every line of every bid, with what became of it. */
export function awardSheet(
  { rfq_number_id: number, title }: Comparison,
  bids: readonly PricedBid[],
  language: Language,
): AnySheet {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const { titles } = text;
  return sheet({
    name: text.sheets.award,
    intro: [fillText(text.intro.title, { number, title }), text.intro.sent],
    columns: [
      { title: titles.seller, width: 26, value: ({ bid }) => bid.counterpart_name },
      { title: titles.status, width: 14, value: ({ bid }) => trade.status.bid[bid.status] },
      { title: titles.no, width: 6, kind: 'count', value: ({ line }) => line.line_no },
      {
        title: titles.item,
        width: 48,
        value: ({ line }) => (line.alternate && line.requested ? itemText(line.requested, language) : line.description),
      },
      { title: trade.response.alternate, width: 40, value: ({ line }) => (line.alternate ? line.description : '') },
      { title: titles.qty, width: 10, kind: 'quantity', value: ({ line }) => line.qty },
      { title: titles.uom, width: 7, value: ({ line }) => unitText(line.uom, language) },
      { title: titles.offered, width: 14, kind: 'price', value: ({ line }) => line.unit_price },
      { title: titles.priced, width: 14, kind: 'priced', value: ({ line }) => line.priced_qty },
      { title: titles.amount, width: 16, kind: 'price', value: ({ line }) => line.amount },
      { title: titles.currency, width: 9, value: ({ bid }) => bid.totals.currency },
    ],
    rows: bids.flatMap((bid) => bid.lines.map((line) => ({ bid, line }))),
    paper: 'a3',
    ruled: true,
  });
}

/** What each order comes to: freight, VAT and total once for a seller, so that the columns can be added up. */
export function awardSumSheet(bids: readonly PricedBid[], language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const trade = tradeText(language);
  const { titles } = text;
  return sheet<PricedBid>({
    name: text.sheets.awardSums,
    columns: [
      { title: titles.seller, width: 26, value: (bid) => bid.counterpart_name },
      { title: titles.status, width: 14, value: (bid) => trade.status.bid[bid.status] },
      { title: titles.awarded_lines, width: 12, kind: 'count', value: (bid) => bid.lines.length },
      { title: titles.currency, width: 9, value: (bid) => bid.totals.currency },
      { title: titles.lines_amount, width: 16, kind: 'price', value: (bid) => bid.totals.lines_amount },
      { title: titles.freight, width: 14, kind: 'price', value: (bid) => bid.totals.freight_amount },
      { title: titles.vat, width: 14, kind: 'price', value: (bid) => bid.totals.vat_amount },
      { title: titles.vat_treatment, width: 20, value: (bid) => trade.vat[vatOf(bid.totals)] },
      { title: titles.total, width: 16, kind: 'price', value: (bid) => bid.totals.total_amount },
    ],
    rows: bids,
  });
}

/** What the planner showed, to whom and when, under which rules, and whether it was awarded so. */
export function planSheet(comparison: Comparison, behind: AwardPlanRow, language: Language): AnySheet {
  const text = sheetText(language).comparison;
  const { titles } = text;
  const names = new Map(comparison.sellers.map((seller) => [seller.quotation_id, seller.company_name]));
  const lines = new Map(comparison.rows.map(({ line }) => [line.id, line]));
  return sheet({
    name: text.sheets.plan,
    intro: planText(comparison, behind, language),
    columns: [
      { title: titles.no, width: 6, kind: 'count', value: ({ line }) => line?.line_no },
      { title: titles.item, width: 48, value: ({ line }) => (line ? itemText(line, language) : '') },
      { title: titles.seller, width: 26, value: ({ share }) => names.get(share.quotation_id) },
      { title: titles.qty, width: 10, kind: 'quantity', value: ({ share }) => share.qty },
      { title: titles.uom, width: 7, value: ({ line }) => unitText(line?.uom, language) },
    ],
    rows: behind.result.lines
      .map((share) => ({ share, line: lines.get(share.rfq_line_id) }))
      .sort((a, b) => (a.line?.line_no ?? 0) - (b.line?.line_no ?? 0)),
  });
}

/** The scenarios that the buyer named, beside each other and against the plan. */
export function scenarioSheet(
  comparison: Comparison,
  scenarios: readonly AwardPlanRow[],
  plan: AwardPlanRow | null,
  language: Language,
): AnySheet {
  const text = sheetText(language).comparison;
  const { titles } = text;
  return sheet<ScenarioRow>({
    name: text.sheets.scenarios,
    columns: [
      { title: titles.scenario, width: 28, value: (row) => row.name },
      { title: titles.rules, width: 60, value: (row) => row.rules },
      { title: titles.sellerCount, width: 10, kind: 'count', value: (row) => row.sellers },
      { title: titles.covered, width: 12, kind: 'quantity', value: (row) => row.covered },
      { title: titles.supply, width: 18, kind: comparison.currency, value: (row) => row.total },
      { title: titles.more, width: 18, kind: 'price', value: (row) => row.more },
      { title: titles.madeBy, width: 16, value: (row) => row.made_by },
    ],
    rows: scenarioRows(comparison, scenarios, plan, language),
  });
}
