// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { LoadingLines } from './Skeleton';

test('a place whose content is to come says when there is no network, as long as it lasts', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { say } = await renderPart(<LoadingLines />);
  expect(screen.queryByText(say('ui:errorNoAnswer'))).toBeNull();
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  screen.getByText(say('ui:errorNoAnswer'));
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(say('ui:errorNoAnswer'))).toBeNull();
  network.mockRestore();
});
