import { useCallback, useState } from 'react';
import type { EditorLine } from '../editorLine';
import { alike, type Correction, correctedIn, correctionOf } from './alike';
import { joinDuplicates } from './duplicates';

type Lines = readonly EditorLine[];
type Change = (change: (lines: Lines) => Lines) => void;

/** What was done to many lines at once, and the lines before it. */
interface Done {
  kind: 'corrected' | 'joined' | 'excluded' | 'updated';
  count: number;
  before: Lines;
  /** Distinguishes one action from the next. */
  id: number;
}

let actions = 0;

/** Whether an edit puts back what a correction changed, as undo does: nothing is to be learned of it. */
const takesBack = ({ cell, to, line }: Correction, last: Correction) =>
  cell === last.cell && line.key === last.line.key && to === last.from;

/** Corrections that reach beyond one cell, each with its way back. */
export function useCorrections(lines: Lines, onChange: Change) {
  const [done, setDone] = useState<Done | null>(null);
  const [offer, setOffer] = useState<Correction | null>(null);
  const [lesson, setLesson] = useState<Correction | null>(null);

  const notify = (kind: Done['kind'], count: number) => {
    setOffer(null);
    actions += 1;
    setDone({ kind, count, before: lines, id: actions });
  };

  return {
    done,
    undo: () => {
      if (done) onChange(() => done.before);
      setDone(null);
    },
    expire: () => setDone(null),
    /** The last correction made by hand, to be offered to other lines that read alike. */
    offer,
    dismiss: () => setOffer(null),
    /** The last correction made by hand, of which a word may be remembered. */
    lesson,
    forgetLesson: () => setLesson(null),
    correct: (correction: Correction, everywhere: boolean) => {
      const others = everywhere ? alike(lines, correction) : [];
      const keys = new Set([correction.line.key, ...others.map(({ key }) => key)]);
      onChange((now) => correctedIn(now, keys, correction));
      notify('corrected', keys.size);
    },
    /** The same in the other lines alike, after it was made in one by hand. */
    spread: (correction: Correction) => {
      const keys = new Set(alike(lines, correction).map(({ key }) => key));
      onChange((now) => correctedIn(now, keys, correction));
      notify('corrected', keys.size);
    },
    join: () => {
      const joined = joinDuplicates(lines);
      onChange(() => joined);
      notify('joined', lines.length - joined.length);
    },
    /** Puts other lines in place of all, with the way back. */
    replaceAll: (kind: Done['kind'], after: Lines, count: number) => {
      onChange(() => after);
      notify(kind, count);
    },
    setExcluded: (key: string, excluded: boolean) => {
      onChange((now) => now.map((line) => (line.key === key ? { ...line, excluded } : line)));
      if (excluded) notify('excluded', 1);
    },
    /** Offers to make a correction elsewhere too; the way back of an earlier action would undo later edits, so it goes. */
    noteEdit: useCallback((before: Lines, after: Lines) => {
      setDone(null);
      const correction = correctionOf(before, after);
      setOffer(correction);
      if (correction) setLesson((last) => (last && takesBack(correction, last) ? null : correction));
    }, []),
  };
}

export type Corrections = ReturnType<typeof useCorrections>;
