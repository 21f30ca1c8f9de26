import type { Work } from '../../../http/context';
import { deleteFeed } from './calendarFeed.repository';

/** Ends the calendar address of a person, for everybody who knows it. */
export function endCalendarOf({ db }: Work, accountId: string): Promise<void> {
  return deleteFeed(db, accountId);
}
