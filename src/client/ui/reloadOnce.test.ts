// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReload, reloadOnce } from './reloadOnce';

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function typedField(): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'pipe';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('a page reloads once for each build', () => {
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'one' });
  expect(reloadOnce()).not.toBe(false);
  expect(reloadOnce()).toBe(false);
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'two' });
  expect(reloadOnce()).not.toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('it waits while something typed is kept by nobody', () => {
  const field = typedField();
  void reloadOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it waits until a keeper has kept what is typed', () => {
  const field = typedField();
  let saved = false;
  const stay = onReload({ covers: (one) => one === field, keep: () => saved });
  void reloadOnce();
  vi.advanceTimersByTime(5_000);
  expect(reload).not.toHaveBeenCalled();
  saved = true;
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  stay();
});
