// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { withoutLocks } from '../../../../tests/support/withoutLocks';
import type { Profile } from '../../../contract/entities/person';
import { TextInput } from '../../ui/TextInput';
import { type Session, type SessionActions, SessionContext } from '../session/SessionContext';
import { useKeptText } from './useKeptText';

withoutLocks();
beforeEach(() => localStorage.clear());

function Box({ place, sent }: { place: string; sent?: string | null }) {
  const [text, write] = useKeptText(place, sent === null ? null : (kept) => kept === sent);
  return (
    <>
      <TextInput aria-label="Words" value={text} onChange={({ target }) => write(target.value)} />
      <button type="button" onClick={() => write('')}>
        Send
      </button>
    </>
  );
}

const signedIn = (id: string, place = 'message:1', sent?: string | null) => {
  const session = { status: 'in', loggedIn: true, profile: { id } as Profile } as unknown as Session & SessionActions;
  return (
    <SessionContext value={session}>
      <Box place={place} {...(sent === undefined ? {} : { sent })} />
    </SessionContext>
  );
};
const words = () => screen.getByRole<HTMLInputElement>('textbox').value;

/** Opens the box, writes, and leaves. */
async function written(text: string): Promise<void> {
  const { user, unmount } = await renderPart(signedIn('p1'));
  await user.type(screen.getByRole('textbox'), text);
  unmount();
}

test('what was typed and not sent is there when the place opens again', async () => {
  await written('deliver on Friday');
  await renderPart(signedIn('p1'));
  await waitFor(() => expect(words()).toBe('deliver on Friday'));
});

test('what was sent, or emptied, does not come back', async () => {
  await written('deliver on Friday');
  const { user, unmount } = await renderPart(signedIn('p1'));
  await waitFor(() => expect(words()).toBe('deliver on Friday'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a text stays with its writer and its place', async () => {
  await written('deliver on Friday');
  for (const other of [signedIn('p2'), signedIn('p1', 'message:2')]) {
    const { unmount } = await renderPart(other);
    await new Promise((done) => setTimeout(done, 50));
    expect(words()).toBe('');
    unmount();
  }
  await renderPart(signedIn('p1'));
  await waitFor(() => expect(words()).toBe('deliver on Friday'));
});

test('what is being typed is not written over by what was kept', async () => {
  await written('old');
  const { user } = await renderPart(signedIn('p1'));
  await waitFor(() => expect(words()).toBe('old'));
  await user.type(screen.getByRole('textbox'), ' and new');
  expect(words()).toBe('old and new');
});

test('what turns out to have been sent while the page was left does not come back', async () => {
  await written('deliver on Friday');
  // Nobody knows yet what was sent.
  const { change } = await renderPart(signedIn('p1', 'message:1', null));
  await new Promise((done) => setTimeout(done, 50));
  expect(words()).toBe('');
  change(signedIn('p1', 'message:1', 'deliver on Friday'));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(words()).toBe('');
});
