import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetLines, keptText } from '../../../shared/visitorList';
import { takeListFile } from '../../../shared/visitorListFile';
import type { RequestStart } from '../../../paths';
import { MAX_LINES } from '../../../../contract/constants';
import { type Part, partsOf } from './longList/listParts';
import { useIntake } from '../intake/useIntake';
import { isSameList, type ListDiff, listDiff, updatedLines } from './again/listDiff';
import type { Bringing } from './BringButtons';
import { type EditorLine, isBlank } from './editorLine';
import { type GridRow, linesOf } from './gridRow';
import { mergeItems } from './mergeItems';
import { useSlicedReading } from './useSlicedReading';
import { useCorrections } from './reading/useCorrections';

export type LinesChange = (change: (lines: readonly EditorLine[]) => readonly EditorLine[]) => void;

interface Options {
  way: RequestStart;
  lines: readonly EditorLine[];
  onChange: LinesChange;
  /** Called for each file once lines were read from it. */
  onFile: (files: readonly File[]) => void;
  takesKept: boolean;
  pasteOpened: number;
}

/** The list being written: brought from somewhere, typed over in the grid, its readings corrected. */
export function useLines({ way, lines, onChange, onFile, takesKept, pasteOpened }: Options) {
  const [adding, setAdding] = useState<Bringing | null>(null);
  const [opened, setOpened] = useState(pasteOpened);
  if (pasteOpened !== opened) {
    setOpened(pasteOpened);
    setAdding('paste');
  }
  const corrections = useCorrections(lines, onChange);
  const [again, setAgain] = useState<ReadAgain | null>(null);
  const here = useRef(lines);
  useEffect(() => {
    here.current = lines;
  });
  /** A list that is longer than a request may be, until somebody says which part of it this request takes. */
  const [long, setLong] = useState<{ read: EditorLine[]; instead: ReadonlySet<string> } | null>(null);
  /** Whether all lines were taken; of a list that is longer than its room, only what a person chooses is. */
  const append = useCallback(
    async (read: EditorLine[], instead: ReadonlySet<string>): Promise<boolean> => {
      setAdding(null);
      setAgain(null);
      const fits = read.length <= roomFor(here.current, instead);
      setLong(fits ? null : { read, instead });
      if (fits) onChange((before) => [...before.filter((line) => !isBlank(line) && !instead.has(line.key)), ...read]);
      return fits && read.length > 0;
    },
    [onChange],
  );
  /** A list that is here already is not added once more without a question. */
  const bring = useCallback(
    async (read: EditorLine[], instead: ReadonlySet<string>): Promise<boolean> => {
      const diff = instead.size === 0 ? listDiff(here.current, read) : null;
      if (!diff || !isSameList(diff)) return append(read, instead);
      setAdding(null);
      return new Promise((decide) => setAgain({ read, diff, decide }));
    },
    [append],
  );
  // The newest one, so that a list is read once however often it is made again.
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  const notify = useCallback((file: File) => latest.current([file]), []);
  const intake = useIntake(bring, notify);
  const { readText } = intake;
  const begun = useRef(false);
  // The list stays in the browser until its lines stand here: what could not be read is read at the next visit.
  useEffect(() => {
    const kept = takesKept && !begun.current ? keptText() : null;
    if (kept === null) return;
    begun.current = true;
    const take = async () => {
      if (!(await readText(kept))) return;
      const file = await takeListFile();
      forgetLines();
      if (file) notify(file);
    };
    void take();
  }, [readText, takesKept, notify]);
  const waiting = useSlicedReading(lines, onChange);
  const empty = lines.every(isBlank);
  return {
    adding,
    toggle: (what: Bringing) => setAdding((now) => (now === what ? null : what)),
    /** Whence the list comes just now. */
    bringing: empty && way !== 'manual' ? way : adding,
    showsGrid: !empty || way === 'manual',
    append,
    /** Lines that are still to be read. */
    waiting,
    intake,
    corrections,
    /** A list that was brought once more, until somebody says what becomes of it. */
    again: again && {
      ...again.diff,
      update: () => {
        corrections.replaceAll('updated', updatedLines(lines, again.read, again.diff), changesOf(again.diff));
        setAgain(null);
        again.decide(true);
      },
      addAll: () => void append(again.read, new Set()).then(again.decide),
      keep: () => {
        setAgain(null);
        again.decide(true);
      },
    },
    long: long && {
      count: long.read.length,
      parts: partsOf(long.read.length, roomFor(lines, long.instead)),
      take: ([from, to]: Part): void => void append(long.read.slice(from - 1, to), long.instead),
      leave: () => setLong(null),
    },
    edit: (edited: GridRow[]) => {
      const after = mergeItems(lines, linesOf(edited));
      corrections.noteEdit(lines, after);
      onChange((before) => (before === lines ? after : mergeItems(before, linesOf(edited))));
    },
  };
}

/** How many lines a request can still take. */
const roomFor = (lines: readonly EditorLine[], instead: ReadonlySet<string>): number =>
  MAX_LINES - lines.filter((line) => !isBlank(line) && !instead.has(line.key)).length;

interface ReadAgain {
  read: EditorLine[];
  diff: ListDiff;
  /** Called with whether its lines are needed no more. */
  decide: (settled: boolean) => void;
}

const changesOf = ({ changed, added, gone }: ListDiff) => changed.length + added.length + gone.length;

export type LinesWork = ReturnType<typeof useLines>;
