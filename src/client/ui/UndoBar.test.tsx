// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Button } from './Button';
import { Toaster } from './Toaster';
import { useUndo } from './useUndo';

afterEach(() => vi.useRealTimers());

/** A list whose lines can be deleted, with the way back. */
function Lines() {
  const [lines, setLines] = useState(['Elbow', 'Pipe']);
  const undo = useUndo();
  const remove = (line: string) => {
    setLines(lines.filter((other) => other !== line));
    undo.offer(`${line} deleted`, () => setLines(lines));
  };
  return (
    <>
      {lines.map((line) => (
        <Button key={line} onClick={() => remove(line)}>
          {line}
        </Button>
      ))}
      {undo.bar}
    </>
  );
}

test('the way back takes the focus of the button that went, and brings the line back', async () => {
  const { user, say } = await renderPart(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Pipe' }));
  expect(screen.queryByRole('button', { name: 'Pipe' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Pipe deleted');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: say('ui:undo') }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Pipe' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the way back stands for ten seconds, and a further action gets ten of its own', async () => {
  await renderPart(<Lines />);
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  fireEvent.click(screen.getByRole('button', { name: 'Pipe' }));
  pass(9_000);
  fireEvent.click(screen.getByRole('button', { name: 'Elbow' }));
  pass(9_000);
  expect(screen.getByRole('status').textContent).toContain('Elbow deleted');
  pass(1_000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast is announced', async () => {
  await renderPart(<Toaster />);
  act(() => void toast.success('Saved'));
  expect(screen.getByText('Saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  act(() => toast.remove());
});
