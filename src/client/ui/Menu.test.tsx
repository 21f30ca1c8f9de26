// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';

let come: () => void = () => undefined;

vi.mock('./OpenMenu', async (original) => {
  await new Promise<void>((resolve) => {
    come = resolve;
  });
  return original();
});

test('a press before the script of menus is there opens the menu once it is', async () => {
  const { Menu } = await import('./Menu');
  const opened = vi.fn();
  const { user } = await renderPart(
    <Menu
      trigger={<Button>More</Button>}
      items={[{ key: 'copy', label: 'Copy', onSelect: () => undefined }]}
      onOpenChange={opened}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  expect(['aria-haspopup', 'aria-expanded'].map((name) => trigger.getAttribute(name))).toEqual(['menu', 'false']);
  // As a press that was made before the page came to life, and is repeated by it.
  fireEvent.click(trigger);
  expect(opened).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => {
    come();
    expect(screen.getByRole('menu')).toBeTruthy();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(opened).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy();
});

test('a press without a network says so, and called off it does not open once there is one', async () => {
  const requests: (() => void)[] = [];
  vi.resetModules();
  vi.doMock('./OpenMenu', () => new Promise((_, reject) => requests.push(() => reject(new Error('no script')))));
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Menu } = await import('./Menu');
  const opened = vi.fn();
  const { say } = await renderPart(<Menu trigger={<Button>More</Button>} items={[]} onOpenChange={opened} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => {
    for (const fail of requests) fail();
    screen.getByRole('dialog', { name: say('ui:errorNoAnswer') });
  });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened).toHaveBeenLastCalledWith(false);
  network.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('menu')).toBeNull();
  network.mockRestore();
});
