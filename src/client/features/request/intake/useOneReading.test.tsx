// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { unsent } from '../../../api/ApiError';
import { useOneReading } from './useOneReading';

const OFFLINE = unsent({ method: 'POST', url: '/rfq/reading' }, 'offline');

function Reading({ failure }: { failure: Error }) {
  const { run, error } = useOneReading();
  return (
    <>
      <button type="button" onClick={() => void run(() => Promise.reject(failure))}>
        read
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

test.each([
  ['a list that was not read for want of a network can be read once there is one', OFFLINE, 0],
  ['any other failure stays', new Error('Broken file'), 1],
])('%s', async (_title, failure, alerts) => {
  const { user } = await renderPart(<Reading failure={failure} />);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
});
