import { type Dispatch, type RefObject, type SetStateAction, useCallback, useRef, useState } from 'react';

/**
 * State whose newest value can be read also when it changed while its screen was going, as by a grid cell that was still
 * being typed in: React draws no such change any more.
 */
export function useNewest<T>(begin: () => T): readonly [T, Dispatch<SetStateAction<T>>, Readonly<RefObject<T>>] {
  const [value, setValue] = useState(begin);
  const newest = useRef(value);
  const change = useCallback((next: SetStateAction<T>) => {
    newest.current = next instanceof Function ? next(newest.current) : next;
    setValue(newest.current);
  }, []);
  return [value, change, newest];
}
