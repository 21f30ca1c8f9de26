import type { Work } from '../../http/context';
import { deleteLoginsBefore, stripOrdersBefore } from './retention.repository';

/** Records of contracts, payments and deliveries name their persons for five years (E-Commerce Act). */
const TRADE_KEPT_YEARS = 5;
/** As the privacy policy says of sign-ins. */
const LOGIN_KEPT_YEARS = 1;

/** Takes the persons off orders whose time is over. */
export async function forgetOldContacts(work: Work): Promise<void> {
  await stripOrdersBefore(work.db, yearsBefore(work.now, TRADE_KEPT_YEARS));
}

/** Removes devices and mailed tokens that nobody can use any more. */
export async function forgetOldLogins(work: Work): Promise<void> {
  await deleteLoginsBefore(work.db, yearsBefore(work.now, LOGIN_KEPT_YEARS), work.now);
}

function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment;
}
