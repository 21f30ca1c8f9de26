// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi, refusal } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { unsent } from '../../../api/ApiError';
import { ApiProvider } from '../../../api/ApiProvider';
import { NEW_TERMS } from './terms';
import type { Draft } from './useDraft';
import { useSubmit } from './useSubmit';

const LINES: Draft['lines'] = [];

/** Sends a draft whose saving fails in this way. */
function Sending({ failure }: { failure: Error }) {
  const flush = () => Promise.reject(failure);
  const { send, generalError } = useSubmit({ terms: NEW_TERMS, lines: LINES, flush } as unknown as Draft);
  return (
    <>
      <button type="button" onClick={() => void send(() => true)}>
        send
      </button>
      {generalError && <p role="alert">{generalError}</p>}
    </>
  );
}

async function sentWith(failure: Error) {
  const { user } = await renderPart(
    <ApiProvider value={answeringApi().api}>
      <Sending failure={failure} />
    </ApiProvider>,
  );
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
}

test('that a draft was not sent for want of a network goes once there is one', async () => {
  await sentWith(unsent({ method: 'POST', url: '/rfq' }, 'offline'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal by the server stays', async () => {
  await sentWith(refusal('POST /rfq', 'Not allowed'));
  expect(screen.getByRole('alert').textContent).toBe('Not allowed');
});
