/** Who is to hear when something that this browser keeps has changed, here or in another tab. */
export interface BrowserStore {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** Notifies this tab; the browser notifies the others. */
  notify: () => void;
}

/** The listeners of one kind of what lies in `localStorage`. */
export function browserStore(): BrowserStore {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
