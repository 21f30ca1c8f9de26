import { type MemberWork, NO_CLIENT, type Work } from '../../../http/context';
import type { Calendar } from '../../../../contract/entities/calendar';
import type { FileAnswer } from '../../../../contract/fileAnswer';
import { ICALENDAR } from '../../../../contract/mediaTypes';
import { fail } from '../../../http/fail';
import { partakes } from '../../../http/input';
import { findSessionOf } from '../../../http/session.repository';
import { hashSecret, newSecret } from '../../../opaqueSecret';
import { recordEvent } from '../../audit/audit.service';
import { awaitingPurchases } from '../../cart/approval/purchaseApproval.service';
import { awaitingApproval } from '../../award/approval/approval.service';
import * as feeds from './calendarFeed.repository';
import { awaitingQuotations } from '../../quotation/approval/quotationApproval.service';
import { type CalendarDate, findDates } from './calendarDates.repository';
import { permittedDates } from './permittedDates';
import { writeCalendar } from './writeCalendar';

const ENDING = '.ics';

/** Whether the caller has a calendar address. */
export async function readCalendar({ db, session }: MemberWork): Promise<Calendar> {
  const made_at = await feeds.findMadeAt(db, session.account_id);
  return { made_at: made_at?.toISOString() ?? null };
}

/** Makes the caller's calendar address. Only here its secret leaves the server. */
export async function makeCalendar(work: MemberWork) {
  const { app, db, now } = work;
  const { account_id } = work.session;
  const secret = newSecret();
  await feeds.keepFeed(db, { account_id, token_hash: hashSecret(secret), made_at: now });
  recordEvent(work, 'calendar_made', { account_id });
  return { made_at: now.toISOString(), url: `${app.env.APP_URL}/api/calendar/${secret}${ENDING}` };
}

/** Ends the caller's calendar address. */
export async function removeCalendar(work: MemberWork): Promise<Calendar> {
  const { account_id } = work.session;
  await feeds.deleteFeed(work.db, account_id);
  recordEvent(work, 'calendar_removed', { account_id });
  return { made_at: null };
}

/** The dates of the person whose address this is, by the rights and the language that the person has now. */
export async function readFeed(anybody: Work, feed: string): Promise<FileAnswer> {
  const owner = await feeds.findOwner(anybody.db, hashSecret(feed.slice(0, -ENDING.length)));
  const session = owner && (await findSessionOf(anybody.db, owner.account_id));
  if (!owner || !partakes(session)) return fail('CALENDAR_NOT_FOUND');
  const work = { ...anybody, language: owner.language, client: NO_CLIENT, session };
  const { db, now, app, language } = work;
  const found = await findDates(db, { company_id: session.company_id, now: now.toISOString() }, language);
  const approvals = [
    ...(await awaitingApproval(work)),
    ...(await awaitingPurchases(work)),
    ...(await awaitingQuotations(work)),
  ].map(({ kind, number, title, due_at }): CalendarDate => ({ kind, number, title, at: due_at, day: null }));
  const shown = [...permittedDates(found, session.rights), ...approvals];
  const text = writeCalendar(shown, { origin: app.env.APP_URL, language, now });
  return { name: `STLBS${ENDING}`, type: ICALENDAR, content: new TextEncoder().encode(text) };
}
