import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { BRAND } from '../../../../contract/constants';
import type { NoticeSettings } from '../../../../contract/entities/notice';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { DAY_MS, HOUR_MS } from '../../../../domain/time/spans';
import { fillText } from '../../../fillText';
import { recordEvent } from '../../audit/audit.service';
import { countWithin } from '../../account/throttle.service';
import { deliveryWords } from '../../email/eventMails.service';
import { lockNotices, updateNotices } from '../notice.repository';
import { readNotices } from '../noticeSettings.service';
import { findOwnNotices } from '../reader.repository';
import { addTexts, deleteTextsOf, deleteWaiting } from './textMessage.repository';
import { isTextOn, mobileOf } from './textSettings';

const VALID_MS = 5 * 60_000;
const MOST_TRIES = 5;
/** Codes to one person, and to one number by whomever: they cost, and nobody's phone is to be flooded. */
const MOST_CODES = [
  { within: 'hour', ms: HOUR_MS, most: 5 },
  { within: 'day', ms: DAY_MS, most: 10 },
] as const;

const hashOf = (work: Work, phone: string, code: string, secret: Uint8Array = work.app.jwtSecret) =>
  createHmac('sha256', secret).update(`phone:${phone}:${code}`).digest('base64url');

/** Sends a code to the number of the profile. */
export async function sendCode(work: MemberWork): Promise<{ valid_until: string }> {
  const { app, db, session, now } = work;
  if (!isTextOn(app.env)) return fail('TEXT_OFF');
  const { account_id } = session;
  const own = await findOwnNotices(db, account_id);
  const [phoneCode = '', number = ''] = own?.phone.split(' ') ?? [];
  const phone = mobileOf(phoneCode, number);
  if (!own || !phone) return fail('TEXT_PHONE');
  await lockNotices(db, account_id);
  for (const { within, ms, most } of MOST_CODES) {
    for (const whom of [account_id, phone]) {
      if ((await countWithin(work, `code:${within}:${whom}`, ms)) > most)
        return fail('TEXT_CODES_SENT', { keep: true });
    }
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_until = new Date(now.getTime() + VALID_MS);
  await updateNotices(db, account_id, { code_hash: hashOf(work, own.phone, code), code_until, code_tries: 0 });
  const { language } = own;
  await addTexts(db, [
    {
      id: uuid(),
      account_id,
      company_id: session.company_id,
      kind: 'code',
      phone,
      body: `[${BRAND[language]}] ${fillText(deliveryWords[language].text.code, { code })}`,
      variables: { '#{인증번호}': code },
      status: 'waiting',
      created_at: now,
      due_at: now,
    },
  ]);
  return { valid_until: code_until.toISOString() };
}

/** Proves the number of the profile by the code that was sent to it; a few wrong tries end the code. */
export async function verifyPhone(work: MemberWork, code: string): Promise<NoticeSettings> {
  const { app, db, session, now } = work;
  const { account_id } = session;
  const known = await lockNotices(db, account_id);
  const own = await findOwnNotices(db, account_id);
  const stands = known.code_hash !== null && known.code_until !== null && known.code_until > now;
  if (!own || !stands || known.code_tries >= MOST_TRIES) return fail('TEXT_CODE_WRONG');
  const given = Buffer.from(known.code_hash ?? '');
  const right = app.acceptedSecrets.some((secret) => {
    const made = Buffer.from(hashOf(work, own.phone, code, secret));
    return made.length === given.length && timingSafeEqual(made, given);
  });
  if (!right) {
    await updateNotices(db, account_id, { code_tries: known.code_tries + 1 });
    return fail('TEXT_CODE_WRONG', { keep: true });
  }
  await updateNotices(db, account_id, { verified_phone: own.phone, code_hash: null, code_until: null, code_tries: 0 });
  recordEvent(work, 'phone_verified', { account_id });
  return readNotices(work);
}

/** What still waits for a phone goes nowhere once its number changed, or the person wants no text messages. */
export const dropWaitingTexts = (work: Work, accountId: string): Promise<void> => deleteWaiting(work.db, accountId);

/** Removes every text message to a person who leaves. */
export const forgetTexts = (work: Work, accountId: string): Promise<void> => deleteTextsOf(work.db, accountId);
