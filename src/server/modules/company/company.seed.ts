import type { MemberWork } from '../../http/context';
import { setVerification } from './company.repository';

/** Marks the own company as checked, as an operator does after reading its certificate. */
export async function markVerified(work: MemberWork): Promise<void> {
  await setVerification(work.db, work.session.company_id, 'verified');
}
