import { type RefObject, useEffect, useRef } from 'react';
import { isBlock } from './clipboardText';

type Actions = {
  /** Whether a cell of this grid is the active one and not being edited. */
  listening: () => boolean;
  /** Whether it is being edited. */
  editing: () => boolean;
  undo: () => void;
  redo: () => void;
  fillDown: () => void;
  paste: (text: string) => void;
  /** Something outside the grid took the focus. */
  leave: () => void;
};

/**
 * Keys and pastes that the grid library would handle otherwise or not at all. They are caught before it, on the way
 * down, because it listens on the document too.
 */
export function useGridKeyboard(wrapper: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const caught = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || !latest.current.listening()) return;
      const action = actionOf(event);
      if (!action) return;
      caught(event);
      latest.current[action]();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // Several cells pasted into one that is open would run together into one wrong figure: they go into the grid.
      const leaving = !latest.current.listening() && latest.current.editing() && isBlock(text);
      if (!leaving && !latest.current.listening()) return;
      caught(event);
      if (!leaving) return latest.current.paste(text);
      event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      requestAnimationFrame(() => latest.current.paste(text));
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) latest.current.leave();
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('paste', paste, true);
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('paste', paste, true);
      document.removeEventListener('focusin', focus);
    };
  }, [wrapper]);
}

/** By place on the keyboard as well as by letter, so that a Korean layout works too. */
function actionOf({ key, code, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'fillDown' | null {
  const is = (letter: string) => key.toLowerCase() === letter || code === `Key${letter.toUpperCase()}`;
  if (is('z')) return shiftKey ? 'redo' : 'undo';
  if (is('y') && !shiftKey) return 'redo';
  return is('d') && !shiftKey ? 'fillDown' : null;
}
