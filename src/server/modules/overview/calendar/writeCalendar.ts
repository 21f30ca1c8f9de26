import ical, { ICalCalendarMethod } from 'ical-generator';
import en from '../../../../../locales/en/calendar.json';
import ko from '../../../../../locales/ko/calendar.json';
import type { Language } from '../../../../contract/constants';
import type { CalendarKind } from '../../../../contract/entities/calendar';
import { recordPath } from '../../../../domain/events/recordPath';
import { endOfDaySeoul, seoulDay } from '../../../../domain/time/deadline';
import { fillText } from '../../../fillText';
import type { CalendarDate } from './calendarDates.repository';

const texts: Record<Language, typeof ko> = { ko, en };

/** The page on which each date is dealt with. */
const RECORD_OF: Readonly<Record<CalendarKind, Parameters<typeof recordPath>[0]['record_type']>> = {
  closing: 'rfq',
  offers_end: 'rfq',
  answer_due: 'rfq',
  approval: 'rfq',
  purchase_approval: 'purchase',
  quotation_approval: 'seller_request',
  arrival: 'order',
  dispatch: 'order',
  receive_by: 'order',
  pay: 'order',
  quote: 'seller_request',
  offer_ends: 'seller_request',
  bid: 'bid',
  ship: 'order',
  deliver: 'order',
  paid: 'order',
};

/** How often programs should look again. */
const REFRESH_SECONDS = 3600;
const HALF_HOUR_MS = 30 * 60_000;

/**
 * Dates as iCalendar (RFC 5545). A date keeps its identity while its kind and record stay, so that a moved deadline moves
 * in the reader's calendar. A deadline is the end of its entry; a day without a time, and one that lasts until its end in Korea, is
 * a day of its own.
 */
export function writeCalendar(
  dates: readonly CalendarDate[],
  { origin, language, now }: { origin: string; language: Language; now: Date },
): string {
  const words = texts[language];
  const calendar = ical({
    name: words.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'STLBS', product: 'calendar', language: language.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  const seen = new Map<string, number>();
  for (const { kind, number, title, at, day } of dates) {
    if (at === null && day === null) continue;
    const place = `${kind}-${number}`;
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    const event = kind === 'approval' || kind === 'quotation_approval' ? (`${kind}_requested` as const) : kind;
    const path = recordPath({ record_type: RECORD_OF[kind], record_id: number, kind: event });
    const url = `${origin}${language === 'en' ? '/en' : ''}${path}`;
    const instant = at === null ? null : new Date(at);
    const lasting = instant && instant.getTime() === endOfDaySeoul(seoulDay(instant)).getTime();
    const end = lasting ? null : instant;
    const wholeDay = lasting ? seoulDay(instant) : day;
    calendar.createEvent({
      id: `${place}-${before}@stlbs`,
      stamp: now,
      summary: fillText(words.kind[kind], { title: title || number }),
      description: `${number}\n${url}`,
      url,
      ...(end
        ? { start: new Date(end.getTime() - HALF_HOUR_MS), end }
        : { start: new Date(`${wholeDay}T00:00:00Z`), allDay: true }),
    });
  }
  return calendar.toString();
}
