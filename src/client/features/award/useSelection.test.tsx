// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answeringApi, refusal } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { AwardChoice } from '../../../contract/entities/awardChoice';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiProvider } from '../../api/ApiProvider';
import { choiceKeys } from '../../queries/awardChoice';
import { type Session, type SessionActions, SessionContext } from '../../shell/session/SessionContext';
import { ChoiceNotes } from './comparison/ChoiceNotes';
import { cell, comparisonOf, seller } from './sampleComparison';
import { useSelection } from './useSelection';
import { type WaitingLine, withChosen } from './waitingChoice';

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

function Chosen({ status = 'CMP' }: { status?: typeof comparison.status }) {
  const { selection, select, restored, ...choice } = useSelection({ ...comparison, status });
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

/** Buttons that bring the next answers of the server, as a push does. */
function Answers({ of }: { of: ReadonlyArray<AwardChoice['lines']> }) {
  const client = useQueryClient();
  return of.map((lines, at) => (
    <button key={at} type="button" onClick={() => client.setQueryData(choiceKeys.detail('Q1'), { lines })}>
      {`answer ${at}`}
    </button>
  ));
}

async function shown(answers: Parameters<typeof answeringApi>[0], beside?: ReactNode) {
  const server = answeringApi(answers);
  const part = (
    <ApiProvider value={server.api}>
      <SessionContext value={session}>
        <Chosen />
        {beside}
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
      return { lines: kept, overtaken: [] };
    },
  });
  expect(await screen.findByText('line1:a.')).toBeTruthy();
  const list = say('project:choice.count', { name: '박동료', count: 1 });
  expect(screen.getByText(say('project:choice.others', { list }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'take' }));
  expect(screen.getByText('line1:a line2:b.')).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(sent.filter(({ call }) => call === KEEP).map(({ body }) => body)).toEqual([
    { lines: [{ rfq_line_id: 'line2', shares: [{ quotation_id: 'b', qty: null }], based_on: null }] },
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
      return { lines: [line('line2', 'b', true)], overtaken: [] };
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
  const { user, say } = await shown({
    [READ]: () => ({ lines: answers[0] }),
    [KEEP]: () => ({ lines: answers[1], overtaken: [] }),
  });
  await screen.findByText('line1:a.');
  await user.click(screen.getByRole('button', { name: 'take' }));
  const notice = await screen.findByText(say('project:choice.overruled', { name: '박동료', lines: '1' }));
  expect(screen.getByText('line1:b line2:b.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('ui:close') }));
  expect(notice.isConnected).toBe(false);
});

test('the notice to who is overruled goes once the line is chosen by the reader again', async () => {
  const before = [line('line1', 'a', true), line('line2', 'a', true)];
  const newer = [line('line1', 'b', false), line('line2', 'b', false)];
  const again = [line('line1', 'b', false), line('line2', 'b', true)];
  const { say, user } = await shown(
    { [READ]: () => ({ lines: before }), [KEEP]: () => ({ lines: again, overtaken: [] }) },
    <Answers of={[newer, again]} />,
  );
  await screen.findByText('line1:a line2:a.');
  await user.click(screen.getByRole('button', { name: 'answer 0' }));
  await screen.findByText(say('project:choice.overruled', { name: '박동료', lines: '1–2' }));
  // The same choice, and now the reader's.
  await user.click(screen.getByRole('button', { name: 'answer 1' }));
  await screen.findByText(say('project:choice.overruled', { name: '박동료', lines: '1' }));
});

test('what a colleague chose before stays, is said with the line and its person, and goes out again at a press alone', async () => {
  const theirs = { ...line('line2', 'a', false), chosen_at: '2026-11-26T00:05:00Z' };
  const mine = line('line2', 'b', true);
  const bodies: unknown[] = [];
  const answers = {
    [READ]: () => ({ lines: bodies.length > 0 ? [theirs] : [] }),
    [KEEP]: (body: unknown) => {
      bodies.push(body);
      return bodies.length === 1 ? { lines: [theirs], overtaken: ['line2'] } : { lines: [mine], overtaken: [] };
    },
  };
  const first = await shown(answers);
  await first.user.click(await screen.findByRole('button', { name: 'take' }));
  const notice = first.say('project:choice.overtaken', { name: '박동료', lines: '2' });
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(screen.getByText('line2:a.')).toBeTruthy();
  first.unmount();
  // Who closes the page before reading it finds it on the next one.
  const { user, say } = await shown(answers);
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(bodies).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: say('project:choice.takeAgain') }));
  expect(await screen.findByText('line2:b.')).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.queryByText(notice)).toBeNull();
  const shares = [{ quotation_id: 'b', qty: null }];
  expect(bodies).toEqual([
    { lines: [{ rfq_line_id: 'line2', shares, based_on: null }] },
    { lines: [{ rfq_line_id: 'line2', shares, based_on: theirs.chosen_at }] },
  ]);
});

test('a line that waits stays based on what was known when it was chosen first', () => {
  const shares = [{ quotation_id: 'a', qty: null }];
  const waiting: Record<string, WaitingLine> = {
    one: { shares, based_on: null },
    two: { shares, based_on: '1', overtaken: true },
  };
  expect(withChosen(waiting, { one: [], two: [] }, () => '2')).toEqual({
    one: { shares: [], based_on: null },
    two: { shares: [], based_on: '2' },
  });
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

test('what the server refuses is said, and leaves nothing on the device that says it another day', async () => {
  const first = await shown({
    [READ]: () => ({ lines: [line('line2', 'a', true)] }),
    [KEEP]: () => {
      throw Object.assign(refusal(KEEP, 'No such line'), { status: 400 });
    },
  });
  await screen.findByText('line2:a.');
  await first.user.click(screen.getByRole('button', { name: 'take' }));
  const notice = first.say('project:choice.refused');
  await first.user.click(within((await screen.findByText(notice)).closest('p')!).getByRole('button'));
  expect(screen.queryByText(notice)).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(screen.getByText('line2:a.')).toBeTruthy();
  first.unmount();
  const { sent } = await shown({ [READ]: () => ({ lines: [line('line2', 'a', true)] }) });
  await screen.findByText('line2:a.');
  expect(screen.queryByText(notice)).toBeNull();
  expect(sent.map(({ call }) => call)).not.toContain(KEEP);
});

const STORED = JSON.stringify({
  line2: { shares: [{ quotation_id: 'b', qty: null }], based_on: null, overtaken: true },
});

test('a line that was chosen before by a colleague leaves the device once it is the reader’s again', async () => {
  localStorage.setItem('stlbs.award.me.Q1', STORED);
  const theirs = [line('line2', 'a', false)];
  const { user, say } = await shown(
    { [READ]: () => ({ lines: theirs }) },
    <Answers of={[[line('line2', 'b', true)], theirs]} />,
  );
  const notice = say('project:choice.overtaken', { name: '박동료', lines: '2' });
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: 'answer 0' }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  // The colleague chooses once more: that is another matter.
  await user.click(screen.getByRole('button', { name: 'answer 1' }));
  expect(screen.queryByText(notice)).toBeNull();
});

test('a request whose award was sent leaves nothing that waits', async () => {
  localStorage.setItem('stlbs.award.me.Q1', STORED);
  await renderPart(
    <ApiProvider value={answeringApi().api}>
      <SessionContext value={session}>
        <Chosen status="BID" />
      </SessionContext>
    </ApiProvider>,
  );
  await waitFor(() => expect(localStorage.length).toBe(0));
});
