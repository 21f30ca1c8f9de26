// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Countdown } from './Countdown';

const PAST = '2020-01-01T00:00:00Z';

test('a deadline that passed closed something, and a task that passed is late', async () => {
  const { say, change } = await renderPart(<Countdown deadline={PAST} />);
  await screen.findByText(say('ui:countdown.over'));
  change(<Countdown deadline={new Date(Date.now() - 60_000).toISOString()} passed="late" />);
  expect((await screen.findByRole('timer')).textContent).toBe(say('ui:countdown.late'));
});

test('a task that is late by days says by how many', async () => {
  const { say } = await renderPart(
    <Countdown deadline={new Date(Date.now() - 3.5 * 24 * 3_600_000).toISOString()} passed="late" />,
  );
  await screen.findByText(say('ui:countdown.lateDays', { count: 3 }));
});
