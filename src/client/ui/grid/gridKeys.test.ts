import { expect, test } from 'vitest';
import { commandOf } from './gridKeys';

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test('arrows leave a cell that a letter opened, and move the caret in one opened to be changed', () => {
  const move = { do: 'move', direction: 'down', extend: false, far: false };
  expect(commandOf(press('ArrowDown'), 'cell')).toEqual(move);
  expect(commandOf(press('ArrowDown'), 'typing')).toEqual(move);
  expect(commandOf(press('ArrowDown'), 'editing')).toBeNull();
  expect(commandOf(press('ArrowRight', { shiftKey: true, ctrlKey: true }), 'cell')).toEqual({
    do: 'move',
    direction: 'right',
    extend: true,
    far: true,
  });
});

test('a shortcut is known by its place on a Korean keyboard', () => {
  expect(commandOf(press('ㅋ', { code: 'KeyZ', ctrlKey: true }), 'cell')).toEqual({ do: 'undo' });
  expect(commandOf(press('ㅇ', { code: 'KeyD', ctrlKey: true }), 'cell')).toEqual({ do: 'fillDown' });
});

test('letters, the clipboard and undo within an open cell stay with the browser', () => {
  expect(commandOf(press('a'), 'cell')).toBeNull();
  expect(commandOf(press('c', { code: 'KeyC', ctrlKey: true }), 'cell')).toBeNull();
  expect(commandOf(press('z', { code: 'KeyZ', ctrlKey: true }), 'typing')).toBeNull();
  expect(commandOf(press('Delete'), 'typing')).toBeNull();
});
