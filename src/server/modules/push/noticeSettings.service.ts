import type { NoticeSettings, NoticeSettingsChange } from '../../../contract/entities/notice';
import { DIGEST_HOUR, NOTICE_TOPICS, type NoticeTopic, type NoticeWay } from '../../../contract/noticeTopics';
import { nextHourSeoul } from '../../../domain/notices/hours';
import { allowedWays, type ChosenWays, waysOf } from '../../../domain/notices/ways';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { setAlarmSwitch } from '../account/user.service';
import { isTextOn } from './text/textSettings';
import { lockNotices, moveDigest, updateNotices, deleteNotices } from './notice.repository';
import { findOwnNotices } from './reader.repository';

type Own = NonNullable<Awaited<ReturnType<typeof findOwnNotices>>>;

/**
 * The ways of a topic for a person. The switch beside the product range is the same as having no way at all for requests that
 * match it.
 */
export function waysFor(person: { ways: ChosenWays; sale_material_push: boolean }, topic: NoticeTopic): NoticeWay[] {
  if (topic === 'matched' && !person.sale_material_push) return [];
  return waysOf(person.ways, topic);
}

/** How the person is notified. */
export async function readNotices({ app, db, session }: MemberWork): Promise<NoticeSettings> {
  const own = await findOwnNotices(db, session.account_id);
  if (!own) return fail('INVALID_USER');
  return {
    ways: Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, waysFor(own, topic)])) as Record<
      NoticeTopic,
      NoticeWay[]
    >,
    digest_hour: own.digest_hour ?? DIGEST_HOUR,
    text_on: isTextOn(app.env),
    phone_verified: isPhoneVerified(own),
  };
}

/** Whether the number of the profile is the one that was proved. */
export const isPhoneVerified = (own: Pick<Own, 'phone' | 'verified_phone'>): boolean =>
  own.verified_phone !== null && own.verified_phone === own.phone;

/** Changes how the person is notified; what waits for the daily mail follows. */
export async function changeNotices(work: MemberWork, change: NoticeSettingsChange): Promise<NoticeSettings> {
  const { db, session, now } = work;
  const { account_id } = session;
  const known = await lockNotices(db, account_id);
  const wanted = Object.entries(change.ways ?? {}) as [NoticeTopic, NoticeWay[]][];
  const ways: ChosenWays = {
    ...known.ways,
    ...Object.fromEntries(wanted.map(([topic, chosen]) => [topic, allowedWays(topic, chosen)])),
  };
  const digest_hour = change.digest_hour ?? known.digest_hour;
  await updateNotices(db, account_id, { ways, digest_hour });
  const matched = change.ways?.matched;
  if (matched) await setAlarmSwitch(work, matched.length > 0);
  if (digest_hour !== known.digest_hour) await moveDigest(db, account_id, nextHourSeoul(now, digest_hour));
  const gathers = NOTICE_TOPICS.some((topic) => waysOf(ways, topic).includes('digest'));
  if (!gathers) await moveDigest(db, account_id, null);
  return readNotices(work);
}

/** Forgets how a person who leaves was notified. */
export const forgetNotices = (work: Work, accountId: string): Promise<void> => deleteNotices(work.db, accountId);
