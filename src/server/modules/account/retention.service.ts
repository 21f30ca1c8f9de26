import type { Work } from '../../http/context';
import { DAY_MS } from '../../../domain/time/spans';
import { deleteLoginsBefore, deleteUnverifiedBefore, stripOrdersBefore } from './retention.repository';

/** Records of contracts, payments and deliveries name their persons for five years (E-Commerce Act). */
const TRADE_KEPT_YEARS = 5;
/** As the privacy policy says of sign-ins. */
const LOGIN_KEPT_YEARS = 1;

/** A person who has not verified the address by then is deleted, and the address is free. */
const UNVERIFIED_DAYS = 7;

/** Takes the persons off orders whose time is over. */
export async function forgetOldContacts(work: Work): Promise<void> {
  await stripOrdersBefore(work.db, yearsBefore(work.now, TRADE_KEPT_YEARS));
}

/** Removes devices and mailed tokens that nobody can use any more. */
export async function forgetOldLogins(work: Work): Promise<void> {
  await deleteLoginsBefore(work.db, yearsBefore(work.now, LOGIN_KEPT_YEARS), work.now);
}

/** Removes people who never verified their address: those of a week ago, or the one with an address that another way proved. */
export async function forgetUnverified(work: Work, email?: string): Promise<void> {
  const files = await deleteUnverifiedBefore(work.db, new Date(work.now.getTime() - UNVERIFIED_DAYS * DAY_MS), email);
  work.afterCommit(() => {
    for (const id of files) void work.app.files.remove(id).catch(() => undefined);
  });
}

function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment;
}
