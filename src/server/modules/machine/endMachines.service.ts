import type { Work } from '../../http/context';
import { endIntakeOf } from '../mailIn/intake.service';
import { revokeAllKeys } from './apiKey.service';
import { removeAllWebhooks } from './webhook.service';

/** Revokes every key of a company and removes every webhook: the people who made them are all gone. */
export async function endMachinesOf(work: Work, companyId: string): Promise<void> {
  await endIntakeOf(work, companyId);
  await revokeAllKeys(work, companyId);
  await removeAllWebhooks(work, companyId);
}
