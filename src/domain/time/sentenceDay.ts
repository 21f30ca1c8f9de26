import type { Language } from '../../contract/constants';
import { dayText } from './instants';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The day of the week of a day (`YYYY-MM-DD`), as short as the language has it: `화`, `Tue`. */
export function weekdayName(day: string, language: Language): string {
  return (language === 'en' ? WEEKDAYS_EN : WEEKDAYS)[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** A day or an instant's day within a sentence: `2026년 12월 1일 (화)` or `1 Dec 2026`. */
export function sentenceDay(value: string, language: Language): string {
  const date = new Date(`${dayText(value)}T00:00:00Z`);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (language === 'en') return `${day} ${MONTHS[month]} ${year}`;
  return `${year}년 ${month + 1}월 ${day}일 (${WEEKDAYS[date.getUTCDay()]})`;
}
