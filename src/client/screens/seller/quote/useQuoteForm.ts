import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { useApi } from '../../../api/ApiProvider';
import { sellerRequestQueries } from '../../../queries/quotation';
import { useKeptWork, useRestored } from '../../../shell/session/keptWork';
import { useNewest } from '../../../ui/useNewest';
import { changedForm, formOf, formOnto, type QuoteForm } from './quoteForm';
import { useDraftSaving } from './useDraftSaving';

type Basis = Pick<SellerRequest, 'revision' | 'round' | 'closes_at'>;

const basisOf = ({ revision, round, closes_at }: SellerRequest): Basis => ({ revision, round, closes_at });

/** What was typed and not saved, and the version of the draft that it was typed over. */
interface Unsaved {
  form: QuoteForm;
  version: number;
}

/**
 * The quotation being written: a local copy that no refetch overwrites. What changed in the request meanwhile is only
 * told, and taken over when the user asks for it.
 */
export function useQuoteForm(request: SellerRequest) {
  const client = useQueryClient();
  const api = useApi();
  const place = `quote:${request.rfq_number_id}`;
  const restored = useRestored<Unsaved>(place);
  const [form, setForm, newest] = useNewest(() => (restored ? formOnto(request, restored.form) : formOf(request)));
  const [basis, setBasis] = useState<Basis>(() => basisOf(request));
  const [reloading, setReloading] = useState(false);
  const saving = useDraftSaving(request, form, restored?.version);
  const { touch, adopt, flush, settled, version } = saving;
  useKeptWork(place, () => (settled() ? null : ({ form: newest.current, version: version.current } satisfies Unsaved)));

  const change = useCallback(
    (part: Partial<QuoteForm>) => {
      setForm((before) => changedForm(before, part));
      touch();
    },
    [setForm, touch],
  );

  /** Uploads end whenever they end: each changes the files of that moment. */
  const changeFiles = useCallback(
    (part: (files: readonly Attachment[]) => readonly Attachment[]) => {
      setForm((before) => changedForm(before, { files: part(before.files) }));
      touch();
    },
    [setForm, touch],
  );

  const fresh = async () => {
    setReloading(true);
    try {
      return await client.fetchQuery({ ...sellerRequestQueries(api).detail(request.rfq_number_id), staleTime: 0 });
    } finally {
      setReloading(false);
    }
  };

  return {
    form,
    change,
    changeFiles,
    saving,
    reloading,
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
    /** After the server kept the work by itself: saving goes on from its version. */
    catchUp: async () => adopt((await fresh()).version, false),
    /** After a conflict: the own work over what was saved elsewhere. */
    keepMine: async () => {
      const newest = await fresh();
      adopt(newest.version, true);
      setForm((before) => formOnto(newest, before));
      setBasis(basisOf(newest));
      await flush();
    },
    /** After a conflict: what was saved elsewhere instead of the own work. */
    takeTheirs: async () => {
      const newest = await fresh();
      adopt(newest.version, false);
      setForm(formOf(newest));
      setBasis(basisOf(newest));
    },
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
