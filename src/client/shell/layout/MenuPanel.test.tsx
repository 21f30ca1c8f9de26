// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import { testRouter } from '../../../../tests/support/testRouter';
import { ApiProvider } from '../../api/ApiProvider';
import { type Session, type SessionActions, SessionContext } from '../session/SessionContext';
import { MenuPanel } from './MenuPanel';

const VISITOR = { status: 'out', loggedIn: false, profile: undefined } as unknown as Session & SessionActions;

async function opened() {
  const close = vi.fn();
  const part = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <SessionContext value={VISITOR}>
        <MenuPanel onClose={close} />
      </SessionContext>
    </ApiProvider>,
  );
  return { ...part, close };
}

test('the focus goes to the top of the menu', async () => {
  const { say } = await opened();
  const closing = await screen.findByRole('button', { name: say('ui:close') });
  await waitFor(() => expect(document.activeElement).toBe(closing));
});

test('choosing a language closes the menu, whose address stays the same', async () => {
  const { user, say, close } = await opened();
  await user.click(await screen.findByRole('button', { name: say('layout:switchLanguage') }));
  expect((testRouter() as { push: unknown }).push).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});
