import { type SetStateAction, useCallback, useMemo, useRef } from 'react';
import type { CostChoice } from '../../../../contract/entities/budget';
import type { Attachment } from '../../../../contract/entities/file';
import { useNewest } from '../../../ui/useNewest';
import { type EditorLine, isBlank } from './editorLine';
import type { ChangeTerms, TermsForm } from './terms';

/** What a person edits of a request, be it a draft or a running one. */
export interface Edited {
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
  /** The files that the lines were read from. */
  lists: readonly Attachment[];
  /** What the request as a whole is charged to. */
  cost: CostChoice;
}

/** A request's terms, lines and files while they are being changed, from what they begin with. */
export function useEdited(begun: () => Edited) {
  const [all, put, newest] = useNewest(begun);
  const latest = useRef<() => void>(undefined);
  const setAll = useCallback(
    (next: (now: Edited) => Edited) => {
      put(next);
      latest.current?.();
    },
    [put],
  );
  const { terms, lines, files, lists, cost } = all;
  const set = useCallback(
    <K extends 'lines' | 'files' | 'lists' | 'cost'>(part: K, next: SetStateAction<Edited[K]>) =>
      setAll((now) => {
        const value = next instanceof Function ? next(now[part]) : next;
        return value === now[part] ? now : { ...now, [part]: value };
      }),
    [setAll],
  );
  return {
    /** Everything in one; another one as soon as anything changed. */
    all,
    /** Puts another one in its place without saying that somebody typed. */
    put,
    /** Called on every change at the moment it is made. */
    listen: useCallback((listener: () => void) => {
      latest.current = listener;
    }, []),
    /** The same with what is not drawn yet, as by a grid cell whose screen is going. */
    newest,
    terms,
    changeTerms: useCallback<ChangeTerms>(
      (change) => setAll((now) => ({ ...now, terms: { ...now.terms, ...change } })),
      [setAll],
    ),
    lines,
    setLines: useCallback((next: SetStateAction<Edited['lines']>) => set('lines', next), [set]),
    /** The lines that are sent, in the order of the server's line indexes. */
    kept: useMemo(() => lines.filter((line) => !isBlank(line)), [lines]),
    files,
    setFiles: useCallback((next: SetStateAction<Edited['files']>) => set('files', next), [set]),
    lists,
    setLists: useCallback((next: SetStateAction<Edited['lists']>) => set('lists', next), [set]),
    cost,
    setCost: useCallback((next: Edited['cost']) => set('cost', next), [set]),
  };
}

export type Editing = ReturnType<typeof useEdited>;
