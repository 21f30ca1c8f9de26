// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { ApiError, unsent } from '../../../api/ApiError';
import { ApiProvider } from '../../../api/ApiProvider';
import { blankLine, type EditorLine } from './editorLine';
import { PreviewDialog } from './PreviewDialog';
import { NEW_TERMS } from './terms';
import { reread } from './understanding';

const line = (words: string) => reread(blankLine(), words);
const SURE = line('PIPE SMLS A106-B 4" SCH40 BE 60 M');
const ODD = line('ELBOW 90 LR SMLS 4" SCH40 A234-WPB BW 14.5 EA');
const REACH = { isFetching: true, data: undefined, error: null } as unknown as UseQueryResult<RfqReach>;

const NO_ANSWER = { mcode: null, status: null, message: '', issues: [], method: 'GET', url: '', timedOut: false };
const PROPS = {
  open: true,
  onOpenChange: () => undefined,
  terms: NEW_TERMS,
  files: [],
  onShare: () => undefined,
  sending: false,
  error: null,
  reach: REACH,
  onCheck: () => undefined,
  onPlace: () => undefined,
  onSend: () => undefined,
};

const dialog = (lines: readonly EditorLine[], onCheck: () => void, error: string | null = null) => (
  <ApiProvider value={answeringApi().api}>
    <PreviewDialog {...PROPS} lines={lines} error={error} onCheck={onCheck} />
  </ApiProvider>
);

test('the review says how many lines are still to be checked and leads to them; none is not mentioned', async () => {
  const check = vi.fn();
  const { user, say, change } = await renderPart(dialog([SURE, ODD], check));
  expect(screen.getByText(say('buyer:preview.check', { count: 1 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: say('buyer:preview.toCheck') }));
  expect(check).toHaveBeenCalledTimes(1);
  change(dialog([SURE], check));
  expect(screen.queryByText(say('buyer:preview.check', { count: 1 }))).toBeNull();
});

test('terms by which sellers pay the freight without a place are named, with the way to it', async () => {
  const place = vi.fn();
  const sentBy = (terms: Partial<typeof NEW_TERMS>, sending = false) => (
    <ApiProvider value={answeringApi().api}>
      <PreviewDialog {...PROPS} sending={sending} terms={{ ...NEW_TERMS, ...terms }} lines={[SURE]} onPlace={place} />
    </ApiProvider>
  );
  const { user, say, change } = await renderPart(sentBy({}));
  const toPlace = () => screen.getByRole<HTMLButtonElement>('button', { name: say('buyer:preview.toPlace') });
  await user.click(toPlace());
  expect(place).toHaveBeenCalledTimes(1);
  for (const terms of [
    { delivery_place: '울산 2공장' },
    { delivery_term: 'loaded' as const },
    { delivery_term: 'FOB' as const },
  ]) {
    change(sentBy(terms));
    expect(screen.queryByText(say('buyer:preview.noPlace'))).toBeNull();
  }
  change(sentBy({ delivery_term: 'CIF', delivery_place: '  ' }));
  expect(screen.getByText(say('buyer:preview.noPlace'))).toBeTruthy();
  // A change made while the request is being sent would not reach it.
  expect(toPlace().disabled).toBe(false);
  change(sentBy({}, true));
  expect(toPlace().disabled).toBe(true);
});

test('why it could not be sent stands beside the button that sends', async () => {
  const { say } = await renderPart(dialog([SURE], () => undefined, 'No connection'));
  const foot = screen.getByRole('button', { name: say('buyer:preview.send') }).closest('[data-dialog-foot]');
  expect(foot?.querySelector('[role="alert"]')?.textContent).toContain('No connection');
});

test('a press before anybody could say whom it goes to says that it was not sent, and sends nothing', async () => {
  const failure = new ApiError(NO_ANSWER);
  const send = vi.fn();
  const reach = { ...REACH, isFetching: false, error: failure, refetch: async () => ({ error: failure }) };
  const { user, say } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <PreviewDialog {...PROPS} lines={[SURE]} reach={reach as unknown as UseQueryResult<RfqReach>} onSend={send} />
    </ApiProvider>,
  );
  await user.click(screen.getByRole('button', { name: say('buyer:preview.send') }));
  expect((await screen.findByText(say('shell:error.unsent.offline'))).textContent).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(say('shell:error.unsent.offline'))).toBeNull();
});

test('without a network whom it goes to could not be read, and only a press was a sending', async () => {
  const failure = unsent({ method: 'PUT', url: '/rfq/1' }, 'offline');
  const reach = { ...REACH, isFetching: false, error: failure, refetch: async () => ({ error: failure }) };
  const { user, say } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <PreviewDialog {...PROPS} lines={[SURE]} reach={reach as unknown as UseQueryResult<RfqReach>} />
    </ApiProvider>,
  );
  expect(screen.getByText(say('shell:error.offline'))).toBeTruthy();
  expect(screen.queryByText(say('shell:error.unsent.offline'))).toBeNull();
  await user.click(screen.getByRole('button', { name: say('buyer:preview.send') }));
  expect(await screen.findAllByText(say('shell:error.unsent.offline'))).toHaveLength(1);
});

test('the review names what was set aside and does not go out', async () => {
  const note = { ...line('내부 참고 사항'), excluded: true };
  const { say, change } = await renderPart(dialog([SURE, note], () => undefined));
  expect(screen.getByText(say('buyer:preview.aside', { count: 1 }))).toBeTruthy();
  expect(screen.getByText('내부 참고 사항')).toBeTruthy();
  change(dialog([SURE], () => undefined));
  expect(screen.queryByText(say('buyer:preview.aside', { count: 1 }))).toBeNull();
});

test('the review shows what sellers read: the place of delivery, and not who receives there', async () => {
  const terms = { ...NEW_TERMS, delivery_place: '울산 2공장', delivery_contact: '박자재 · 010-7777-0303' };
  await renderPart(
    <ApiProvider value={answeringApi().api}>
      <PreviewDialog {...PROPS} terms={terms} lines={[SURE]} />
    </ApiProvider>,
  );
  expect(screen.getByText('울산 2공장')).toBeTruthy();
  expect(screen.queryByText(/박자재/)).toBeNull();
});
