// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { CountedButton } from './CountedButton';

test('a button does nothing to the form around it unless it is said to send it', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const { user, change } = await renderPart(
    <form onSubmit={sent}>
      <Button>Add</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent).not.toHaveBeenCalled();
  change(
    <form onSubmit={sent}>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('while its work is under way a button says so, keeps the focus and takes no press, by mouse or by keyboard', async () => {
  const [pressed, sent] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())];
  const part = (loading: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" loading={loading} onClick={pressed}>
        Send
      </Button>
    </form>
  );
  const { user, change } = await renderPart(part(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
  change(part(true));
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a counted action with nothing to do is off, counts nothing and says why in its description', async () => {
  const { change } = await renderPart(
    <CountedButton count={0} none="Award" why="Choose a price first">
      Award 0 lines
    </CountedButton>,
  );
  const off = screen.getByRole('button', { name: 'Award', description: 'Choose a price first' });
  expect((off as HTMLButtonElement).disabled).toBe(true);
  change(
    <CountedButton count={3} none="Award" why="Choose a price first">
      Award 3 lines
    </CountedButton>,
  );
  const on = screen.getByRole('button', { name: 'Award 3 lines' });
  expect((on as HTMLButtonElement).disabled).toBe(false);
  expect(screen.queryByText('Choose a price first')).toBeNull();
});
