import type * as z from 'zod';
import type { exportComparisonPaper, exportComparisonSheet } from '../../../../contract/endpoints/comparisonFile';
import type { Language } from '../../../../contract/constants';
import type { PricedBid } from '../../../../contract/entities/order';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { withoutSellers } from '../../../../domain/compare/matrix';
import type { FileWork, MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { readCostNames } from '../../budget/cost.service';
import { companyNameOf, contactOf } from '../../company/company.service';
import { findRfqTimeline } from '../../timeline/timeline.repository';
import { boxesOf } from '../approval/approvalBoxes';
import { readApproval } from '../approval/approval.service';
import { readBids } from '../bid.service';
import { findChoice } from '../choice/choice.repository';
import { planBehind } from '../plan/awardPlan.service';
import { ownSigning, pdfFile } from '../../order/print/print.service';
import { readComparison } from './comparison.service';
import { ownRfq } from '../../request/request.policy';
import { recordView } from '../../request/sealed/amountView.service';
import { comparisonBook } from './comparisonBook';
import { comparisonDocument } from './comparisonDocument';
import { type Decision, justificationDocument } from './justificationDocument';
import { findScenarios } from '../plan/scenario.service';

type Query = z.output<(typeof exportComparisonSheet)['query']>;
type PrintQuery = z.output<(typeof exportComparisonPaper)['query']>;

/** Milliseconds that a line takes on a quiet machine. */
const ROW_MS = 0.5;

/**
 * The comparison as a file that defends every figure: the matrix, the sellers, the arithmetic of every price, what was
 * awarded, and the planner's result before that.
 */
export async function writeComparison(work: FileWork, number: string, query: Query): Promise<FileAnswer> {
  const { comparison, selected, bids, behind, scenarios } = await opened(work, number, query);
  work.making.expect(comparison.rows.length, ROW_MS);
  const { hide } = query;
  return comparisonBook({ comparison, selected, bids, behind, scenarios, hide, number, language: work.language });
}

/** The comparison as a document, or with `plan` the justification of the award. */
export async function printComparison(work: FileWork, number: string, query: PrintQuery): Promise<FileAnswer> {
  const { language = work.language } = query;
  // Sellers are named in the document's language, for every reader.
  const { comparison, shown, left, bids, behind, scenarios } = await opened({ ...work, language }, number, query);
  if (query.plan !== '1') return pdfFile(work, comparisonDocument(shown, left, work.now, language));
  const { approval_titles } = await ownSigning(work);
  const { approval } = await readApproval(work, number);
  const awaiting = approval?.status === 'waiting' ? approval.bids : [];
  const decided = await decisionOn(work, number, bids, language);
  const decision = awaiting.length > 0 ? { ...decided, decided: null, awaiting: true } : decided;
  const boxes =
    approval && (awaiting.length > 0 || bids.some(({ sent_at }) => sent_at === approval.closed_at))
      ? boxesOf(approval, language)
      : approval_titles.map((title) => ({ title }));
  return pdfFile(
    work,
    justificationDocument(comparison, { bids, plan: behind, scenarios, awaiting }, work.now, language, boxes, decision),
  );
}

/** Who buys and decided: the last award names the person of the buyer who sent it. */
async function decisionOn(
  work: MemberWork,
  number: string,
  bids: readonly PricedBid[],
  language: Language,
): Promise<Decision> {
  const row = await ownRfq(work, number);
  const contact = await contactOf(work, row.company_id, row.created_by);
  const sent = (await findRfqTimeline(work.db, row.id, null, language)).findLast(({ kind }) => kind === 'bid_sent');
  return {
    company_name: await companyNameOf({ ...work, language }, row.company_id),
    requested_by: contact?.name ?? '–',
    made_by: work.session.name,
    charged: await readCostNames(work, number),
    decided: bids.length > 0 && sent ? { at: sent.at, by: sent.actor_name ?? '' } : null,
  };
}

/** Writes down that somebody takes the amounts out as a file. */
export async function noteExport(work: MemberWork, number: string): Promise<void> {
  await recordView(work, await ownRfq(work, number), 'export', true);
}

/** What a file may contain of a request of the own company. */
async function opened(work: MemberWork, number: string, { freight, plan, hide }: Query) {
  const row = await ownRfq(work, number);
  const comparison = await readComparison(work, row, freight);
  if (comparison.sealed_until !== null) return fail('PLAN_SEALED');
  const shown = withoutSellers(comparison, hide);
  return {
    comparison,
    shown,
    left: comparison.sellers.length - shown.sellers.length,
    selected: row.status === 'CMP' ? await findChoice(work.db, row.id) : [],
    bids: await readBids(work, row, null),
    behind: plan === '1' ? await planBehind(work, row) : null,
    scenarios: plan === '1' ? await findScenarios(work, row) : [],
  };
}
