import type { Work } from '../../http/context';
import { addTargets, findMatches, updateTargets } from './matching.repository';
import { notifyMatched } from './notice.service';
import { findTargets, type RfqRow } from './request.repository';

/** After an amendment: sellers who match only now are told of the request; of the others the matched lines are set again. */
export async function matchAgain(work: Work, row: RfqRow): Promise<void> {
  const matches = await findMatches(work.db, row);
  const known = new Set((await findTargets(work.db, row.id)).map((target) => target.company_id));
  await updateTargets(work.db, row, matches);
  if (row.visibility !== 'matched') return;
  const added = matches.filter((match) => !known.has(match.company_id));
  await addTargets(work.db, row, added, work.now);
  const companies = added.map((match) => match.company_id);
  await notifyMatched(work, row, companies);
}
