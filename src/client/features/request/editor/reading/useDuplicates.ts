import { useEffect, useState } from 'react';
import type { EditorLine } from '../editorLine';
import { duplicatesAhead } from './duplicates';

/** So long after the last change lines are compared; while typing goes on nobody needs a count. */
const REST_MS = 200;

/** How many lines would go if lines of the same material were joined, counted in slices once nobody changes them. */
export function useDuplicates(lines: readonly EditorLine[]): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      void duplicatesAhead(lines, () => gone).then((counted) => counted !== null && setCount(counted));
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [lines]);
  return count;
}
