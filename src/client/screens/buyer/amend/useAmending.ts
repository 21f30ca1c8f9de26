import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Attachment } from '../../../../contract/entities/file';
import type { Rfq } from '../../../../contract/entities/rfq';
import { paths } from '../../../paths';
import { useAmendRfq } from '../../../queries/rfqDialogue';
import { useKeptWork, useRestored } from '../../../shell/session/keptWork';
import { useNewest } from '../../../ui/useNewest';
import type { EditorLine } from '../editor/editorLine';
import { fromSaved, isBlank } from '../editor/editorLine';
import { type ChangeTerms, type TermsForm, toForm } from '../editor/terms';
import { type AmendableTerm, amendLines, changedTerms, lineChanges } from './amendment';

const ids = (files: readonly Attachment[]) => files.map((file) => file.file_id).join();

/** Changes that nobody confirmed yet, and the request that they were made to. */
interface Unsaved {
  opened: Rfq;
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
  note: string;
}

const unchanged = (rfq: Rfq): Unsaved => ({
  opened: rfq,
  terms: toForm(rfq),
  lines: rfq.lines.map(fromSaved),
  files: rfq.attachments,
  note: '',
});

/**
 * What is being changed of a running request. `rfq` is the newest known: a quotation that arrives meanwhile gives it
 * another version, which loses nothing; another revision means that a colleague amended it.
 */
export function useAmending(rfq: Rfq) {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const place = `amend:${rfq.rfq_number_id}`;
  const restored = useRestored<Unsaved>(place);
  const [begun] = useState(() => restored ?? unchanged(rfq));
  const { opened } = begun;
  const [terms, setTerms] = useState(begun.terms);
  const [lines, setLines, newest] = useNewest(() => begun.lines);
  const [files, setFiles] = useState(begun.files);
  const [note, setNote] = useState(begun.note);
  const [left, setLeft] = useState(false);
  const { mutate, isPending, error, reset } = useAmendRfq();
  const number = opened.rfq_number_id;
  const { push } = router;
  // Only once the warning about unsaved work is gone.
  useEffect(() => {
    if (left) void push(paths.project.detail(number));
  }, [left, push, number]);
  const changes = useMemo(() => lineChanges(opened, lines), [opened, lines]);
  const termsNow = useMemo(() => changedTerms(opened, terms), [opened, terms]);
  const filesChanged = ids(files) !== ids(opened.attachments);
  const linesChanged = changes.askedAgain.length + changes.added.length + changes.removed.length + changes.silent > 0;
  const changed = linesChanged || filesChanged || Object.keys(termsNow).length > 0;

  const unsaved = changed && !left;
  useKeptWork(place, () =>
    unsaved || newest.current !== lines
      ? ({ opened, terms, lines: newest.current, files, note } satisfies Unsaved)
      : null,
  );

  const send = () =>
    mutate(
      {
        id: number,
        version: rfq.version,
        note: note.trim() || null,
        terms: termsNow,
        ...(linesChanged ? { lines: amendLines(opened, lines) } : {}),
        ...(filesChanged ? { file_ids: files.map((file) => file.file_id) } : {}),
      },
      {
        onSuccess: () => {
          setLeft(true);
          toast.success(t('amend.done'));
        },
      },
    );

  return {
    terms,
    changeTerms: useCallback<ChangeTerms>((change) => setTerms((now) => ({ ...now, ...change })), []),
    lines,
    setLines,
    /** The lines that are sent, in the order of the server's line indexes. */
    kept: useMemo(() => lines.filter((line) => !isBlank(line)), [lines]),
    files,
    setFiles,
    note,
    setNote,
    changes,
    changedTerms: Object.keys(termsNow) as AmendableTerm[],
    filesChanged,
    changed,
    unsaved,
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
