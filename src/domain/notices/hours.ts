import { QUIET_HOURS } from '../../contract/noticeTopics';
import { seoulDay, startOfDaySeoul } from '../time/deadline';
import { DAY_MS, HOUR_MS } from '../time/spans';

/** The next instant at which it is that hour in Seoul, after `now`. */
export function nextHourSeoul(now: Date, hour: number): Date {
  const today = startOfDaySeoul(seoulDay(now)).getTime() + hour * HOUR_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** When a text message may go: now, or in the night at its end. */
export function afterQuietHours(now: Date): Date {
  const sinceMidnight = now.getTime() - startOfDaySeoul(seoulDay(now)).getTime();
  const quiet = sinceMidnight >= QUIET_HOURS.from * HOUR_MS || sinceMidnight < QUIET_HOURS.until * HOUR_MS;
  return quiet ? nextHourSeoul(now, QUIET_HOURS.until) : now;
}
