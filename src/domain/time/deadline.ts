import { DEADLINE_HOUR_SEOUL, type Language } from '../../contract/constants';
import { DAY_MS, HOUR_MS } from './spans';

const SEOUL_OFFSET_HOURS = 9;
export const SEOUL_OFFSET_MS = SEOUL_OFFSET_HOURS * HOUR_MS;

/** The instant at which a deadline on that day ends: 17:00 in Seoul. The instant itself is already too late. */
export function closesAt(day: string): Date {
  const hour = String(DEADLINE_HOUR_SEOUL - SEOUL_OFFSET_HOURS).padStart(2, '0');
  return new Date(`${day}T${hour}:00:00.000Z`);
}

/** The first instant of a day in Seoul. */
export function startOfDaySeoul(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - SEOUL_OFFSET_MS);
}

/** The last instant of a day in Seoul, until which a quotation of that validity stands. */
export function endOfDaySeoul(day: string): Date {
  return new Date(startOfDaySeoul(day).getTime() + DAY_MS - 1000);
}

/** The calendar day in Seoul of an instant, as `YYYY-MM-DD`. */
export function seoulDay(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** An instant to the minute in Korea, as files and documents write it. */
export function seoulMinute(instant: Date, language: Language): string {
  const korea = new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString();
  return `${korea.slice(0, 10)} ${korea.slice(11, 16)} ${language === 'ko' ? '(한국 시간)' : 'KST'}`;
}

/** The same to the second, for logs. */
export function seoulSecond(instant: Date): string {
  const korea = new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString();
  return `${korea.slice(0, 10)} ${korea.slice(11, 19)} KST`;
}
