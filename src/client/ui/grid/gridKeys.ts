import type { Direction } from './selection';

/** How the focus stands: on a cell, in one that a letter has opened, or in one opened to be changed. */
export type KeyMode = 'cell' | 'typing' | 'editing';

export type KeyCommand =
  | { do: 'move'; direction: Direction; extend: boolean; far: boolean }
  | { do: 'page'; direction: 'up' | 'down'; extend: boolean }
  | { do: 'home' | 'end'; extend: boolean; far: boolean }
  | { do: 'enter' | 'tab'; back: boolean }
  | { do: 'nextMark'; back: boolean /** Goes to cells with this mark alone. */; kind?: 'error' }
  | {
      do:
        | 'edit'
        | 'list'
        | 'escape'
        | 'clear'
        | 'selectAll'
        | 'selectRows'
        | 'selectColumns'
        | 'fillDown'
        | 'fillTyped'
        | 'insertRow'
        | 'undo'
        | 'redo'
        | 'find'
        | 'accept';
    };

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key means, null where it is the browser's: characters go into the field, Ctrl+C to the clipboard. */
export function commandOf(event: Keys, mode: KeyMode): KeyCommand | null {
  const { key, shiftKey: extend, altKey } = event;
  const far = event.ctrlKey || event.metaKey;
  const direction = ARROWS[key];
  if (direction) return arrow(direction, event, mode);
  if (key === 'Enter') return enter(event, mode);
  if (key === 'Tab') return far || altKey ? null : { do: 'tab', back: extend };
  if (key === 'Escape') return { do: 'escape' };
  if (key === 'F8') return { do: 'nextMark', back: extend };
  if (mode !== 'cell') return null;
  if (key === 'F2') return { do: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === 'PageUp' || key === 'PageDown')
    return { do: 'page', direction: key === 'PageUp' ? 'up' : 'down', extend };
  if (key === 'Home' || key === 'End') return { do: key === 'Home' ? 'home' : 'end', extend, far };
  if (key === ' ' && far) return { do: 'selectColumns' };
  if (key === ' ' && extend) return { do: 'selectRows' };
  return far && !altKey ? letter(event) : null;
}

function arrow(direction: Direction, { shiftKey, ctrlKey, metaKey, altKey }: Keys, mode: KeyMode): KeyCommand | null {
  if (altKey) return direction === 'down' ? { do: 'list' } : null;
  // In a cell that was opened to be changed arrows move the caret.
  if (mode === 'editing') return null;
  return { do: 'move', direction, extend: shiftKey && mode === 'cell', far: (ctrlKey || metaKey) && mode === 'cell' };
}

function enter({ shiftKey, ctrlKey, metaKey, altKey }: Keys, mode: KeyMode): KeyCommand {
  if (altKey) return { do: 'accept' };
  if (ctrlKey || metaKey) return mode === 'cell' ? { do: 'edit' } : { do: 'fillTyped' };
  return shiftKey && mode === 'cell' ? { do: 'insertRow' } : { do: 'enter', back: shiftKey };
}

/** By place on the keyboard as well as by letter, so that a Korean layout works too. */
function letter({ key, code, shiftKey }: Keys): KeyCommand | null {
  const is = (name: string) => key.toLowerCase() === name || code === `Key${name.toUpperCase()}`;
  if (is('z')) return { do: shiftKey ? 'redo' : 'undo' };
  if (shiftKey) return null;
  if (is('y')) return { do: 'redo' };
  if (is('d')) return { do: 'fillDown' };
  if (is('a')) return { do: 'selectAll' };
  return is('f') || is('h') ? { do: 'find' } : null;
}
