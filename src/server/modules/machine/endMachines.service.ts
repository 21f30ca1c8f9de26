import type { Work } from '../../http/context';
import { endIntakeOf } from '../mailIn/intake.service';
import { endSignOnOf } from '../signOn/endSignOn.service';
import { revokeAllKeys } from './apiKey.service';
import { removeAllWebhooks } from './webhook.service';

/** Revokes every key of a company and removes its intake address, webhooks and identity provider: who made them is gone. */
export async function endMachinesOf(work: Work, companyId: string): Promise<void> {
  await endIntakeOf(work, companyId);
  await revokeAllKeys(work, companyId);
  await removeAllWebhooks(work, companyId);
  await endSignOnOf(work, companyId);
}
