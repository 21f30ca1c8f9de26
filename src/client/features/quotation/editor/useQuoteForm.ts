import { useCallback, useState, type RefObject, useEffect, useRef } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { useAutosave } from '../../../shell/autosave/useAutosave';
import { useNewest } from '../../../ui/useNewest';
import { changedForm, formOf, formOnto, type QuoteForm, inputOf, writtenInput } from './quoteForm';
import type { QuoteRow } from './quoteRow';
import { savedSheet, sheetOf, sheetRow, withSheet, takenSheet } from './quoteSheet';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { refetchOnMount } from '../../../queries/refetchOnMount';
import { sellerRequestQueries, useForgetSaved, useSaveQuotation } from '../../../queries/quotation';
import { prepareInputs } from './lineInput';

type Basis = Pick<SellerRequest, 'revision' | 'round' | 'closes_at'>;

const basisOf = ({ revision, round, closes_at }: SellerRequest): Basis => ({ revision, round, closes_at });

/**
 * The quotation being written: a local copy that no refetch overwrites. What changed in the request meanwhile is only
 * shown, and applied when the user chooses it.
 */
export function useQuoteForm(request: SellerRequest) {
  const [form, setForm, newest] = useNewest(() => formOf(request));
  const [basis, setBasis] = useState<Basis>(() => basisOf(request));
  const { version, send, load, adopt } = useQuotePort(request, newest);
  const autosave = useAutosave(
    {
      place: `quote:${request.rfq_number_id}`,
      read: () => sheetOf(newest.current),
      apply: (sheet) => setForm((before) => withSheet(before, sheet)),
      send,
      load,
    },
    () => savedSheet(request),
  );
  const { changed, typed, done } = autosave;

  const change = useCallback(
    (part: Partial<QuoteForm>) => {
      setForm((before) => changedForm(before, part));
      changed();
    },
    [setForm, changed],
  );

  /** Uploads end whenever they end: each changes the files of that moment. */
  const changeFiles = useCallback(
    (part: (files: readonly Attachment[]) => readonly Attachment[]) => {
      setForm((before) => changedForm(before, { files: part(before.files) }));
      changed();
    },
    [setForm, changed],
  );

  return {
    form,
    change,
    changeFiles,
    /** A cell of this row is being typed in. */
    typeRow: useCallback((row: QuoteRow) => typed(sheetRow(row)), [typed]),
    autosave,
    version,
    /** Revision of the request that the form was filled in against. */
    seenRevision: basis.revision,
    /** The lines or the round are others than those the form was opened with. */
    linesChanged: request.revision !== basis.revision || request.round !== basis.round,
    deadlineChanged: request.closes_at !== basis.closes_at,
    /** Takes the request as it is now under the present answers. */
    takeChanges: () => {
      change(formOnto(request, form));
      setBasis(basisOf(request));
    },
    /** The quotation was submitted: nothing of it is left to save. */
    submitted: (answer: SellerRequest) => done(adopt(answer)),
    /** After the server kept the work by itself: saving goes on from its version. */
    catchUp: async () => done(await load()),
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

/** Writes the quotation as a draft and reads it from the server, always over the version that is known. */
function useQuotePort(request: SellerRequest, newest: Readonly<RefObject<QuoteForm>>) {
  const api = useApi();
  const client = useQueryClient();
  const { mutateAsync } = useSaveQuotation();
  const forget = useForgetSaved();
  const version = useRef(request.version);
  /** Whether the server has a newer draft than the cache. */
  const ahead = useRef(false);
  const left = useRef(false);
  const now = useRef(request);
  useEffect(() => {
    now.current = request;
  });

  const send = useCallback(async () => {
    const form = newest.current;
    await prepareInputs(form.rows);
    const { current: requested } = now;
    const input = inputOf(form, requested, version.current, false);
    const answer = await mutateAsync({ id: requested.rfq_number_id, input, written: writtenInput(form, input) });
    version.current = answer.version;
    ahead.current = true;
    // Sent after the editor was left: by then its cached request may be read again, as it was before.
    if (left.current) void forget(requested.rfq_number_id);
    return { base: takenSheet(form, input), whole: true, at: answer.saved_at };
  }, [newest, mutateAsync, forget]);

  const { rfq_number_id: id } = request;
  const load = useCallback(async () => {
    const answer = await refetchOnMount(client, sellerRequestQueries(api).detail(id));
    version.current = answer.version;
    ahead.current = false;
    return savedSheet(answer);
  }, [api, client, id]);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      // The next screen that shows the request fetches it first.
      if (ahead.current) void forget(id);
    };
  }, [forget, id]);
  /** The answer to a submission is what the server has now. */
  const adopt = useCallback((answer: SellerRequest) => {
    version.current = answer.version;
    ahead.current = false;
    return savedSheet(answer);
  }, []);
  return { version, send, load, adopt };
}
