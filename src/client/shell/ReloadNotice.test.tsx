// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a reload that waits for what is typed says so, and is there by a press', async () => {
  // As in a page of its own: what waits is kept for good.
  vi.resetModules();
  const [{ ReloadNotice }, { reloadOnce }] = [await import('./ReloadNotice'), await import('../ui/reloadOnce')];
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { say } = await renderPart(
    <>
      <textarea aria-label="Words" />
      <ReloadNotice />
    </>,
  );
  fireEvent.input(screen.getByLabelText('Words'), { target: { value: 'pipe' } });
  vi.useFakeTimers();
  void reloadOnce();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByRole('status').textContent).toContain(say('shell:reload.text'));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: say('shell:reload.now') }));
  expect(reload).toHaveBeenCalledTimes(1);
});
