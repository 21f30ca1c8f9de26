import type { Language } from '../../contract/constants';
import { SEOUL_OFFSET_MS } from './deadline';

/** Shifts an instant so that its ISO text shows the reader's clock: Seoul in Korean, GMT in English. */
function shown(instant: string, language: Language): string {
  const time = Date.parse(instant) + (language === 'ko' ? SEOUL_OFFSET_MS : 0);
  return new Date(time).toISOString();
}

/** Calendar day of an instant for the reader; a plain day stays as it is. */
export function dayText(value: string, language: Language): string {
  return value.length === 10 ? value : shown(value, language).slice(0, 10);
}

/** An instant to the minute: `2026-12-01, 17:00` in Korean, `2026-12-01, 08:00 GMT+0` in English. */
export function instantText(value: string, language: Language): string {
  const text = shown(value, language);
  const minute = `${text.slice(0, 10)}, ${text.slice(11, 16)}`;
  return language === 'ko' ? minute : `${minute} GMT+0`;
}
