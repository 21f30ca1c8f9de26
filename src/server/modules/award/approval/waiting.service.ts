import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { findRules, hasWaiting, markUnchecked } from './approval.repository';

/** Refuses what would change a request while an award of it waits for approval. */
export async function refuseWaiting({ db }: Work, rfqId: string): Promise<void> {
  if (await hasWaiting(db, rfqId)) fail('APPROVAL_WAITING');
}

/** Lets the requests of a company be looked at again at once: its people have changed. */
export function recheckApprovals({ db }: Work, companyId: string): Promise<void> {
  return markUnchecked(db, companyId);
}

/** Whether a rule of a company names one of its own roles. */
export async function namesRole({ db }: Work, companyId: string, roleId: string): Promise<boolean> {
  const row = await findRules(db, companyId);
  return (row?.rules ?? []).some(({ steps }) =>
    steps.some((one) => one.kind === 'role' && one.role === 'own' && one.own_role_id === roleId),
  );
}
