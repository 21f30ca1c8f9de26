import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import type { finishSignOn } from '../../../contract/endpoints/signOn';
import type { SignOnFinished } from '../../../contract/entities/signOn';
import type { SignOnOutcome } from '../../../contract/signOnChoices';
import { bound, type Work } from '../../http/context';
import type { ErrorName } from '../../../contract/errorCodes';
import { fail } from '../../http/fail';
import { hashSecret } from '../../opaqueSecret';
import { connect, personOf, type ProviderPerson, ProviderRefusal } from '../../ports/signOn/provider';
import { providerWasRight } from '../account/factor/signIn.service';
import { type Account, keepConsents, lacksConsent, makeMember } from '../account/newMember.service';
import { freshen } from '../account/recentAuthentication.service';
import { recordEvent } from '../audit/audit.service';
import { companyNameOf, holdCompany, keepCompany } from '../company/company.service';
import { announceMember } from '../company/memberMails.service';
import { openAttempt, proofOf, redirectUrl } from './attempt';
import { findIdentity, putIdentity, touchIdentity } from './identity.repository';
import { judge } from './judge.service';
import { keepRecord } from './record.service';
import { providerSettings, reachOf } from './secret.service';
import { type AttemptRow, findSignOn, type SignOnRow, takeAttempt, updateSignOn } from './signOn.repository';

/** An attempt that came back, with what the provider said or why that does not count. */
export interface Answered {
  attempt: AttemptRow;
  said: ProviderPerson | null;
  refusal: ProviderRefusal | null;
}

/**
 * Takes the attempt of this browser, which is over by that, and exchanges what came back. An answer that belongs to another
 * attempt leaves this one as it is.
 */
export async function redeem(
  work: Work,
  { attempt: secret, answer }: z.output<(typeof finishSignOn)['body']>,
): Promise<Answered> {
  const proof = proofOf(secret);
  if (!isSame(answer.state, proof.state)) return fail('SIGN_ON_OUTDATED');
  const attempt = await takeAttempt(work.db, hashSecret(secret), ['sign_in', 'reauth'], work.now);
  const settings = attempt && (await findSignOn(work.db, attempt.company_id));
  if (!attempt || !settings || !isOf(attempt, settings)) return fail('SIGN_ON_OUTDATED');
  try {
    const provider = await connect(providerSettings(work.app, settings), reachOf(work.app));
    const question = { redirect_url: redirectUrl(work.app), proof, again: attempt.purpose === 'reauth' };
    return { attempt, said: await personOf(provider, question, answer), refusal: null };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { attempt, said: null, refusal: error };
  }
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));

/** Whether settings are still those that an attempt began with. */
const isOf = (attempt: AttemptRow, settings: SignOnRow) =>
  settings.mode !== 'off' && attempt.settings_at.getTime() === settings.changed_at.getTime();

/**
 * Lets the person in whom the provider vouches for, asks for the consent first, or refuses and writes down why. An owner may have
 * changed the settings while the provider answered: they are read again, and stay as they are until the end.
 */
export async function finish(everywhere: Work, answered: Answered): Promise<SignOnFinished> {
  const { attempt, said, refusal } = answered;
  await keepCompany(everywhere, attempt.company_id);
  const settings = await findSignOn(everywhere.db, attempt.company_id);
  if (!settings || !isOf(attempt, settings)) return fail('SIGN_ON_OUTDATED');
  const work = await bound(everywhere, settings.is_test);
  if (!said) return refuse(work, settings, refusal?.outcome ?? 'token_refused', { detail: refusal?.detail ?? null });
  if (attempt.purpose === 'reauth') return confirm(work, attempt, settings, said);
  const verdict = await judge(work, settings, said);
  if ('refused' in verdict) {
    return refuse(work, settings, verdict.refused, { email: said.email, account_id: verdict.person?.id ?? null });
  }
  const { person } = verdict;
  const email = person?.email ?? said.email ?? '';
  if (person && !(await lacksConsent(work, person.id))) return enter(work, settings, person, said.subject);
  const claims = { subject: said.subject, email, name: said.name };
  const consent = await openAttempt(work, settings, { purpose: 'consent', claims });
  const company_name = await companyNameOf(work, settings.company_id);
  return { tokens: null, consent: { attempt: consent, email, company_name } };
}

