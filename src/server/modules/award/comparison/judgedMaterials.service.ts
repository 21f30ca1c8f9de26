import type { MemberWork } from '../../../http/context';
import { explainMatches, type MaterialJudgement } from '../../request/matching.repository';
import { addressedRfq } from '../../quotation/quotation.policy';

export type { MaterialJudgement };

/** How each of the seller's materials stands to each line of a request sent to it, by the rule that sends requests out. */
export async function judgeMaterials(work: MemberWork, number: string): Promise<MaterialJudgement[]> {
  const { rfq } = await addressedRfq(work, number);
  return explainMatches(work.db, rfq, work.session.company_id);
}
