import { startTransition, useEffect } from 'react';
import { inSlices, nextTask } from '../../../ui/inSlices';
import { sheetRow } from './draftSheet';
import { type EditorLine, wrongCells } from './editorLine';
import { rowOf } from './gridRow';
import { conflictsOf } from './lineConflicts';

type LinesChange = (change: (lines: readonly EditorLine[]) => readonly EditorLine[]) => void;

/** Reads lines that wait for their turn, slice by slice, and puts them in place of those that waited; how many still do. */
export function useSlicedReading(lines: readonly EditorLine[], onChange: LinesChange): number {
  useEffect(() => {
    const waiting = lines.filter(({ toRead }) => toRead);
    if (waiting.length === 0) return;
    let gone = false;
    const read = async () => {
      // A line that was read keeps what it found, so that a change of the list meanwhile begins nothing again.
      if (!(await inSlices(waiting, readAhead, () => gone))) return;
      // What follows is a task by itself with thousands of lines.
      await nextTask();
      if (gone) return;
      startTransition(() => onChange((now) => now.map((line) => line.toRead?.() ?? line)));
    };
    const timer = setTimeout(() => void read());
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [lines, onChange]);
  return lines.reduce((count, { toRead }) => count + (toRead ? 1 : 0), 0);
}

/** Reads a line, and works out what the grid and the next save will ask of it, so that they wait for none of thousands. */
function readAhead({ toRead }: EditorLine): void {
  const line = toRead?.();
  if (!line) return;
  rowOf(line);
  wrongCells(line);
  conflictsOf(line);
  sheetRow(line);
}
