import type { Comparison, FreightMode } from '../../../../contract/entities/comparison';
import type { AwardPlan, PlanRules } from '../../../../contract/entities/plan';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { fillText, sheetText } from '../../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../../spreadsheet/spreadsheetFile';
import { readBids } from '../bid/bid.service';
import { planOf } from '../plan/plan.service';
import { compareQuotations } from '../quotation/comparison.service';
import { ownRfq } from '../rfq/rfq.policy';
import { recordView } from '../sealed/amountView.service';
import { awardSheet, planSheet } from './awardSheets';
import { arithmeticSheet } from './arithmeticSheet';
import { matrixSheet, sellerSheet } from './matrixSheets';

/**
 * The comparison as a file that defends every figure: the matrix, the sellers, the arithmetic of every price, what was
 * awarded, and the planner's answer under the buyer's rules.
 */
export async function writeComparison(
  work: MemberWork,
  number: string,
  freight: FreightMode,
  rules: PlanRules | null,
): Promise<FileAnswer> {
  const comparison = await compareQuotations(work, number, freight);
  if (comparison.sealed_until !== null) return refuse('PLAN_SEALED');
  const row = await ownRfq(work, number);
  await recordView(work, row, 'export', true);
  const bids = await readBids(work, row, null);
  const plan = rules && (await planOf(work, asItStood(comparison), rules));
  const { language } = work;
  return spreadsheetFile(fillText(sheetText(language).comparison.file, { number }), [
    matrixSheet(comparison, language),
    sellerSheet(comparison, language),
    arithmeticSheet(comparison, language),
    ...(bids.length > 0 ? [awardSheet(comparison, bids, language)] : []),
    ...(rules ? [planSheet(comparison, rules, plan satisfies AwardPlan | null, language)] : []),
  ]);
}

/** Quotations as they stood for the award: what was chosen since then was on the table as well. */
function asItStood(comparison: Comparison): Comparison {
  if (comparison.status === 'REQ' || comparison.status === 'COL' || comparison.status === 'CMP') return comparison;
  const sellers = comparison.sellers.map((seller) => ({ ...seller, status: 'SUBMITTED' as const, expired: false }));
  return { ...comparison, sellers };
}
