// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answeringApi, refusal } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { AwardChoice } from '../../../contract/entities/awardChoice';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiProvider } from '../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../../shell/session/SessionContext';
import { ChoiceNotes } from './comparison/ChoiceNotes';
import { cell, comparisonOf, seller } from './sampleComparison';
import { useSelection } from './useSelection';

const comparison = comparisonOf(
  [seller('a'), seller('b')],
  [
    [cell('a', '1000'), cell('b', '900')],
    [cell('a', '1000'), cell('b', '900')],
  ],
);
const session = { status: 'in', loggedIn: true, profile: { id: 'me' } } as unknown as Session & SessionActions;
const [READ, KEEP] = ['GET /rfq/Q1/choice', 'PUT /rfq/Q1/choice'];
const line = (rfq_line_id: string, quotation: string, own: boolean): AwardChoice['lines'][number] => ({
  rfq_line_id,
  // As the database gives it back.
  shares: [{ qty: null, quotation_id: quotation }],
  chosen_by: { name: own ? '나' : '박동료', own },
  chosen_at: '2026-11-26T00:00:00Z',
});

function Chosen() {
  const { selection, select, restored, ...choice } = useSelection(comparison);
  const whole = [{ quotation_id: 'b', qty: null }];
  return (
    <>
      <p>
        {restored &&
          Object.entries(selection)
            .map(([id, [share]]) => `${id}:${share?.quotation_id}`)
            .join(' ')}
        .
      </p>
      <button type="button" onClick={() => select({ ...selection, line2: whole })}>
        take
      </button>
      <ChoiceNotes comparison={comparison} choice={choice} />
    </>
  );
}

async function shown(answers: Parameters<typeof answeringApi>[0]) {
  const server = answeringApi(answers);
  const part = (
    <ApiProvider value={server.api}>
      <SessionContext value={session}>
        <Chosen />
      </SessionContext>
    </ApiProvider>
  );
  return { ...server, ...(await renderPart(part)) };
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('what was chosen elsewhere is there, named where a colleague chose it, and a choice sends its own line alone', async () => {
  let kept = [line('line1', 'a', false)];
  const { user, say, sent } = await shown({
    [READ]: () => ({ lines: kept }),
    [KEEP]: () => {
      kept = [...kept, line('line2', 'b', true)];
      return { lines: kept };
    },
  });
  expect(await screen.findByText('line1:a.')).toBeTruthy();
  const list = say('project:choice.count', { name: '박동료', count: 1 });
  expect(screen.getByText(say('project:choice.others', { list }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'take' }));
  expect(screen.getByText('line1:a line2:b.')).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(sent.filter(({ call }) => call === KEEP).map(({ body }) => body)).toEqual([
    { lines: [{ rfq_line_id: 'line2', shares: [{ quotation_id: 'b', qty: null }] }] },
  ]);
});

test('without a network a choice stays on the device, through a reload, and goes out once there is one', async () => {
  const away = () => {
    throw Object.assign(refusal(KEEP, 'No connection'), { status: null });
  };
  const first = await shown({ [READ]: () => ({ lines: [] }), [KEEP]: away });
  await first.user.click(await screen.findByRole('button', { name: 'take' }));
  expect(await screen.findByText(first.say('project:choice.offline'))).toBeTruthy();
  first.unmount();
  let online = false;
  const { sent, say } = await shown({
    [READ]: () => ({ lines: [] }),
    [KEEP]: () => {
      if (!online) away();
      return { lines: [line('line2', 'b', true)] };
    },
  });
  expect(await screen.findByText('line2:b.')).toBeTruthy();
  await screen.findByText(say('project:choice.offline'));
  online = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.getByText('line2:b.')).toBeTruthy();
  expect(sent.filter(({ call }) => call === KEEP).length).toBeGreaterThan(1);
  await waitFor(() => expect(screen.queryByText(say('project:choice.offline'))).toBeNull());
});

test('who is overruled by a colleague sees of which lines, until it is read', async () => {
  const answers = [[line('line1', 'a', true)], [line('line1', 'b', false), line('line2', 'b', true)]];
  const { user, say } = await shown({ [READ]: () => ({ lines: answers[0] }), [KEEP]: () => ({ lines: answers[1] }) });
  await screen.findByText('line1:a.');
  await user.click(screen.getByRole('button', { name: 'take' }));
  const notice = await screen.findByText(say('project:choice.overruled', { name: '박동료', lines: '1' }));
  expect(screen.getByText('line1:b line2:b.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('ui:close') }));
  expect(notice.isConnected).toBe(false);
});

test('once the request is no longer compared, nothing waits to be kept', async () => {
  const { user } = await shown({
    [READ]: () => ({ lines: [] }),
    [KEEP]: () => {
      throw refusal(KEEP, 'No longer compared', ERROR_CODES.RFQ_STATE);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'take' }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.getByText('.')).toBeTruthy();
});
