import type * as z from 'zod';
import type { signOnStarted } from '../../../contract/entities/signOn';
import { domainOf } from '../../../contract/signOnChoices';
import { bound, type MemberWork, type Work } from '../../http/context';
import { fail } from '../../http/fail';
import { newSecret } from '../../opaqueSecret';
import { connect, ProviderRefusal, signOnAddress } from '../../ports/signOn/provider';
import { openAttempt, proofOf, redirectUrl } from './attempt';
import { findIdentityOf } from './identity.repository';
import { keepRecord } from './record.service';
import { providerSettings, reachOf } from './secret.service';
import { findSignOn, findSignOnOfDomain, type SignOnRow } from './signOn.repository';

/** The provider at which a sign-on begins, and its address there or why there is none. */
export interface Prepared {
  settings: SignOnRow;
  secret: string;
  url: string | null;
  refusal: ProviderRefusal | null;
}

/** Finds the provider by the domain of the address, whether anybody has that address or not, and reads its metadata. */
export async function prepareSignOn(work: Work, email: string): Promise<Prepared> {
  const settings = (await findSignOnOfDomain(work.db, domainOf(email))) ?? fail('SIGN_ON_UNKNOWN');
  return questionTo(work, settings, email, false);
}

/** The same for a signed-in person who is linked to the provider and proves again who they are. */
export async function prepareReauth(work: MemberWork): Promise<Prepared> {
  const { company_id, account_id, email } = work.session;
  const settings = await findSignOn(work.db, company_id);
  const linked = await findIdentityOf(work.db, account_id);
  if (!settings || settings.mode === 'off' || linked?.issuer !== settings.issuer) return fail('SIGN_ON_UNKNOWN');
  return questionTo(work, settings, email, true);
}

async function questionTo(work: Work, settings: SignOnRow, email: string, again: boolean): Promise<Prepared> {
  const secret = newSecret();
  try {
    const provider = await connect(providerSettings(work.app, settings), reachOf(work.app));
    const question = { redirect_url: redirectUrl(work.app), proof: proofOf(secret), email, again };
    return { settings, secret, url: await signOnAddress(provider, question), refusal: null };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { settings, secret, url: null, refusal: error };
  }
}

/** Keeps the attempt, and gives its secret and the way to the browser that requested it. */
export async function beginSignOn(
  everywhere: Work,
  { settings, secret, url, refusal }: Prepared,
  loginId: string | null = null,
): Promise<z.input<typeof signOnStarted>> {
  const work = await bound(everywhere, settings.is_test);
  if (!url) {
    const { outcome = 'unreachable' as const, detail = null } = refusal ?? {};
    await keepRecord(work, settings.company_id, { outcome, detail });
    return fail('SIGN_ON_PROVIDER', { keep: true });
  }
  const purpose = loginId === null ? 'sign_in' : 'reauth';
  return { url, attempt: await openAttempt(work, settings, { purpose, login_id: loginId }, secret) };
}
