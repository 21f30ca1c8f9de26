// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Countdown } from './Countdown';
import { daysLate } from './remainingTime';

const PAST = '2020-01-01T00:00:00Z';

test('a deadline that passed closed something, and a task that passed is late', async () => {
  const { say, change } = await renderPart(<Countdown deadline={PAST} />);
  await screen.findByText(say('ui:countdown.over'));
  // Of the same day, unless it begins in Seoul this minute.
  const justNow = Date.now() - 1_000;
  change(<Countdown deadline={new Date(justNow).toISOString()} passed="late" />);
  const days = daysLate(justNow, Date.now());
  expect((await screen.findByRole('timer')).textContent).toBe(
    days > 0 ? say('ui:countdown.lateDays', { count: days }) : say('ui:countdown.late'),
  );
});

test('a task that is late by days says by how many of the calendar in Seoul', async () => {
  const deadline = new Date(Date.now() - 3.5 * 24 * 3_600_000).toISOString();
  const { say } = await renderPart(<Countdown deadline={deadline} passed="late" />);
  const count = daysLate(Date.parse(deadline), Date.now());
  await screen.findByText(say('ui:countdown.lateDays', { count }));
});

test('the day after a deadline is one day late, whatever the hour', () => {
  const late = (now: string) => daysLate(Date.parse('2026-11-18T23:59:59+09:00'), Date.parse(now));
  expect(['2026-11-19T00:00:01+09:00', '2026-11-19T23:00:00+09:00', '2026-11-28T10:00:00+09:00'].map(late)).toEqual([
    1, 1, 10,
  ]);
});
