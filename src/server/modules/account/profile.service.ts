import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { patchRegacy } from '../../../contract/endpoints/profile';
import type { SecurityEventKind } from '../../../contract/entities/member';
import type { Profile } from '../../../contract/entities/person';
import type { ViewSettingsChange } from '../../../contract/entities/viewSettings';
import { mergedViewSettings } from '../../../domain/account/mergedViewSettings';
import type { Language } from '../../../contract/constants';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { completeLegacy } from '../company/companyInfo.service';
import { accountOfToken } from '../email/subscription.service';
import { dropWaitingTexts } from '../push/text/phone.service';
import {
  addConsent,
  changePerson,
  findEmailApproval,
  findPerson,
  lockViewSettings,
  type PersonChange,
} from './user.repository';
import { showPeople } from '../push/live.service';
import { readProfile } from './user.service';

/** Version of the marketing terms in force. */
const MARKETING_VERSION = '2026-11-01';

/** Changes facts about the signed-in person. */
export async function changeFacts(
  work: MemberWork,
  change: Pick<PersonChange, 'name' | 'phone_code' | 'phone' | 'department' | 'title'>,
  kind?: SecurityEventKind,
): Promise<Profile> {
  const { account_id } = work.session;
  await changePerson(work.db, account_id, change);
  if (kind) recordEvent(work, kind, { account_id });
  return readProfile(work);
}

/** Changes the phone number; what still waits for the earlier one goes nowhere. */
export async function changePhone(
  work: MemberWork,
  change: Required<Pick<PersonChange, 'phone_code' | 'phone'>>,
): Promise<Profile> {
  await dropWaitingTexts(work, work.session.account_id);
  return changeFacts(work, change, 'phone_changed');
}

type Channel = 'marketing' | 'email' | 'sns';

/** Gives or takes back an approval; the date is that of the last real change. */
export async function changeApproval(work: MemberWork, channel: Channel, given: boolean): Promise<Profile> {
  const { account_id } = work.session;
  const before = await findPerson(work.db, account_id);
  if (before && before.account[`${channel}_approval`] !== given) await setApproval(work, account_id, channel, given);
  return readProfile(work);
}

async function setApproval(work: Work, accountId: string, channel: Channel, given: boolean, by?: 'mail') {
  const { db, now } = work;
  await changePerson(db, accountId, { [`${channel}_approval`]: given, [`${channel}_changed_at`]: now });
  if (channel === 'sns' && !given) await dropWaitingTexts(work, accountId);
  if (channel === 'marketing' && given) {
    await addConsent(db, {
      id: uuid(),
      account_id: accountId,
      document: 'marketing',
      document_version: MARKETING_VERSION,
      given_at: now,
    });
  }
  const after = { channel, given: given ? '1' : '0', ...(by ? { by } : {}) };
  recordEvent(work, 'approval_changed', { account_id: accountId, after });
}

/** Turns emails about the own trade off for the person whom the token of such an email names; again is no change. */
export async function turnMailsOff(work: Work, token: string): Promise<void> {
  const accountId = accountOfToken(work.app.acceptedSecrets, token);
  const approval = accountId === null ? null : await findEmailApproval(work.db, accountId);
  if (accountId === null || approval === null) return fail('MAIL_TOKEN_OUTDATED');
  if (approval) await setApproval(work, accountId, 'email', false, 'mail');
}

/** Keeps the language in which this person is written to. */
export async function changeLanguage(work: MemberWork, language: Language): Promise<Profile> {
  await changePerson(work.db, work.session.account_id, { language });
  return readProfile(work);
}

/** Keeps how the person looks at work pages, and shows it on the person's other devices. */
export async function changeViewSettings(work: MemberWork, change: ViewSettingsChange): Promise<Profile> {
  const { db, session } = work;
  const known = await lockViewSettings(db, session.account_id);
  await changePerson(db, session.account_id, { view_settings: mergedViewSettings(known, change) });
  showPeople(work, [session.account_id], {
    kind: 'view_changed',
    record_type: 'profile',
    record_id: session.account_id,
  });
  return readProfile(work);
}

/** Completes the missing company and person data of a legacy user. */
export async function completeProfile(
  work: MemberWork,
  input: z.output<(typeof patchRegacy)['body']>,
): Promise<Profile> {
  const { name, phone_code, phone } = input;
  await completeLegacy({ ...work, session: { ...work.session, name } }, input);
  return changeFacts(work, { name, phone_code, phone });
}
