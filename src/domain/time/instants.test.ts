import { describe, expect, it } from 'vitest';
import { DEADLINE_SUFFIX } from '../../contract/constants';
import { closesAt } from './deadline';
import { dayText, deadlineParts, deadlineWithKorea, instantText } from './instants';
import { sentenceDay, weekdayName } from './sentenceDay';
import { zonedInstantText } from './zonedInstant';

describe('times on the screen', () => {
  it('shows a deadline exactly as the specification writes it', () => {
    const instant = closesAt('2026-12-01').toISOString();
    expect(deadlineParts(instant, 'ko').time).toBe(`2026-12-01${DEADLINE_SUFFIX.ko}`);
    expect(deadlineParts(instant, 'en').time).toBe(`2026-12-01${DEADLINE_SUFFIX.en}`);
  });

  it('shows every other time in Korea, and says so in English', () => {
    expect(instantText('2026-12-01T16:00:00.000Z', 'ko')).toBe('2026-12-02, 01:00');
    expect(instantText('2026-12-01T16:00:00.000Z', 'en')).toBe('2026-12-02, 01:00 KST');
  });

  it('dates an order as its documents do, in either language', () => {
    expect(dayText('2026-12-01T16:00:00.000Z')).toBe('2026-12-02');
    expect(dayText('2026-12-01')).toBe('2026-12-01');
  });

  it('names the zone of the clock in a message, and the weekday in a Korean sentence', () => {
    const instant = '2026-12-01T16:00:00.000Z';
    expect(zonedInstantText(instant, 'ko')).toBe('2026-12-02, 01:00 (한국 시간)');
    expect(zonedInstantText(instant, 'en')).toBe('2026-12-02, 01:00 KST');
    expect(sentenceDay(instant, 'ko')).toBe('2026년 12월 2일 (수)');
    expect(sentenceDay('2026-12-01', 'en')).toBe('1 Dec 2026');
  });
});

it('a deadline in English never stands without the time in Korea, with its day where that is another one', () => {
  expect(deadlineWithKorea('2026-12-01T08:00:00.000Z', 'ko')).toBe('2026-12-01, 17:00');
  expect(deadlineWithKorea('2026-12-01T08:00:00.000Z', 'en')).toBe('2026-12-01, 08:00 GMT+0 (17:00 KST)');
  expect(deadlineWithKorea('2026-12-01T16:48:00.000Z', 'en')).toBe('2026-12-01, 16:48 GMT+0 (2026-12-02, 01:48 KST)');
});

it.each([
  ['Asia/Seoul', '2026-12-01, 17:00 KST'],
  ['Asia/Tokyo', '2026-12-01, 17:00 KST'],
  ['America/New_York', '2026-12-01, 03:00 EST (17:00 KST)'],
  ['America/Los_Angeles', '2026-12-01, 00:00 PST (17:00 KST)'],
  ['Europe/London', '2026-12-01, 08:00 GMT+0 (17:00 KST)'],
  ['UTC', '2026-12-01, 08:00 GMT+0 (17:00 KST)'],
  ['Nowhere/Known', '2026-12-01, 08:00 GMT+0 (17:00 KST)'],
])('a deadline in English stands on the clock of a reader in %s, and on that of Korea once', (zone, text) => {
  expect(deadlineWithKorea('2026-12-01T08:00:00.000Z', 'en', zone)).toBe(text);
  expect(deadlineWithKorea('2026-12-01T08:00:00.000Z', 'ko', zone)).toBe('2026-12-01, 17:00');
});

it('names the day of the week as short as the language has it', () => {
  expect(weekdayName('2026-12-01', 'ko')).toBe('화');
  expect(weekdayName('2026-12-01', 'en')).toBe('Tue');
  expect(weekdayName('2026-12-06', 'ko')).toBe('일');
});
