import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GridPlace } from './gridTypes';

export type OpenCell = {
  place: GridPlace;
  /** `typing`: a letter opened it and arrows leave it. `editing`: it was opened to be changed. */
  mode: 'typing' | 'editing';
  /** What stood in it. */
  before: string;
};

type Given = {
  /** What a person would edit in a cell; null where it may not be changed. */
  textAt: (place: GridPlace) => string | null;
  write: (place: GridPlace, text: string) => void;
  /** Called with what stands in the field at every letter, and with what stood there when the change is given up. */
  onType: (place: GridPlace, text: string) => void;
};

/**
 * The one field of the grid. It lies over the active cell, empty and with the focus, so that the first letter of any
 * keyboard or input method goes into it. During a composition it is neither blurred nor set.
 */
export function useCellEditor({ textAt, write, onType }: Given) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<OpenCell | null>(null);
  const current = useRef<OpenCell | null>(null);
  const composing = useRef(false);
  const quiet = useRef(false);
  const set = useCallback((next: OpenCell | null) => {
    current.current = next;
    setOpen(next);
  }, []);
  const empty = () => {
    if (field.current && !composing.current) field.current.value = '';
  };

  /** Opens a cell; with a text instead of its own where one was chosen or typed. */
  const begin = (place: GridPlace, mode: OpenCell['mode'], text?: string) => {
    const before = textAt(place);
    if (before === null) return false;
    set({ place, mode, before });
    const element = field.current;
    if (element && !composing.current && mode === 'editing') {
      element.value = text ?? before;
      element.setSelectionRange(element.value.length, element.value.length);
    }
    return true;
  };

  /** Takes the focus away for a moment, which ends a composition as a click elsewhere does, and brings a device's keyboard. */
  const refocus = useCallback(() => {
    quiet.current = true;
    field.current?.blur();
    field.current?.focus({ preventScroll: true });
    quiet.current = false;
  }, []);

  /** Takes over what stands in the field; `text` instead of it where an option was chosen. */
  const commit = (text?: string) => {
    if (composing.current) refocus();
    const cell = current.current;
    if (!cell) return;
    const typed = text ?? field.current?.value ?? '';
    set(null);
    empty();
    if (typed !== cell.before) write(cell.place, typed);
  };

  const cancel = () => {
    const cell = current.current;
    set(null);
    empty();
    if (cell) onType(cell.place, cell.before);
  };

  /** A letter came into the field. */
  const input = (active: GridPlace | null) => {
    const text = field.current?.value ?? '';
    if (!current.current && (!active || text === '' || !begin(active, 'typing'))) return empty();
    const cell = current.current;
    if (cell) onType(cell.place, text);
  };

  useUnmountCommit(() => {
    const cell = current.current;
    const text = field.current?.value;
    if (cell && text !== undefined && text !== cell.before) write(cell.place, text);
  });
  return {
    field,
    open,
    current,
    composing,
    begin,
    commit,
    cancel,
    input,
    refocus,
    /** The focus went elsewhere; a change of the window is no leaving, it comes back to the field. */
    left: () => {
      if (!quiet.current && document.activeElement !== field.current) commit();
    },
    compositionStart: () => {
      composing.current = true;
    },
    compositionEnd: () => {
      composing.current = false;
      // Letters for a cell that may not be changed.
      if (!current.current) empty();
    },
  };
}

/** What stands in the field when its screen goes is taken over. */
function useUnmountCommit(takeOver: () => void): void {
  const newest = useRef(takeOver);
  useEffect(() => {
    newest.current = takeOver;
  });
  useLayoutEffect(() => () => newest.current(), []);
}

export type CellEditorState = ReturnType<typeof useCellEditor>;
