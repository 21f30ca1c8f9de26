// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { lateDialog } from './lateDialog';
import { OpenDialog } from './OpenDialog';
import { RELOAD_WAITS } from './reloadOnce';
import { TextInput } from './TextInput';

type Props = { name: string; onClose: () => void };

function Naming({ name, onClose }: Props) {
  return (
    <OpenDialog open onOpenChange={(open) => !open && onClose()} title="Name the list">
      <TextInput aria-label="Name" defaultValue={name} />
    </OpenDialog>
  );
}

/** An open dialog whose script comes with `come`, and does not with `fail`. */
async function opened() {
  const requests: { come: () => void; fail: () => void }[] = [];
  const { Dialog } = lateDialog(
    () =>
      new Promise<typeof Naming>((resolve, reject) => {
        requests.push({ come: () => resolve(Naming), fail: () => reject(new Error('no script')) });
      }),
  );
  const onClose = vi.fn();
  const drawn = await renderPart(<Dialog name="Elbows" onClose={onClose} />);
  const come = () => act(async () => requests.at(-1)?.come());
  const fail = () => act(async () => requests.at(-1)?.fail());
  return { ...drawn, onClose, come, fail, requests };
}

test('a dialog stands with its props once its script is there', async () => {
  const { come } = await opened();
  await come();
  screen.getByRole('dialog', { name: 'Name the list' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Elbows');
});

test('one pressed without a network says so, and called off it does not come with the network', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { say, user, fail, requests, onClose, change } = await opened();
  await fail();
  await screen.findByRole('dialog', { name: say('ui:errorNoAnswer') });
  await user.click(screen.getByRole('button', { name: say('ui:close') }));
  expect(onClose).toHaveBeenCalledOnce();
  change(<p>The page</p>);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toHaveLength(1);
  network.mockRestore();
});

test('Esc calls it off before anything stands for it, and the page does not hear of it', async () => {
  const { user, onClose } = await opened();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(onClose).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});

test('where the page has to be loaded again for its script, it gives way to what says so', async () => {
  const { say, onClose } = await opened();
  await screen.findByRole('dialog', { name: say('ui:loading') });
  act(() => void window.dispatchEvent(new Event(RELOAD_WAITS)));
  expect(onClose).toHaveBeenCalledOnce();
});

test('fetched ahead, it stands at once', async () => {
  const { Dialog, fetchAhead } = lateDialog(() => Promise.resolve(Naming));
  await act(async () => fetchAhead());
  await renderPart(<Dialog name="Tees" onClose={() => undefined} />);
  screen.getByRole('dialog', { name: 'Name the list' });
});

test('one that does not come ahead of its opening leaves no failure behind', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  lateDialog(() => Promise.reject<typeof Naming>(new Error('no script'))).fetchAhead();
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
