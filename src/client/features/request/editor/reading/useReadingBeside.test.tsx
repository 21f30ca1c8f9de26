// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useReadingBeside } from './useReadingBeside';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function Opener() {
  const { beside, toggle } = useReadingBeside();
  return (
    <button type="button" aria-pressed={beside} onClick={toggle}>
      Reading
    </button>
  );
}
const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

test('the page of a reader who hid the reading hydrates as the server drew it, and hides it then', async () => {
  localStorage.setItem('stlbs.reading', 'hidden');
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Opener />);
  await act(async () => void render(<Opener />, { container, hydrate: true }));
  expect(complaints).not.toHaveBeenCalled();
  expect(pressed()).toBe('false');
});

test('it is kept by the browser, and for this page where that keeps nothing', () => {
  const { unmount } = render(<Opener />);
  fireEvent.click(screen.getByRole('button'));
  unmount();
  render(<Opener />);
  expect(pressed()).toBe('false');
  const refuse = () => {
    throw new Error('The store is forbidden.');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  fireEvent.click(screen.getByRole('button'));
  expect(pressed()).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(pressed()).toBe('false');
});
