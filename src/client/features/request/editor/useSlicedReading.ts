import { useEffect } from 'react';
import type { EditorLine } from './editorLine';

type LinesChange = (change: (lines: readonly EditorLine[]) => readonly EditorLine[]) => void;

/** Longest that lines are read before the page may draw and take keys again, in ms. */
const SLICE_MS = 12;

/** Reads lines that wait for their turn, slice by slice, and puts them in place of those that waited; how many still do. */
export function useSlicedReading(lines: readonly EditorLine[], onChange: LinesChange): number {
  useEffect(() => {
    const waiting = lines.filter(({ toRead }) => toRead);
    if (waiting.length === 0) return;
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const until = performance.now() + SLICE_MS;
      // A line that was read keeps what it found, so that a change of the list meanwhile begins nothing again.
      while (next < waiting.length && performance.now() < until) {
        waiting[next]?.toRead?.();
        next += 1;
      }
      if (next < waiting.length) timer = setTimeout(slice);
      else onChange((now) => now.map((line) => line.toRead?.() ?? line));
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [lines, onChange]);
  return lines.reduce((count, { toRead }) => count + (toRead ? 1 : 0), 0);
}
