import type { Language } from '../../contract/constants';
import { SEOUL_OFFSET_MS } from './deadline';

/** Shifts an instant so that its ISO text shows the clock of Seoul. */
const inSeoul = (instant: string): string => new Date(Date.parse(instant) + SEOUL_OFFSET_MS).toISOString();

const minuteOf = (text: string) => `${text.slice(0, 10)}, ${text.slice(11, 16)}`;

/** Calendar day of an instant in Seoul, as documents write it; a plain day stays as it is. */
export function dayText(value: string): string {
  return value.length === 10 ? value : inSeoul(value).slice(0, 10);
}

/** An instant to the minute: `2026-12-01, 17:00` in Korean, `2026-12-01, 17:00 KST` in English. */
export function instantText(value: string, language: Language): string {
  const minute = minuteOf(inSeoul(value));
  return language === 'ko' ? minute : `${minute} KST`;
}

/** A deadline as its reader needs it: on a clock, and in Korea, where it is decided, where that clock is another one. */
export type DeadlineParts = { time: string; korea: string | null };

/**
 * A deadline on the clock of its reader: `2026-12-01, 17:00` in Korean; in English that of the browser's zone by its name,
 * which in Korea is `2026-12-01, 17:00 KST` alone. Where no zone is known, as in a file, it is `2026-12-01, 08:00 GMT+0`.
 */
export function deadlineParts(value: string, language: Language, zone: string | null = null): DeadlineParts {
  const korea = instantText(value, language);
  if (language === 'ko') return { time: korea, korea: null };
  const local = zone === null ? null : zoned(value, zone);
  const time = local ?? { minute: minuteOf(new Date(value).toISOString()), name: 'GMT+0' };
  if (korea.startsWith(time.minute)) return { time: korea, korea: null };
  const [day = '', clock] = korea.split(', ');
  return { time: `${time.minute} ${time.name}`, korea: time.minute.startsWith(day) ? (clock ?? '') : korea };
}

/** The minute on the clock of a zone and its short name; null for a zone that this machine does not know. */
function zoned(value: string, timeZone: string): { minute: string; name: string } | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }).formatToParts(new Date(value));
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const name = of('timeZoneName');
    return {
      minute: `${of('year')}-${of('month')}-${of('day')}, ${of('hour')}:${of('minute')}`,
      name: name === 'UTC' || name === 'GMT' ? 'GMT+0' : name,
    };
  } catch {
    return null;
  }
}

/** A deadline on a screen or in a file as one text: in English `2026-12-01, 08:00 GMT+0 (17:00 KST)`, as `deadlineParts` says. */
export function deadlineWithKorea(value: string, language: Language, zone: string | null = null): string {
  const { time, korea } = deadlineParts(value, language, zone);
  return `${time}${korea === null ? '' : ` (${korea})`}`;
}
