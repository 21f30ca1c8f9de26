import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { hasWaiting } from './approval.repository';

/** Refuses what would change a request while an award of it waits for approval. */
export async function refuseWaiting({ db }: Work, rfqId: string): Promise<void> {
  if (await hasWaiting(db, rfqId)) fail('APPROVAL_WAITING');
}
