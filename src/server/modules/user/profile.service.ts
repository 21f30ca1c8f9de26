import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { patchRegacy } from '../../../contract/endpoints/profile';
import type { SecurityEventKind } from '../../../contract/entities/member';
import type { Profile } from '../../../contract/entities/person';
import type { MemberWork } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { completeLegacy } from '../company/companyInfo.service';
import { addConsent, changePerson, findPerson, type PersonChange } from './user.repository';
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
  if (kind) await recordEvent(work, kind, { account_id });
  return readProfile(work);
}

type Channel = 'marketing' | 'email' | 'sns';

/** Gives or takes back an approval; the date is that of the last real change. */
export async function changeApproval(work: MemberWork, channel: Channel, given: boolean): Promise<Profile> {
  const { session, db, now } = work;
  const before = await findPerson(db, session.is_test, session.account_id);
  if (before?.account[`${channel}_approval`] === given) return readProfile(work);
  await changePerson(db, session.account_id, { [`${channel}_approval`]: given, [`${channel}_changed_at`]: now });
  if (channel === 'marketing' && given) {
    await addConsent(db, {
      id: uuid(),
      account_id: session.account_id,
      document: 'marketing',
      document_version: MARKETING_VERSION,
      given_at: now,
    });
  }
  await recordEvent(work, 'approval_changed', {
    account_id: session.account_id,
    detail: { channel, given: given ? '1' : '0' },
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
