import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import {
  amendRfq,
  answerQuestion,
  askQuestion,
  listAmountViews,
  listQuestions,
  rerequestRfq,
  noteAmountView,
} from '../../contract/routes/request';
import type { Rfq } from '../../contract/entities/rfq';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { comparisonKeys, rfqKeys, rfqQueries } from './rfq';
import { useApiMutation } from './mutation';
import { useEffect } from 'react';
import type { Comparison } from '../../contract/entities/comparison';

/** Below both sides' records, so that news of either makes it stale. */
const questionKey = (side: 'buyer' | 'seller', id: string) =>
  [side === 'buyer' ? SCOPES.rfq : SCOPES.sellerRequest, 'question', id] as const;

export type QuestionSide = 'buyer' | 'seller';

/** Questions and answers about a request, as this side may see them. */
export function useQuestions(side: QuestionSide, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: questionKey(side, id),
    queryFn: ({ signal }) => call(listQuestions, { params: { rfq_number_id: id } }, { api, signal }),
  });
}

/** Who of the own company opened the quotations of a request. Below the comparison, whose opening adds to it. */
export const amountViewQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: [...comparisonKeys.detail(id), 'views'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAmountViews,
        { params: { rfq_number_id: id }, query: { limit: 20, cursor: pageParam ?? undefined } },
        { api, signal },
      ),
    ...byCursor,
  });

/** The quotations of a request, once a dialog needs them. */
export function useComparisonWhen(open: boolean, id: string) {
  const api = useApi();
  const comparison = useQuery({ ...rfqQueries(api).comparison(id), enabled: open });
  useViewNoted(open ? comparison.data : undefined);
  return comparison;
}

/** Asks about a request, as a seller. */
export const useAskQuestion = (id: string) =>
  useApiMutation({
    call: (send, body: { question: string; line_no: number | null }) =>
      send(askQuestion, { params: { rfq_number_id: id }, body }),
    cache: (list) => [questionKey('seller', id), list],
    silent: true,
  });

/** Answers to all sellers of a request. */
export const useAnswerQuestion = (id: string) =>
  useApiMutation({
    call: (send, { question_id, ...body }: { question_id: string; version: number; answer: string }) =>
      send(answerQuestion, { params: { rfq_number_id: id, question_id }, body }),
    cache: (list) => [questionKey('buyer', id), list],
    staleOnError: [questionKey('buyer', id)],
    silent: true,
  });

/** What a change of a request makes stale beside the request itself. */
const requestChanged = {
  cache: (rfq: Rfq) => [rfqKeys.detail(rfq.rfq_number_id), rfq] as const,
  stale: [rfqKeys.lists(), [SCOPES.project], comparisonKeys.all()],
};

/** Changes a request while it collects. Refused because it changed meanwhile: its newest state is fetched. */
export const useAmendRfq = () =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof amendRfq>) =>
      send(amendRfq, { params: { rfq_number_id: id }, body }),
    ...requestChanged,
    staleOnError: (_, { id }) => [rfqKeys.detail(id)],
    silent: true,
  });

/** Opens a further round with some or all sellers. */
export const useRerequest = () =>
  useApiMutation({
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof rerequestRfq>) =>
      send(rerequestRfq, { params: { rfq_number_id: id }, body }),
    ...requestChanged,
    silent: true,
  });

/**
 * Says that the quotations of a request are on the screen, once they are, and again when they can be read at last. It is
 * no part of reading them, because an address that somebody else made one open must not write anything.
 */
export function useViewNoted(comparison: Pick<Comparison, 'rfq_number_id' | 'sealed_until'> | undefined) {
  const id = comparison?.rfq_number_id;
  const sealed = comparison?.sealed_until;
  const { mutate } = useApiMutation({
    call: (send, rfq_number_id: string) => send(noteAmountView, { params: { rfq_number_id } }),
    stale: (_, noted) => [[...comparisonKeys.detail(noted), 'views']],
    silent: true,
  });
  useEffect(() => {
    if (id !== undefined && sealed !== undefined) mutate(id);
  }, [id, sealed, mutate]);
}
