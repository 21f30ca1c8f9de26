import type { App, Work } from '../../http/context';
import type { Reach } from '../../ports/outgoing/reach';
import { ProviderRefusal, type ProviderSettings } from '../../ports/signOn/provider';
import { seal, sealedPrefix, unseal } from '../../sealed';
import { lockSealedBefore, type SignOnRow, updateSignOn } from './signOn.repository';

const BATCH = 500;

/** How far calls to providers go. */
export const reachOf = ({ env }: App): Reach => ({ loopback: env.WEBHOOK_LOOPBACK });

/** Seals the client secret of a company's provider. */
export const sealSecret = (app: App, companyId: string, secret: string): string =>
  seal(app.jwtSecret, secret, `sign-on ${companyId}`);

/** How the provider knows us, with the secret opened; refuses where no key of the server opens it any more. */
export function providerSettings(app: App, row: SignOnRow): ProviderSettings {
  const secret = unseal(app.acceptedSecrets, row.client_secret, `sign-on ${row.company_id}`);
  if (secret === null) throw new ProviderRefusal('client_refused', null);
  return { issuer: row.issuer, client_id: row.client_id, client_secret: secret };
}

/** Seals secrets again that were sealed with the server's secret before the present one, while that one still counts. */
export async function resealSignOns(work: Work): Promise<void> {
  const { jwtSecret, acceptedSecrets } = work.app;
  if (acceptedSecrets.length < 2) return;
  for (const { company_id, client_secret } of await lockSealedBefore(work.db, sealedPrefix(jwtSecret), BATCH)) {
    const secret = unseal(acceptedSecrets, client_secret, `sign-on ${company_id}`);
    if (secret !== null)
      await updateSignOn(work.db, company_id, { client_secret: sealSecret(work.app, company_id, secret) });
  }
}
