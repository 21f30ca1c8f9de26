import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { isAwaitingApproval } from './quotationApproval.repository';

/** Refuses what would change a quotation while it waits for approval. */
export async function refuseWaitingQuotation({ db }: Work, quotationId: string): Promise<void> {
  if (await isAwaitingApproval(db, quotationId)) fail('APPROVAL_WAITING');
}
