import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { Rfq } from '../../../../contract/entities/rfq';
import { errorTable } from '../../../../contract/errors';
import { ApiError, hasCode } from '../../../api/ApiError';
import { usualDay } from '../../../parts/rfq/firstDay';
import { useCreateRfq, useSaveRfq } from '../../../queries/rfq';
import { useKeptWork, useRestored } from '../../../shell/session/keptWork';
import { useNewest } from '../../../ui/useNewest';
import { DraftSaver, type Saved, type SaveState } from './draftSaver';
import { blankLine, type EditorLine, fromSaved, isBlank, toInput } from './editorLine';
import { type ChangeTerms, NEW_TERMS, type TermsForm, toForm, toTerms } from './terms';

/** What most requests give sellers; the field shows it, to be changed. */
const USUAL_BUSINESS_DAYS = 5;

/** What was typed into a draft and not saved when the login ended, and what it was typed over. */
interface Unsaved {
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
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

function judge(error: unknown): 'stale' | 'again' | 'refused' {
  if (hasCode(error, errorTable.STALE_VERSION.mcode)) return 'stale';
  const unanswered =
    error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);
  return unanswered ? 'again' : 'refused';
}

/** A draft being edited: its terms and lines, saved as they change. */
export function useDraft(rfq: Rfq | null, { blankRows, onCreated }: Options) {
  const restored = useRestored<Unsaved>(placeOf(rfq));
  const [opened] = useState(() => restored ?? open(rfq, blankRows));
  const [terms, setTerms] = useState(opened.terms);
  const [lines, setLines, newest] = useNewest(() => opened.lines);
  const [files, setFiles] = useState(opened.files);
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [saved, setSaved] = useState(opened.saved);
  const number = saved?.rfq_number_id ?? null;
  const { mutateAsync: create } = useCreateRfq();
  const { mutateAsync: save } = useSaveRfq();
  const kept = useMemo(() => lines.filter((line) => !isBlank(line)), [lines]);
  const inputs = useMemo(() => kept.map(toInput), [kept]);

  const [saver] = useState(() => {
    const port = {
      judge,
      create: (body: Parameters<typeof create>[0]['body'], idempotencyKey: string) => create({ body, idempotencyKey }),
      save: ({ rfq_number_id, version }: Saved, body: Parameters<typeof create>[0]['body']) =>
        save({ id: rfq_number_id, version, ...body }),
    };
    const tell = (next: SaveState, now: Saved | null) => {
      setState(next);
      setSaved(now);
    };
    return new DraftSaver(port, opened.saved, rfq && !restored ? inputs : null, tell);
  });

  const before = useRef(restored ? null : { terms, inputs, files });
  useEffect(() => {
    const { current } = before;
    if (current?.terms === terms && current.inputs === inputs && current.files === files) return;
    before.current = { terms, inputs, files };
    const empty = inputs.length === 0 && files.length === 0 && !terms.title && !terms.project_name;
    if (number === null && empty) return;
    saver.changed({ terms: { ...toTerms(terms), file_ids: files.map((file) => file.file_id) }, lines: inputs });
  }, [saver, terms, inputs, files, number]);

  const settled = state.kind === 'clean' || state.kind === 'saved';
  useKeptWork(placeOf(saved), () =>
    settled && newest.current === lines ? null : ({ terms, lines: newest.current, files, saved } satisfies Unsaved),
  );

  useEffect(() => {
    saver.open();
    return () => saver.close();
  }, [saver]);

  const created = useRef(rfq !== null);
  useEffect(() => {
    if (number === null || created.current) return;
    created.current = true;
    onCreated(number);
  }, [number, onCreated]);

  const changeTerms = useCallback<ChangeTerms>((change) => setTerms((now) => ({ ...now, ...change })), []);
  return {
    terms,
    changeTerms,
    lines,
    setLines,
    files,
    setFiles,
    /** The lines that are sent, in the order of the server's line indexes. */
    kept,
    state,
    number,
    flush: useCallback(() => saver.flush(), [saver]),
    settled: useCallback(() => saver.settled(), [saver]),
    stop: useCallback(() => saver.stop(), [saver]),
  };
}

export type Draft = ReturnType<typeof useDraft>;
