import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Attachment } from '../../../../contract/entities/file';
import type { Rfq } from '../../../../contract/entities/rfq';
import { paths } from '../../../paths';
import { useAmendRfq } from '../../../queries/rfqDialogue';
import { useKeptWork, useRestored } from '../../../shell/session/keptWork';
import { fromSaved } from '../editor/editorLine';
import { toForm } from '../editor/terms';
import { type Edited, useEdited } from '../editor/useEdited';
import { type AmendableTerm, amendLines, changedTerms, lineChanges } from './amendment';

const ids = (files: readonly Attachment[]) => files.map((file) => file.file_id).join();

/** Changes that nobody confirmed yet, and the request that they were made to. */
interface Unsaved extends Edited {
  opened: Rfq;
  note: string;
}

const unchanged = (rfq: Rfq): Unsaved => ({
  opened: rfq,
  terms: toForm(rfq),
  lines: rfq.lines.map(fromSaved),
  files: rfq.attachments,
  note: '',
});

/** What differs from the request as it was opened. */
function useChanges(opened: Rfq, { terms, lines, files }: Edited) {
  const changes = useMemo(() => lineChanges(opened, lines), [opened, lines]);
  const termsNow = useMemo(() => changedTerms(opened, terms), [opened, terms]);
  const filesChanged = ids(files) !== ids(opened.attachments);
  const linesChanged = changes.askedAgain.length + changes.added.length + changes.removed.length + changes.silent > 0;
  const changed = linesChanged || filesChanged || Object.keys(termsNow).length > 0;
  return { changes, termsNow, filesChanged, linesChanged, changed };
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
  const place = `amend:${rfq.rfq_number_id}`;
  const restored = useRestored<Unsaved>(place);
  const [begun] = useState(() => restored ?? unchanged(rfq));
  const { opened } = begun;
  const edited = useEdited(begun);
  const { terms, lines, files, newest } = edited;
  const [note, setNote] = useState(begun.note);
  const { left, leave } = useLeaving(opened.rfq_number_id);
  const { mutate, isPending, error, reset } = useAmendRfq();
  const { changes, termsNow, filesChanged, linesChanged, changed } = useChanges(opened, edited);
  const unsaved = changed && !left;
  useKeptWork(place, () =>
    unsaved || newest.current !== lines
      ? ({ opened, terms, lines: newest.current, files, note } satisfies Unsaved)
      : null,
  );

  const send = () => {
    const onSuccess = () => {
      leave();
      toast.success(t('amend.done'));
    };
    const change = {
      ...(linesChanged ? { lines: amendLines(opened, lines) } : {}),
      ...(filesChanged ? { file_ids: files.map((file) => file.file_id) } : {}),
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
