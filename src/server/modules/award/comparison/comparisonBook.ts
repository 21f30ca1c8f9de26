import type { Language } from '../../../../contract/constants';
import type { ChosenLine } from '../../../../contract/entities/awardChoice';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PricedBid } from '../../../../contract/entities/order';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { withoutSellers } from '../../../../domain/compare/matrix';
import { fillText } from '../../../fillText';
import { sheetText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { arithmeticSheet } from './arithmeticSheet';
import { awardSheet, awardSumSheet, planSheet, scenarioSheet } from './awardSheets';
import { placesOf } from './bookPlaces';
import { standingBids } from './chosenLines';
import { detailSheet, sellerSheet } from './matrixSheets';
import { offersOf } from './offerFormulas';
import { type ChosenQuotations, matrixIntro, priceSheet } from './priceSheet';
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
    priceSheet({ ...matrix, intro, chosen }),
    detailSheet(matrix),
    sellerSheet(matrix),
    arithmeticSheet(matrix),
    ...(bids.length > 0 ? [awardSheet(comparison, bids, language), awardSumSheet(bids, language)] : []),
    ...(behind ? [planSheet(comparison, behind, language)] : []),
    ...(scenarios.length > 0 ? [scenarioSheet(comparison, scenarios, behind, language)] : []),
  ]);
}

/** Who gets which line: by what is selected for an award, by the award that was sent, before both by the plan. */
function chosenIn({ comparison, selected, bids, behind }: ComparisonBook): ChosenQuotations {
  const ids = new Map(comparison.rows.map(({ line }) => [line.line_no, line.id]));
  const kept = selected.flatMap(({ rfq_line_id, shares }) =>
    shares.map(({ quotation_id }) => [rfq_line_id, quotation_id] as const),
  );
  const sent = standingBids(bids).flatMap((bid) =>
    bid.lines.map((line) => [ids.get(line.line_no), bid.quotation_id] as const),
  );
  const planned = (behind?.result.lines ?? []).map((line) => [line.rfq_line_id, line.quotation_id] as const);
  const pairs = [kept, sent, planned].find((some) => some.length > 0) ?? [];
  const chosen = new Map<string, Set<string>>();
  for (const [line, quotation] of pairs) {
    if (line) chosen.set(line, (chosen.get(line) ?? new Set()).add(quotation));
  }
  return chosen;
}
