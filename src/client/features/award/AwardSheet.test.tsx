// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { signedIn } from '../../../../tests/support/signedIn';
import { withoutLocks } from '../../../../tests/support/withoutLocks';
import { AwardPane } from './AwardPane';
import { cell, comparisonOf, seller } from './sampleComparison';
import { bestPerLine } from './selection';

const comparison = comparisonOf([seller('a'), seller('b')], [[cell('a', '1000', true), cell('b', '2000')]]);
const AWARD = 'POST /rfq/Q1/award';
const { api, sent } = answeringApi({
  'POST /rfq/Q1/approval/check': () => ({ needed: false, rules: [], steps: [] }),
  [AWARD]: () => ({ bids: [], rfq: { rfq_number_id: 'Q1' } }),
});

withoutLocks();
beforeEach(() => localStorage.clear());

/** The award as a phone shows it, in a sheet that opens by itself. */
function OnPhone() {
  const [open, onOpenChange] = useState(false);
  return signedIn(
    api,
    <AwardPane
      comparison={comparison}
      bids={[]}
      approval={null}
      selection={bestPerLine(comparison)}
      onSelect={() => undefined}
      onSent={() => undefined}
      sheet={{ open, onOpenChange }}
      undo={<output>taken back?</output>}
    />,
  );
}

async function opened() {
  const part = await renderPart(<OnPhone />);
  const { user, say } = part;
  const sheet = await screen.findByRole('dialog', { name: say('project:award.title') });
  const send = within(sheet).getByRole<HTMLButtonElement>('button', { name: say('project:award.send') });
  await waitFor(() => expect(send.disabled || send.getAttribute('aria-busy') !== null).toBe(false));
  const ask = async () => {
    await user.click(send);
    return screen.findByRole('dialog', { name: say('project:award.askTitle', { count: 1 }) });
  };
  return { ...part, sheet, send, ask, note: within(sheet).getByRole<HTMLTextAreaElement>('textbox') };
}

test('a note is there again after the page was left, stands in the window that sends it, and is gone once sent', async () => {
  const first = await opened();
  await first.user.type(first.note, 'call before delivery');
  await first.user.keyboard('{Escape}');
  first.unmount();
  const { user, say, note, ask, unmount } = await opened();
  await waitFor(() => expect(note.value).toBe('call before delivery'));
  const last = await ask();
  expect(within(last).getByText('call before delivery')).toBeTruthy();
  await user.click(within(last).getByRole('button', { name: say('project:award.send') }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === AWARD)?.body).toMatchObject({ note: 'call before delivery' }),
  );
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  unmount();
  const again = await opened();
  expect(again.note.value).toBe('');
});

test.each(['first', 'last'] as const)(
  'who closes the last window before sending is back in the sheet, on its button: %s',
  async (which) => {
    const { user, say, sheet, send, ask } = await opened();
    const last = await ask();
    const ways = within(last).getAllByRole('button', { name: say('ui:close') });
    await user.click(ways.at(which === 'first' ? 0 : -1) as HTMLElement);
    await waitFor(() => expect(last.isConnected).toBe(false));
    expect(sheet.isConnected).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(send));
  },
);

test('the way back from clearing the choice stands in the sheet, which covers the bar below it', async () => {
  const { sheet } = await opened();
  expect(within(sheet).getByText('taken back?')).toBeTruthy();
});
