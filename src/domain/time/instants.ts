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

/** The time in Korea that stands beside a deadline in English, with its day where that is another one; null in Korean. */
export function koreaBeside(value: string, language: Language): string | null {
  if (language === 'ko') return null;
  const [day = '', time = ''] = instantText(value, language).split(', ');
  return new Date(value).toISOString().startsWith(day) ? time : `${day}, ${time}`;
}

/** A deadline on a screen or in a file as one text: in English `2026-12-01, 08:00 GMT+0 (17:00 KST)`. */
export function deadlineWithKorea(value: string, language: Language): string {
  const korea = koreaBeside(value, language);
  return `${deadlineInstantText(value, language)}${korea === null ? '' : ` (${korea})`}`;
}

/** A deadline for quotations: `2026-12-01, 17:00` in Korean, `2026-12-01, 08:00 GMT+0` in English. */
export function deadlineInstantText(value: string, language: Language): string {
  return language === 'ko' ? instantText(value, language) : `${minuteOf(new Date(value).toISOString())} GMT+0`;
}