/** Goes on once the person agreed to the terms. What the provider said is judged again. */
export async function agree(
  everywhere: Work,
  { attempt: secret, marketing_approval }: { attempt: string; marketing_approval: boolean },
): Promise<SignOnFinished> {
  const attempt = await takeAttempt(everywhere.db, hashSecret(secret), ['consent'], everywhere.now);
  const settings = attempt && (await findSignOn(everywhere.db, attempt.company_id));
  if (!attempt?.claims || !settings || !isOf(attempt, settings)) return fail('SIGN_ON_OUTDATED');
  const work = await bound(everywhere, settings.is_test);
  const { subject, email, name } = attempt.claims;
  await holdCompany(work, settings.company_id);
  // The domain that manages the account was looked at before.
  const said = { subject, email, name, email_verified: true, hosted_domain: email.slice(email.lastIndexOf('@') + 1) };
  const verdict = await judge(work, settings, said);
  if ('refused' in verdict) return refuse(work, settings, verdict.refused, { email });
  const person = verdict.person ?? (await create(work, settings, { email, name }));
  if (!person) return refuse(work, settings, 'other_company', { email });
  await keepConsents(work, person.id, marketing_approval);
  return enter(work, settings, person, subject, verdict.person ? 'signed_in' : 'created');
}

async function create(work: Work, settings: SignOnRow, { email, name }: { email: string; name: string }) {
  const { company_id, is_test, role, own_role_id, issuer } = settings;
  const newcomer = { company_id, is_test, email, name: name.slice(0, 60) || email, language: work.language };
  const person = await makeMember(work, newcomer, { role, own_role_id }, null);
  if (person) await announceMember(work, person, new URL(issuer).host);
  return person;
}

async function enter(
  work: Work,
  settings: SignOnRow,
  person: Account,
  subject: string,
  outcome: SignOnOutcome = 'signed_in',
): Promise<SignOnFinished> {
  const { company_id, issuer } = settings;
  const known = await findIdentity(work.db, { company_id, issuer, subject });
  if (known) await touchIdentity(work.db, person.id, work.now);
  else {
    const at = { linked_at: work.now, last_used_at: work.now };
    await putIdentity(work.db, { account_id: person.id, company_id, issuer, subject, ...at });
    recordEvent(work, 'sign_on_linked', { account_id: person.id, company_id, after: { issuer } });
  }
  await updateSignOn(work.db, company_id, { worked_at: work.now });
  await keepRecord(work, company_id, { outcome, account_id: person.id, email: person.email });
  return { tokens: await providerWasRight(work, person, settings.trusts_factor), consent: null };
}

/** Makes the login fresh that began this: the same person has just signed in at the provider. */
async function confirm(
  work: Work,
  attempt: AttemptRow,
  { company_id, issuer, ...settings }: SignOnRow,
  { subject }: ProviderPerson,
): Promise<SignOnFinished> {
  const known = await findIdentity(work.db, { company_id, issuer, subject });
  const fresh = known && attempt.login_id && (await freshen(work, attempt.login_id, known.account_id));
  if (!known || !fresh) return refuse(work, { company_id, issuer, ...settings }, 'other_subject', {});
  await keepRecord(work, company_id, { outcome: 'confirmed', account_id: known.account_id });
  return { tokens: null, consent: null };
}

const CODES: Partial<Record<SignOnOutcome, ErrorName>> = {
  unreachable: 'SIGN_ON_PROVIDER',
  private_address: 'SIGN_ON_PROVIDER',
  metadata: 'SIGN_ON_PROVIDER',
  client_refused: 'SIGN_ON_PROVIDER',
  no_address: 'SIGN_ON_ADDRESS',
  address_unverified: 'SIGN_ON_ADDRESS',
  address_outside: 'SIGN_ON_ADDRESS',
  no_member: 'SIGN_ON_NO_MEMBER',
  member_out: 'INVALID_USER',
};

/** Refuses, and writes down for the owners why. */
async function refuse(
  work: Work,
  { company_id }: SignOnRow,
  outcome: SignOnOutcome,
  more: { email?: string | null; account_id?: string | null; detail?: string | null },
): Promise<never> {
  await keepRecord(work, company_id, { outcome, ...more });
  return fail(CODES[outcome] ?? 'SIGN_ON_REFUSED', { keep: true });
}
