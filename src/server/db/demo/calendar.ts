import { isDayOff } from '../../../domain/time/businessDays';
import { seoulDay } from '../../../domain/time/deadline';
import type { When } from './plan';
import { DAY_MS, HOUR_MS } from '../../../domain/time/spans';

const SEOUL_OFFSET_HOURS = 9;

/** The business days around the day on which the demo is loaded: −1 is the last one before it, 1 the next one after. */
export class Calendar {
  constructor(readonly today: Date) {}

  /** That business day as `YYYY-MM-DD` in Seoul; 0 is the day itself, business day or not. */
  day(offset: number): string {
    const step = Math.sign(offset) * DAY_MS;
    let instant = this.today.getTime();
    for (let left = Math.abs(offset); left > 0; ) {
      instant += step;
      if (!isDayOff(seoulDay(new Date(instant)))) left -= 1;
    }
    return seoulDay(new Date(instant));
  }

  /** An hour, with its fraction, of that business day. */
  at(offset: number, hour: number): Date {
    return new Date(Date.parse(`${this.day(offset)}T00:00:00.000Z`) + (hour - SEOUL_OFFSET_HOURS) * HOUR_MS);
  }

  /** The instant that a plan means; a business day gets this hour. */
  moment(when: When, hour: number): Date {
    return typeof when === 'number' ? this.at(when, hour) : new Date(this.today.getTime() - when.minutesAgo * 60_000);
  }
}

/** An instant after `from` by some hours of which only those from 9 to 18 on business days count. */
export function workingHoursLater(from: Date, hours: number): Date {
  let instant = from.getTime();
  let left = hours * HOUR_MS;
  while (left > 0) {
    const day = seoulDay(new Date(instant));
    const midnight = Date.parse(`${day}T00:00:00.000Z`) - SEOUL_OFFSET_HOURS * HOUR_MS;
    const [opens, closes] = [midnight + 9 * HOUR_MS, midnight + 18 * HOUR_MS];
    const start = Math.max(instant, opens);
    if (isDayOff(day) || start >= closes) {
      instant = midnight + DAY_MS + 9 * HOUR_MS;
      continue;
    }
    const spent = Math.min(left, closes - start);
    instant = start + spent;
    left -= spent;
  }
  return new Date(instant);
}
