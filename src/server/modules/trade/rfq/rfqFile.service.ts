import type { MemberWork } from '../../../http/context';
import { findRfqById, findTargets } from './rfq.repository';

/** Files of a request are for its own company and, once it was submitted, for the sellers it was sent to. */
export async function mayReadRfqFiles(work: MemberWork, rfqId: string): Promise<boolean> {
  const { session } = work;
  const row = await findRfqById(work.db, rfqId);
  if (!row || row.is_test !== session.is_test) return false;
  if (row.company_id === session.company_id) return true;
  if (row.status === 'DRAFT') return false;
  return (await findTargets(work.db, row.id)).some((target) => target.company_id === session.company_id);
}
