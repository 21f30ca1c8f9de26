// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let reload: ReturnType<typeof vi.spyOn>;

/** The script as a page has it that was just loaded. */
async function loadedPage() {
  vi.resetModules();
  return import('./reloadOnce');
}

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

function typedField(type = 'text'): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.type = type;
  field.value = 'pipe';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('a page reloads once for each build', async () => {
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'one' });
  expect((await loadedPage()).reloadOnce()).not.toBe(false);
  expect((await loadedPage()).reloadOnce()).toBe(false);
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'two' });
  expect((await loadedPage()).reloadOnce()).not.toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a second part that is missing waits for the same reload', async () => {
  const { reloadOnce } = await loadedPage();
  const field = typedField();
  const first = reloadOnce();
  expect(reloadOnce()).toBe(first);
  expect(first).not.toBe(false);
  field.remove();
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce()).toBe(first);
});

test('a build counts as reloaded only once it is', async () => {
  const { reloadOnce } = await loadedPage();
  typedField();
  void reloadOnce();
  // The reader reloads by hand, and a part of the same build is missing still.
  const next = await loadedPage();
  document.body.innerHTML = '';
  expect(next.reloadOnce()).not.toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['checkbox', 'radio', 'search'])('a %s holds no reload back', async (type) => {
  const { reloadOnce } = await loadedPage();
  typedField(type);
  void reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a choice holds no reload back', async () => {
  const { reloadOnce } = await loadedPage();
  const list = document.body.appendChild(document.createElement('select'));
  list.innerHTML = '<option>pipe</option>';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  void reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload that waits says so after some seconds', async () => {
  const { reloadNow, reloadOnce, RELOAD_WAITS } = await loadedPage();
  const heard = vi.fn();
  window.addEventListener(RELOAD_WAITS, heard);
  typedField();
  void reloadOnce();
  vi.advanceTimersByTime(3_000);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(heard).toHaveBeenCalled();
  reloadNow();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it waits while something typed is kept by nobody', async () => {
  const { reloadOnce } = await loadedPage();
  const field = typedField();
  void reloadOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  field.value = '';
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it waits until a keeper has kept what is typed', async () => {
  const { onReload, reloadOnce } = await loadedPage();
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
