import { useCallback, useEffect, useRef } from 'react';
import type { CostAssignment } from '../../../../contract/entities/budget';
import type { Rfq } from '../../../../contract/entities/rfq';
import type { Language } from '../../../../contract/constants';
import { serverNow } from '../../../clock';
import { useReader } from '../../../shared/useReader';
import { usualDay } from '../../../shared/rfq/firstDay';
import type { RequestStart } from '../../../paths';
import { useAutosave } from '../../../shell/autosave/useAutosave';
import { draftPlace } from './draftPlace';
import { UNCHARGED } from './draftCost';
import { editedOf, sheetOf, sheetRow, withSheet } from './draftSheet';
import { blankLine, type EditorLine, isBlank } from './editorLine';
import { NEW_TERMS } from './terms';
import { useDraftPort } from './useDraftPort';
import { type Edited, useEdited } from './useEdited';

/** What most requests give sellers; the field shows it, to be changed. */
const USUAL_BUSINESS_DAYS = 5;

/** Opening a draft copes with several thousand lines, so its lines are made once. */
function open(rfq: Rfq | null, cost: CostAssignment, blankRows: number, language: Language): Edited {
  const saved = rfq && editedOf(rfq, language, cost);
  const usual = usualDay(new Date(serverNow()), USUAL_BUSINESS_DAYS);
  return {
    terms: saved?.terms ?? { ...NEW_TERMS, deadline_date: usual },
    lines: saved && saved.lines.length > 0 ? saved.lines : Array.from({ length: blankRows }, blankLine),
    files: saved?.files ?? [],
    lists: saved?.lists ?? [],
    cost: { cost_centre_id: cost.cost_centre_id, project_id: cost.project_id },
  };
}

interface Options {
  way: RequestStart;
  /** Rows that an empty list begins with. */
  blankRows: number;
  /** What a saved draft is charged to, or a new one to begin with. */
  cost: CostAssignment;
  /** Called with the number of a new draft. */
  onCreated: (number: string) => void;
}

/** Whether nothing at all was entered that would be worth a draft. */
function isEmpty({ terms, lines, files, lists }: Edited): boolean {
  return files.length + lists.length === 0 && lines.every(isBlank) && !terms.title && !terms.project_name;
}

/** A draft being edited: its terms and lines, saved as they change. */
export function useDraft(rfq: Rfq | null, { way, blankRows, cost, onCreated }: Options) {
  const language = useReader();
  const edited = useEdited(() => open(rfq, cost, blankRows, language));
  const { all, put, listen, newest } = edited;
  const { number, saved, send, load, forgetCreation } = useDraftPort(rfq, edited, {
    cost: rfq ? cost : UNCHARGED,
    onCreated,
  });
  /** What the form holds without anybody having typed: as it was opened, or as it was merged. */
  const given = useRef(all);
  const autosave = useAutosave(
    {
      place: draftPlace(number ?? `new:${way}`),
      apart: number === null,
      read: () => sheetOf(newest.current),
      apply: (sheet) => {
        put((now) => withSheet(now, sheet, language));
        given.current = newest.current;
      },
      send,
      load,
    },
    () => sheetOf(all),
  );
  const { changed, typed, flush, idle, state } = autosave;
  useEffect(() => {
    const look = () => {
      if (given.current === newest.current) return;
      given.current = newest.current;
      if (number !== null || !isEmpty(newest.current)) changed();
    };
    // Not a frame later: a browser may be killed in it.
    listen(look);
    look();
  }, [number, changed, listen, newest]);
  useEffect(() => {
    if (state.kind === 'refused') forgetCreation();
  }, [state, forgetCreation]);

  return {
    ...edited,
    autosave,
    number,
    /** A cell of this line is being typed in. */
    typeLine: useCallback((line: EditorLine) => typed(sheetRow(line)), [typed]),
    /** Saves at once; throws why it could not. */
    flush: useCallback(async () => {
      await flush();
      if (!saved.current) throw new Error('Nothing was saved.');
      return saved.current;
    }, [flush, saved]),
    /** The draft as it was last saved; what waits to be saved is not sent. */
    settled: useCallback(async () => {
      await idle();
      return saved.current;
    }, [idle, saved]),
    stop: autosave.stop,
  };
}

export type Draft = ReturnType<typeof useDraft>;
