import type { Language } from '../../../../contract/constants';
import type { Bid } from '../../../../contract/entities/order';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { withoutSellers } from '../../../../domain/compare/matrix';
import { fillText } from '../../../fillText';
import { sheetText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { arithmeticSheet } from './arithmeticSheet';
import { awardSheet, awardSumSheet, planSheet } from './awardSheets';
import { matrixSheet, sellerSheet } from './matrixSheets';

interface ComparisonBook {
  comparison: Comparison;
  bids: Bid[];
  behind: AwardPlanRow | null;
  /** Quotations that are left out of matrix and arithmetic. */
  hide: readonly string[];
  number: string;
  language: Language;
}

/** Writes the workbook of a comparison. */
export function comparisonBook(book: ComparisonBook): Promise<FileAnswer> {
  const { comparison, bids, behind, hide, number, language } = book;
  const shown = withoutSellers(comparison, hide);
  const left = comparison.sellers.length - shown.sellers.length;
  return spreadsheetFile(fillText(sheetText(language).comparison.file, { number }), [
    matrixSheet(shown, left, language),
    sellerSheet(shown, language),
    arithmeticSheet(shown, language),
    ...(bids.length > 0 ? [awardSheet(comparison, bids, language), awardSumSheet(bids, language)] : []),
    ...(behind ? [planSheet(comparison, behind, language)] : []),
  ]);
}
