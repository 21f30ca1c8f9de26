import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rfq, RfqLineInput } from '../../../../contract/entities/rfq';
import { usualDay } from '../../../parts/rfq/firstDay';
import { useKeptWork, useRestored } from '../../../shell/session/keptWork';
import type { DraftSaver, Saved } from './draftSaver';
import { blankLine, fromSaved, toInput } from './editorLine';
import { NEW_TERMS, toForm, toTerms } from './terms';
import { type Edited, useEdited } from './useEdited';
import { useSaver } from './useSaver';

/** What most requests give sellers; the field shows it, to be changed. */
const USUAL_BUSINESS_DAYS = 5;

/** What was typed into a draft and not saved when the login ended, and what it was typed over. */
interface Unsaved extends Edited {
  saved: Saved | null;
}

/** Opening a draft copes with several thousand lines, so its lines are made once. */
function open(rfq: Rfq | null, blankRows: number): Unsaved {
  const saved = rfq ? rfq.lines.map(fromSaved) : [];
  return {
    terms: rfq ? toForm(rfq) : { ...NEW_TERMS, deadline_date: usualDay(new Date(), USUAL_BUSINESS_DAYS) },
    lines: saved.length > 0 ? saved : Array.from({ length: blankRows }, blankLine),
    files: rfq?.attachments ?? [],
    saved: rfq && { rfq_number_id: rfq.rfq_number_id, version: rfq.version },
  };
}

interface Options {
  /** Rows that an empty list begins with. */
  blankRows: number;
  /** Tells the number of a new draft. */
  onCreated: (number: string) => void;
}

const placeOf = (draft: Saved | null) => `draft:${draft?.rfq_number_id ?? 'new'}`;

/** What is sent of a draft; each part keeps its identity as long as nothing of it changed. */
interface Fed extends Pick<Edited, 'terms' | 'files'> {
  inputs: readonly RfqLineInput[];
}

/** Hands every change to the saver. What the draft was opened with is none, unless it was restored unsaved. */
function useFeeding(saver: DraftSaver, number: string | null, now: Fed, restored: boolean) {
  const { terms, inputs, files } = now;
  const before = useRef(restored ? null : now);
  useEffect(() => {
    const { current } = before;
    if (current?.terms === terms && current.inputs === inputs && current.files === files) return;
    before.current = { terms, inputs, files };
    const empty = inputs.length === 0 && files.length === 0 && !terms.title && !terms.project_name;
    if (number === null && empty) return;
    saver.changed({ terms: { ...toTerms(terms), file_ids: files.map((file) => file.file_id) }, lines: inputs });
  }, [saver, terms, inputs, files, number]);
}

/** A draft being edited: its terms and lines, saved as they change. */
export function useDraft(rfq: Rfq | null, { blankRows, onCreated }: Options) {
  const restored = useRestored<Unsaved>(placeOf(rfq));
  const [opened] = useState(() => restored ?? open(rfq, blankRows));
  const edited = useEdited(opened);
  const { terms, lines, files, kept, newest } = edited;
  const inputs = useMemo(() => kept.map(toInput), [kept]);
  const { saver, state, saved, number } = useSaver(opened.saved, rfq && !restored ? inputs : null, onCreated);
  useFeeding(saver, number, { terms, inputs, files }, Boolean(restored));

  const settled = state.kind === 'clean' || state.kind === 'saved';
  useKeptWork(placeOf(saved), () =>
    settled && newest.current === lines ? null : ({ terms, lines: newest.current, files, saved } satisfies Unsaved),
  );
  return {
    ...edited,
    state,
    number,
    flush: useCallback(() => saver.flush(), [saver]),
    settled: useCallback(() => saver.settled(), [saver]),
    stop: useCallback(() => saver.stop(), [saver]),
  };
}

export type Draft = ReturnType<typeof useDraft>;
