// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { AmendDialog } from './AmendDialog';

const PROPS = {
  open: true,
  onOpenChange: () => undefined,
  changes: { requestedAgain: [], added: [], removed: [], silent: 1 },
  terms: [],
  filesChanged: false,
  quotations: 0,
  note: '',
  onNote: () => undefined,
  sending: false,
  error: null,
  onUnread: null,
  onPlace: null,
  onSend: () => undefined,
};

test('a missing place and unread text are named with the way to them, which is off while the change is being sent', async () => {
  const [unread, place] = [vi.fn(), vi.fn()];
  const { user, say, change } = await renderPart(<AmendDialog {...PROPS} onUnread={unread} onPlace={place} />);
  const ways = () =>
    ['buyer:intake.toUnread', 'buyer:preview.toPlace'].map((key) =>
      screen.getByRole<HTMLButtonElement>('button', { name: say(key) }),
    );
  for (const way of ways()) await user.click(way);
  expect([unread, place].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  change(<AmendDialog {...PROPS} onUnread={unread} onPlace={place} sending />);
  expect(ways().map(({ disabled }) => disabled)).toEqual([true, true]);
  change(<AmendDialog {...PROPS} />);
  expect(screen.queryByText(say('buyer:preview.noPlace'))).toBeNull();
  expect(screen.queryByText(say('buyer:intake.unread'))).toBeNull();
});
