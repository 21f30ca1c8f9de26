// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import type { HubDeadline } from '../../../../contract/entities/hub';
import { DAY_MS } from '../../../../domain/time/spans';
import { DeadlineList } from './DeadlineList';

const inDays = (days: number, number: string): HubDeadline => ({
  number,
  title: `Order ${number}`,
  due_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  side: 'seller',
  kind: 'ship',
  amount: null,
  currency: null,
});

const six = ['1', '2', '3', '4', '5', '6'].map((number) => inDays(-5, number));

test('what is overdue is named as overdue, and today counts only what is due today', async () => {
  const all = [...six, inDays(2, '7')];
  const { say } = await renderPart(<DeadlineList all={all} deadlines={all} />);
  const [overdue, today] = within(await screen.findByRole('list', { name: say('service:week.title') })).getAllByRole(
    'listitem',
  );
  expect(overdue?.textContent).toBe(say('service:week.overdue', { count: 6 }));
  expect(today?.textContent).toContain(say('service:week.count', { count: 0 }));
});

test('the records that stand among the tasks are counted at the foot, so that the counts agree', async () => {
  const all = [...six, inDays(2, '7'), inDays(3, '8')];
  const { say } = await renderPart(<DeadlineList all={all} deadlines={six.slice(3)} />);
  expect(screen.getAllByText(/^Order/)).toHaveLength(3);
  const rest = screen.getByRole('link', { name: say('service:week.amongTasks', { count: 5 }) });
  expect(rest.getAttribute('href')).toBe('#todo');
});

test('a long list is cut, says how many follow, and shows them all at a press', async () => {
  const all = [...six, ...['7', '8', '9', '10', '11'].map((number) => inDays(2, number))];
  const { say, user } = await renderPart(<DeadlineList all={all} deadlines={all} />);
  expect(screen.getAllByText(/^Order/)).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: say('service:week.more', { count: 3 }) }));
  expect(screen.getAllByText(/^Order/)).toHaveLength(11);
});
