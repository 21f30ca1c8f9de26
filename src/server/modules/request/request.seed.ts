import type { MemberWork } from '../../http/context';
import { ownRfq } from './request.policy';
import { findTargets } from './request.repository';

/** Companies that an own request was sent to, with the lines that matched each. */
export async function matchedSellers(
  work: MemberWork,
  number: string,
): Promise<Array<{ company_id: string; line_ids: string[] }>> {
  const row = await ownRfq(work, number);
  const targets = await findTargets(work.db, row.id);
  return targets.map((target) => ({ company_id: target.company_id, line_ids: target.matched_line_ids }));
}
