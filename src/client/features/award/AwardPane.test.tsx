// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { signedIn } from '../../../../tests/support/signedIn';
import { withoutLocks } from '../../../../tests/support/withoutLocks';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { AwardPane } from './AwardPane';
import { cell, comparisonOf, seller } from './sampleComparison';
import { allFrom, bestPerLine, type Selection } from './selection';

const comparison = comparisonOf([seller('a'), seller('b')], [[cell('a', '1000', true), cell('b', '2000')]]);
const CHECK = 'POST /rfq/Q1/approval/check';
const free = { needed: false, rules: [], steps: [] };
const held = {
  needed: true,
  rules: [{ name: 'Above a million', conditions: ['amount'] }],
  steps: [{ approver: { kind: 'owner' }, approver_name: null, stage: 1, people: ['Kim'], owners_stand_in: false }],
};

withoutLocks();

/** The pane over a server that answers each check with the next of `needs`, an `Error` standing for a failure, the last for good. */
async function paneWith(needs: readonly unknown[], answers: Parameters<typeof answeringApi>[0] = {}) {
  const left = [...needs];
  const server = answeringApi({
    [CHECK]: () => {
      const need = left.length > 1 ? left.shift() : left[0];
      if (need instanceof Error) throw need;
      return need;
    },
    ...answers,
  });
  const pane = signedIn(
    server.api,
    <AwardPane
      comparison={comparison}
      bids={[]}
      approval={null}
      selection={bestPerLine(comparison)}
      onSelect={() => undefined}
      onSent={() => undefined}
    />,
  );
  return { ...server, ...(await renderPart(pane)) };
}

test('an award that is refused since a rule was stated meanwhile stays in its window, and asks for approval next', async () => {
  const AWARD = 'POST /rfq/Q1/award';
  const { user, say } = await paneWith([free, held], {
    [AWARD]: () => {
      throw refusal(AWARD, 'It needs approval', ERROR_CODES.APPROVAL_NEEDED);
    },
  });
  await user.click(await screen.findByRole('button', { name: say('project:award.send') }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: say('project:award.send') }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('It needs approval');
  // Behind the window the button has learnt it.
  expect(await screen.findByRole('button', { name: say('approval:ask'), hidden: true })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: say('project:award.askTitle', { count: 1 }) })).toBe(dialog);
});

test('a request for approval that is no longer needed never turns into the window that sends, and keeps its reason', async () => {
  const REQUEST = 'POST /rfq/Q1/approval';
  const { user, say } = await paneWith([held, free], {
    [REQUEST]: () => {
      throw refusal(REQUEST, 'No approval needed', ERROR_CODES.APPROVAL_NOT_NEEDED);
    },
  });
  await user.click(await screen.findByRole('button', { name: say('approval:ask') }));
  const dialog = await screen.findByRole('dialog', { busy: false });
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(reason, 'lowest and in time');
  await user.click(within(dialog).getByRole('button', { name: say('approval:ask') }));
  await within(dialog).findByText('No approval needed');
  expect(await screen.findByRole('button', { name: say('project:award.send'), hidden: true })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: say('approval:request.title') })).toBe(dialog);
  expect(reason.value).toBe('lowest and in time');
});

test('nothing is sent before it is known whether approval is needed: the pane says so, and can ask again', async () => {
  const { user, say } = await paneWith([refusal(CHECK, 'Out of order'), free]);
  const alert = await screen.findByText(say('approval:unchecked'), { exact: false });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  expect(send.disabled).toBe(true);
  await user.click(within(alert).getByRole('button', { name: say('ui:retry') }));
  await expect.poll(() => send.disabled).toBe(false);
  expect(screen.queryByText(say('approval:unchecked'), { exact: false })).toBeNull();
});

test('who comes with an award to send has its button under Enter, and nothing is sent before the window is answered', async () => {
  const { user, say } = await paneWith([free]);
  const send = screen.getByRole('button', { name: say('project:award.send') });
  expect(document.activeElement).toBe(send);
  await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: say('project:award.askTitle', { count: 1 }) });
  // A key that is held down comes again: it must not fall on the button that binds.
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(within(dialog).getByRole('button', { name: say('project:award.send') }));
});

test('what a colleague selects while the window is open changes nothing of what is sent, and the window says so', async () => {
  const AWARD = 'POST /rfq/Q1/award';
  const server = answeringApi({ [CHECK]: () => free, [AWARD]: () => ({ bids: [] }) });
  const pane = (selection: Selection) =>
    signedIn(
      server.api,
      <AwardPane
        comparison={comparison}
        bids={[]}
        approval={null}
        selection={selection}
        onSelect={() => undefined}
        onSent={() => undefined}
      />,
    );
  const { user, say, change } = await renderPart(pane(allFrom(comparison, 'a')));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  await expect.poll(() => send.disabled).toBe(false);
  await user.click(send);
  const dialog = screen.getByRole('dialog');
  const seen = within(dialog).getByRole('term').textContent;
  expect(within(dialog).queryByText(say('project:award.changed'))).toBeNull();
  change(pane(allFrom(comparison, 'b')));
  expect(within(dialog).getByText(say('project:award.changed'))).toBeTruthy();
  expect(within(dialog).getByRole('term').textContent).toBe(seen);
  await user.click(within(dialog).getByRole('button', { name: say('project:award.send') }));
  await expect.poll(() => server.sent.some(({ call }) => call === AWARD)).toBe(true);
  const body = JSON.stringify(server.sent.find(({ call }) => call === AWARD)?.body);
  expect(body).toContain('"quotation_id":"a"');
  expect(body).not.toContain('"quotation_id":"b"');
});

const BUDGET = 'POST /rfq/Q1/award/budget';
const stopping = (may_exceed: boolean) => ({
  budgets: [
    { id: 'b1', name: 'Ulsan', rule: 'stop', amount: '1000', left: '1000', after: '-500', exceeded: true } as const,
  ],
  may_exceed,
  lifters: ['Kim'],
});

test('beyond a budget that stops the window sends nothing, and names who may lift it', async () => {
  const { user, say } = await paneWith([free], { [BUDGET]: () => stopping(false) });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  await expect.poll(() => send.disabled).toBe(false);
  await user.click(send);
  const dialog = screen.getByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Kim');
  const final = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  expect(final.disabled).toBe(true);
});

test('who may lift it sends the award with the reason, and not without', async () => {
  const AWARD = 'POST /rfq/Q1/award';
  const { user, say, sent } = await paneWith([free], {
    [BUDGET]: () => stopping(true),
    [AWARD]: () => ({ bids: [] }),
  });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  await expect.poll(() => send.disabled).toBe(false);
  await user.click(send);
  const dialog = screen.getByRole('dialog');
  const word = await within(dialog).findByRole('textbox');
  const final = within(dialog).getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  expect(final.disabled).toBe(true);
  await user.type(word, 'shutdown work');
  await user.click(final);
  await expect
    .poll(() => sent.find(({ call }) => call === AWARD)?.body)
    .toMatchObject({ budget_word: 'shutdown work' });
});
