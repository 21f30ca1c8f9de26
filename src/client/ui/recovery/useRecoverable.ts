import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Part of a form that has no field of its own, e.g. the lines of a grid. */
export interface RecoverablePart {
  /** As it is now, as JSON. */
  read(): string;
  /** Whether somebody changed it since the form opened. */
  changed(): boolean;
  write(json: string): void;
}

/** Before a part's name, which so is no field's. */
export const PART = 'part:';

export type RecoverableParts = Map<string, RecoverablePart>;

export const PartsContext = createContext<RecoverableParts | null>(null);

/**
 * Keeps a value with the form around it (`Recovery`), which holds more than fields show.
 *
 * @param value as JSON can hold it.
 * @param onRestore takes a value of before.
 */
export function useRecoverable<Value>(name: string, value: Value, onRestore: (value: Value) => void): void {
  const parts = use(PartsContext);
  const [first] = useState(() => JSON.stringify(value));
  const now = useRef({ value, onRestore });
  useEffect(() => {
    now.current = { value, onRestore };
  });
  useLayoutEffect(() => {
    parts?.set(name, {
      read: () => JSON.stringify(now.current.value),
      changed: () => JSON.stringify(now.current.value) !== first,
      write: (json) => now.current.onRestore(JSON.parse(json) as Value),
    });
  }, [parts, name, first]);
}
