// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { lateWindows } from './lateWindows';
import { OpenDialog } from './OpenDialog';
import { TextInput } from './TextInput';
import type * as Module from './lateWindows';

interface Script {
  OpenDialog: typeof OpenDialog;
}

let requests: { come: () => void; fail: () => void }[] = [];
const load = vi.fn<() => Promise<Script>>();
const requested = () => vi.waitFor(() => expect(requests.length).toBeGreaterThan(0));

beforeEach(() => {
  requests = [];
  load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        requests.push({ come: () => resolve({ OpenDialog }), fail: () => reject(new Error('no script')) });
      }),
  );
});

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The script as a page has it that was just loaded: nothing of what other tests left in its modules. */
async function loadedPage(): Promise<typeof Module> {
  vi.resetModules();
  return import('./lateWindows');
}

const come = () => act(async () => requests.at(-1)?.come());

/** An open window of a page whose script is still to come. */
async function opened() {
  const Dialog = lateWindows(load).late((script) => script.OpenDialog);
  const change = vi.fn();
  const part = (open: boolean) => (
    <Dialog open={open} onOpenChange={change} title="Extend">
      <TextInput aria-label="Day" />
    </Dialog>
  );
  const drawn = await renderPart(part(true));
  await requested();
  return { ...drawn, change: (open: boolean) => drawn.change(part(open)), closed: change };
}

test('a window that is opened before its script is there stands once it is, with the focus', async () => {
  const { say } = await opened();
  expect(screen.queryByRole('dialog')).toBeNull();
  const holder = await screen.findByRole('dialog', { name: say('ui:loading') });
  expect(holder.contains(document.activeElement)).toBe(true);
  await come();
  expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Extend' })]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }));
});

test('a script that comes at once shows nothing in between', async () => {
  const { say } = await opened();
  await come();
  screen.getByRole('dialog', { name: 'Extend' });
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByRole('dialog', { name: say('ui:loading') })).toBeNull();
});

test('a window that is called off while its script is on its way does not come', async () => {
  const { say, user, change, closed } = await opened();
  await screen.findByRole('dialog', { name: say('ui:loading') });
  await user.click(screen.getByRole('button', { name: say('ui:close') }));
  expect(closed).toHaveBeenCalledWith(false);
  change(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await come();
  expect(screen.queryByRole('dialog')).toBeNull();
  change(true);
  screen.getByRole('dialog', { name: 'Extend' });
});

test('what takes a window away while its script is on its way takes away what stood for it', async () => {
  const { say, unmount } = await opened();
  await screen.findByRole('dialog', { name: say('ui:loading') });
  unmount();
  await come();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a network it says so, and comes once there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { say } = await opened();
  await act(async () => requests.forEach(({ fail }) => fail()));
  await screen.findByRole('dialog', { name: say('ui:errorNoAnswer') });
  const before = requests.length;
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await come();
  screen.getByRole('dialog', { name: 'Extend' });
});

test('a script that does not come at all is requested again by a press', async () => {
  // The page, of a build without a name, was loaded again for it before.
  sessionStorage.setItem('stlbs.reloaded', '');
  load.mockRejectedValue(new Error('no script'));
  const Dialog = (await loadedPage()).lateWindows(load).late((script) => script.OpenDialog);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { say, user } = await renderPart(<Dialog open onOpenChange={() => undefined} title="Extend" />);
  await act(async () => vi.advanceTimersByTimeAsync(14_000));
  vi.useRealTimers();
  await screen.findByRole('dialog', { name: new RegExp(say('ui:errorTitle')) });
  load.mockResolvedValue({ OpenDialog });
  await user.click(screen.getByRole('button', { name: say('ui:retry') }));
  await screen.findByRole('dialog', { name: 'Extend' });
});

test('the server draws nothing of an open window, and the browser takes that over', async () => {
  const windows = lateWindows(load);
  const Window = windows.late(() => () => <b>Extend</b>);
  const page = <Window open onOpenChange={() => undefined} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.innerHTML).toBe('');
  const mismatch = vi.fn();
  const fetched = windows.fetchAhead();
  await come();
  await fetched;
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: mismatch }));
  expect(place.textContent).toBe('Extend');
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a script that is fetched ahead and fails is not requested again before it is wanted', async () => {
  // A script of its own: what another test gave up may still be on its way to the next try.
  const script = vi.fn(() => Promise.reject<Script>(new Error('no script')));
  await lateWindows(script).fetchAhead();
  await new Promise((done) => setTimeout(done, 1_200));
  expect(script).toHaveBeenCalledTimes(1);
});
