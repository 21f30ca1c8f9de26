import { useCallback, useEffect, useRef, useState } from 'react';
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
}

/** The list being written: brought from somewhere, typed over in the grid, its readings corrected. */
export function useLines({ way, lines, onChange, onFile, takesKept }: Options) {
  const [adding, setAdding] = useState<Bringing | null>(null);
  const corrections = useCorrections(lines, onChange);
  const [again, setAgain] = useState<ReadAgain | null>(null);
  const here = useRef(lines);
  useEffect(() => {
    here.current = lines;
  });
  /** A list that is longer than a request may be, until somebody says which part of it this request takes. */
  const [long, setLong] = useState<{ read: EditorLine[]; instead: ReadonlySet<string> } | null>(null);
  const append = useCallback(
    (read: EditorLine[], instead: ReadonlySet<string>) => {
      if (read.length > roomFor(here.current, instead)) {
        setAdding(null);
        setAgain(null);
        setLong({ read, instead });
        return;
      }
      setLong(null);
      onChange((before) => [...before.filter((line) => !isBlank(line) && !instead.has(line.key)), ...read]);
      setAdding(null);
      setAgain(null);
    },
    [onChange],
  );
  /** A list that is here already is not added once more without a question. */
  const bring = useCallback(
    (read: EditorLine[], instead: ReadonlySet<string>) => {
      const diff = instead.size === 0 ? listDiff(here.current, read) : null;
      if (!diff || !isSameList(diff)) return append(read, instead);
      setAdding(null);
      setAgain({ read, diff });
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
  // The list is removed as it is taken, so a second run finds none.
  useEffect(() => {
    const kept = takesKept ? takeKeptList() : null;
    if (!kept) return;
    void takeListFile().then((file) => file && notify(file));
    void readText(kept);
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
      },
      addAll: () => append(again.read, new Set()),
      keep: () => setAgain(null),
    },
    long: long && {
      count: long.read.length,
      parts: partsOf(long.read.length, roomFor(lines, long.instead)),
      take: ([from, to]: Part) => append(long.read.slice(from - 1, to), long.instead),
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
}

const changesOf = ({ changed, added, gone }: ListDiff) => changed.length + added.length + gone.length;

export type LinesWork = ReturnType<typeof useLines>;

const KEY = 'stlbs.bom';

/** Takes the list that was dropped on the home page before signing in; it is kept once only. */
function takeKeptList(): string | null {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text === null) return null;
    window.localStorage.removeItem(KEY);
    const { lines } = JSON.parse(text) as { lines?: unknown };
    if (!Array.isArray(lines)) return null;
    return lines.map(wordsOf).join('\n').trim() || null;
  } catch {
    // No storage, or not what was written here: there is no list then.
    return null;
  }
}

function wordsOf(line: unknown): string {
  if (typeof line === 'string') return line;
  const text: unknown = (line as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
}
