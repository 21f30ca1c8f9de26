import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { useApi } from '../../../api/ApiProvider';
import { readAnew } from '../../../queries/readAnew';
import { sellerRequestQueries, useForgetSaved, useSaveQuotation } from '../../../queries/quotation';
import { prepareInputs } from './lineInput';
import { inputOf, type QuoteForm, writtenInput } from './quoteForm';
import { savedSheet, takenSheet } from './quoteSheet';

/** Writes the quotation as a draft and reads it from the server, always over the version that is known. */
export function useQuotePort(request: SellerRequest, newest: Readonly<RefObject<QuoteForm>>) {
  const api = useApi();
  const client = useQueryClient();
  const { mutateAsync } = useSaveQuotation();
  const forget = useForgetSaved();
  const version = useRef(request.version);
  /** Whether the server has a newer draft than the cache. */
  const ahead = useRef(false);
  const now = useRef(request);
  useEffect(() => {
    now.current = request;
  });

  const send = useCallback(async () => {
    const form = newest.current;
    await prepareInputs(form.rows);
    const { current: asked } = now;
    const input = inputOf(form, asked, version.current, false);
    const answer = await mutateAsync({ id: asked.rfq_number_id, input, written: writtenInput(form, input) });
    version.current = answer.version;
    ahead.current = true;
    return { base: takenSheet(form, input), whole: true, at: answer.saved_at };
  }, [newest, mutateAsync]);

  const { rfq_number_id: id } = request;
  const load = useCallback(async () => {
    const answer = await readAnew(client, sellerRequestQueries(api).detail(id));
    version.current = answer.version;
    ahead.current = false;
    return savedSheet(answer);
  }, [api, client, id]);

  useEffect(
    () => () => {
      // Whoever shows the request next asks the server first.
      if (ahead.current) void forget(id);
    },
    [forget, id],
  );
  /** The answer to a submission is what the server has now. */
  const adopt = useCallback((answer: SellerRequest) => {
    version.current = answer.version;
    ahead.current = false;
    return savedSheet(answer);
  }, []);
  return { version, send, load, adopt };
}
