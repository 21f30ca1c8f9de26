import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../../ui/toast';
import type { Attachment } from '../../../../contract/entities/file';
import type { Rfq } from '../../../../contract/entities/rfq';
import { useReader } from '../../../shared/useReader';
import { paths } from '../../../paths';
import { useAmendRfq } from '../../../queries/rfqDialogue';
import { useAutosave } from '../../../shell/autosave/useAutosave';
import type { Sheet } from '../../../shell/autosave/sheet';
import { useNewest } from '../../../ui/useNewest';
import { amendPlace } from '../editor/draftPlace';
import { editedOf, savedSheet, sheetOf, sheetRow, withSheet } from '../editor/draftSheet';
import type { EditorLine } from '../editor/editorLine';
import { type Edited, type Editing, useEdited } from '../editor/useEdited';
import { type AmendableTerm, amendLines, changedTerms, lineChanges } from './amendment';

const ids = (files: readonly Attachment[]) => files.map((file) => file.file_id).join();

/** What differs from the request as it was opened. */
function useChanges(opened: Rfq, { terms, lines, files }: Edited) {
  const changes = useMemo(() => lineChanges(opened, lines), [opened, lines]);
  const termsNow = useMemo(() => changedTerms(opened, terms), [opened, terms]);
  const filesChanged = ids(files) !== ids(opened.attachments);
  const linesChanged =
    changes.requestedAgain.length + changes.added.length + changes.removed.length + changes.silent > 0;
  const changed = linesChanged || filesChanged || Object.keys(termsNow).length > 0;
  return { changes, termsNow, filesChanged, linesChanged, changed };
}

interface Note {
  note: string;
  setNote: (note: string) => void;
  newestNote: Readonly<RefObject<string>>;
}

const withNote = (sheet: Sheet, note: string): Sheet => ({ ...sheet, fields: { ...sheet.fields, note } });

/** Keeps the changes on this device until they are sent; what comes back is laid over the request as it is now. */
function useKept(opened: Rfq, { put, listen, newest }: Editing, { note, setNote, newestNote }: Note) {
  const language = useReader();
  const base = withNote(savedSheet(opened), '');
  const autosave = useAutosave(
    {
      place: amendPlace(opened.rfq_number_id),
      read: () => withNote(sheetOf(newest.current), newestNote.current),
      apply: (sheet) => {
        put((now) => withSheet(now, sheet, language));
        const { note: kept } = sheet.fields;
        setNote(typeof kept === 'string' ? kept : '');
      },
      send: null,
      load: () => Promise.resolve(base),
    },
    () => base,
  );
  const { changed } = autosave;
  const before = useRef(note);
  useEffect(() => listen(changed), [listen, changed]);
  useEffect(() => {
    if (before.current === note) return;
    before.current = note;
    changed();
  }, [note, changed]);
  return autosave;
}

/** Leaves for the request once its changes are sent, and only when the warning about unsaved work is gone. */
function useLeaving(number: string) {
  const [left, setLeft] = useState(false);
  const { push } = useRouter();
  useEffect(() => {
    if (left) void push(paths.project.detail(number));
  }, [left, push, number]);
  return { left, leave: () => setLeft(true) };
}

/**
 * What is being changed of a running request. `rfq` is the newest known: a quotation that arrives meanwhile gives it
 * another version, which loses nothing; another revision means that a colleague amended it.
 */
export function useAmending(rfq: Rfq) {
  const { t } = useTranslation('buyer');
  const language = useReader();
  const [opened] = useState(rfq);
  const edited = useEdited(() => editedOf(opened, language));
  const { lines, files, lists } = edited;
  const [note, setNote, newestNote] = useNewest(() => '');
  const { left, leave } = useLeaving(opened.rfq_number_id);
  const { mutate, isPending, error, reset } = useAmendRfq();
  const { changes, termsNow, filesChanged, linesChanged, changed } = useChanges(opened, edited);
  const autosave = useKept(opened, edited, { note, setNote, newestNote });
  const { typed } = autosave;

  const send = () => {
    const onSuccess = () => {
      autosave.stop();
      leave();
      toast.success(t('amend.done'));
    };
    const change = {
      ...(linesChanged ? { lines: amendLines(opened, lines) } : {}),
      ...(filesChanged ? { file_ids: files.map((file) => file.file_id) } : {}),
      ...(ids(lists) === ids(opened.lists) ? {} : { list_file_ids: lists.map((file) => file.file_id) }),
    };
    const { rfq_number_id: id } = opened;
    mutate({ id, version: rfq.version, note: note.trim() || null, terms: termsNow, ...change }, { onSuccess });
  };

  return {
    ...edited,
    note,
    setNote,
    changes,
    changedTerms: Object.keys(termsNow) as AmendableTerm[],
    filesChanged,
    changed,
    autosave,
    /** A cell of this line is being typed in. */
    typeLine: useCallback((line: EditorLine) => typed(sheetRow(line)), [typed]),
    /** A colleague amended the request since it was opened here. */
    overtaken: rfq.revision !== opened.revision && !isPending && !left,
    /** The deadline came while the changes were being typed. */
    ended: rfq.status !== 'REQ' && rfq.status !== 'COL',
    send,
    sending: isPending || left,
    error,
    forget: reset,
  };
}
