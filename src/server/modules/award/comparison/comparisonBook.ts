import type { Language } from '../../../../contract/constants';
import type { ChosenLine } from '../../../../contract/entities/awardChoice';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { withoutSellers } from '../../../../domain/compare/matrix';
import { fillText } from '../../../fillText';
import { sheetText, tradeText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { arithmeticSheet } from './arithmeticSheet';
import { awardSheet, awardSumSheet, planSheet, scenarioSheet } from './awardSheets';
import { placesOf } from './bookPlaces';
import { isStanding } from './chosenLines';
import { detailSheet, sellerSheet } from './matrixSheets';
import { offersOf } from './offerFormulas';
import { type ChosenQuotations, type FailedAwards, matrixIntro, priceSheet } from './priceSheet';
import { commonIn } from './sheetFormulas';

/** What the workbook of a comparison is made of. */
export interface ComparisonBook {
  comparison: Comparison;
  /** What is selected of a request that is being compared. */
  selected: readonly ChosenLine[];
  bids: PricedBid[];
  behind: AwardPlanRow | null;
  scenarios: readonly AwardPlanRow[];
  /** Quotations that are left out of matrix and arithmetic. */
  hide: readonly string[];
  number: string;
  language: Language;
}

/** Writes the workbook of a comparison. */
export function comparisonBook(book: ComparisonBook): Promise<FileAnswer> {
  const { comparison, bids, behind, scenarios, hide, number, language } = book;
  const shown = withoutSellers(comparison, hide);
  const left = comparison.sellers.length - shown.sellers.length;
  const chosen = chosenIn(book);
  const intro = matrixIntro(shown, left, chosen, language);
  const places = placesOf(shown, intro.length, language);
  const matrix = { comparison: shown, places, offers: offersOf(shown, places), common: commonIn(comparison), language };
  return spreadsheetFile(fillText(sheetText(language).comparison.file, { number }), [
    priceSheet({ ...matrix, whole: comparison, intro, chosen, failed: failedIn(book, chosen) }),
    detailSheet(matrix),
    sellerSheet(matrix),
    arithmeticSheet(matrix),
    ...(bids.length > 0 ? [awardSheet(comparison, bids, language), awardSumSheet(bids, language)] : []),
    ...(behind ? [planSheet(comparison, behind, language)] : []),
    ...(scenarios.length > 0 ? [scenarioSheet(comparison, scenarios, behind, language)] : []),
  ]);
}

/** Who gets which line: by what is selected for an award, by the awards that stand, before any by the plan. */
function chosenIn({ comparison, selected, bids, behind }: ComparisonBook): ChosenQuotations {
  const ids = new Map(comparison.rows.map(({ line }) => [line.line_no, line.id]));
  const kept = selected.flatMap(({ rfq_line_id, shares }) =>
    shares.map(({ quotation_id }) => [rfq_line_id, quotation_id] as const),
  );
  const sent = bids
    .filter(isStanding)
    .flatMap((bid) => bid.lines.map((line) => [ids.get(line.line_no), bid.quotation_id] as const));
  const planned = (bids.length > 0 ? [] : (behind?.result.lines ?? [])).map(
    (line) => [line.rfq_line_id, line.quotation_id] as const,
  );
  const pairs = [kept, sent, planned].find((some) => some.length > 0) ?? [];
  const chosen = new Map<string, Set<string>>();
  for (const [line, quotation] of pairs) {
    if (line) chosen.set(line, (chosen.get(line) ?? new Set()).add(quotation));
  }
  return chosen;
}

/** Of lines that nobody gets: to whom they were awarded, and what became of it. */
function failedIn({ comparison, bids, language }: ComparisonBook, chosen: ChosenQuotations): FailedAwards {
  const { bid: words } = tradeText(language).status;
  const ids = new Map(comparison.rows.map(({ line }) => [line.line_no, line.id]));
  const failed = new Map<string, Map<string, string>>();
  for (const bid of bids.filter((one) => !isStanding(one))) {
    for (const { line_no } of bid.lines) {
      const id = ids.get(line_no);
      if (!id || chosen.has(id)) continue;
      failed.set(id, (failed.get(id) ?? new Map()).set(bid.counterpart_name, words[bid.status]));
    }
  }
  return new Map([...failed].map(([id, sellers]) => [id, [...sellers].map(([name, state]) => `${name} (${state})`)]));
}
