/** Which rows of the grid are selected, kept outside of React's state: a move draws only what shows it. */
export interface SelectedRow {
  /** The first of them. */
  get: () => number;
  all: () => readonly number[];
  set: (rows: readonly number[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A selection that starts on the first row; who subscribes gets what ends it. */
export function makeSelectedRow(): SelectedRow {
  let present: readonly number[] = [0];
  const listeners = new Set<() => void>();
  return {
    get: () => present[0] ?? 0,
    all: () => present,
    set: (rows) => {
      const moved = rows[0] !== present[0];
      present = rows;
      if (moved) for (const notify of listeners) notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
