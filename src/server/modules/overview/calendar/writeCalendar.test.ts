import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarKind } from '../../../../contract/entities/calendar';
import { writeCalendar } from './writeCalendar';

const now = new Date('2026-11-26T00:00:00Z');
const at = (language: 'ko' | 'en') => ({ origin: 'https://stlbs.example', language, now });
const one = { kind: 'closing' as const, number: 'Q261126-ABCDE', title: '정유 배관', at: null, day: null };

/** The entries of a calendar, as a reader that is not ours understands them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));

describe('a calendar', () => {
  test('ends an entry with the deadline, and leads to its page in the language of the reader', () => {
    const text = writeCalendar([{ ...one, at: '2026-11-30T08:00:00Z' }], at('ko'));
    const [event] = read(text);
    expect(event?.summary).toBe('[견적 마감] 정유 배관');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-30T08:00:00.000Z');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-30T07:30:00.000Z');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://stlbs.example/service/project/Q261126-ABCDE');
    const english = writeCalendar([{ ...one, kind: 'quote', at: '2026-11-30T08:00:00Z' }], at('en'));
    expect(english).toContain('https://stlbs.example/en/service/seller/detail/Q261126-ABCDE');
  });

  test('leads to the page where an approval is decided', () => {
    const [event] = read(writeCalendar([{ ...one, kind: 'approval', at: '2026-11-30T08:00:00Z' }], at('ko')));
    const path = '/service/project/purchase/bid/Q261126-ABCDE';
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://stlbs.example${path}`);
  });

  test('takes a day for a whole day, wherever its reader is', () => {
    const [event] = read(writeCalendar([{ ...one, kind: 'arrival', day: '2026-12-24' }], at('ko')));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-12-24');
  });

  test('takes what lasts until the end of a day in Korea for that day', () => {
    const [event] = read(writeCalendar([{ ...one, kind: 'offer_ends', at: '2026-12-24T14:59:59Z' }], at('ko')));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2026-12-24');
  });

  test('keeps the identity of an entry when its time moves', () => {
    const ids = ['2026-11-30T08:00:00Z', '2026-12-02T08:00:00Z'].map(
      (moved) => read(writeCalendar([{ ...one, at: moved }], at('ko')))[0]?.uid,
    );
    expect(ids[0]).toBe(ids[1]);
    const days = ['2026-12-24', '2026-12-28'].map((day) => ({ ...one, kind: 'ship' as const, day }));
    expect(new Set(read(writeCalendar(days, at('ko'))).map(({ uid }) => uid)).size).toBe(2);
  });

  test('holds a title as it is, whatever stands in it, and no line over 75 bytes', () => {
    const title = `BEGIN:VEVENT\r\nSUMMARY:밸브, 배관; "A\\B" ${'가'.repeat(80)}`;
    const text = writeCalendar([{ ...one, title, at: '2026-11-30T08:00:00Z' }], at('ko'));
    const events = read(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary.replace(/\s+/g, ' ')).toBe(`[견적 마감] ${title.replace(/\s+/g, ' ')}`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('says every kind in both languages', () => {
    for (const language of ['ko', 'en'] as const) {
      const all = calendarKind.options.map((kind) => ({ ...one, kind, at: '2026-11-30T08:00:00Z' }));
      const said = read(writeCalendar(all, at(language))).map(({ summary }) => summary);
      expect(new Set(said).size).toBe(calendarKind.options.length);
    }
  });

  test('without dates is a calendar without entries', () => {
    expect(read(writeCalendar([], at('ko')))).toEqual([]);
  });
});
