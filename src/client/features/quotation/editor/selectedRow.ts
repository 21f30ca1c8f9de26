/** Which row of the grid is selected, kept outside of React's state: a move draws only what shows it. */
export interface SelectedRow {
  get: () => number;
  set: (index: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A selection that starts on the first row; who subscribes gets what ends it. */
export function makeSelectedRow(): SelectedRow {
  let present = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => present,
    set: (index) => {
      if (index === present) return;
      present = index;
      for (const notify of listeners) notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
