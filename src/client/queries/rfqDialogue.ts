import { infiniteQueryOptions, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import {
  amendRfq,
  answerQuestion,
  askQuestion,
  listAmountViews,
  listQuestions,
  rerequestRfq,
} from '../../contract/endpoints/rfqDialogue';
import type { Rfq } from '../../contract/entities/rfq';
import type { QuestionList } from '../../contract/entities/rfqDialogue';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';
import { comparisonKeys, rfqKeys, rfqQueries } from './rfq';
import { useViewNoted } from './viewNoted';

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
export function useAskQuestion(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { question: string; line_no: number | null }) =>
      call(askQuestion, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: (list: QuestionList) => client.setQueryData(questionKey('seller', id), list),
    meta: { silent: true },
  });
}

/** Answers to all sellers of a request. */
export function useAnswerQuestion(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ question_id, ...body }: { question_id: string; version: number; answer: string }) =>
      call(answerQuestion, { params: { rfq_number_id: id, question_id }, body }, { api }),
    onSuccess: (list: QuestionList) => client.setQueryData(questionKey('buyer', id), list),
    onError: () => client.invalidateQueries({ queryKey: questionKey('buyer', id) }),
    meta: { silent: true },
  });
}

/** What a change of a request makes stale beside the request itself. */
function keepChanged(client: QueryClient, rfq: Rfq) {
  client.setQueryData(rfqKeys.detail(rfq.rfq_number_id), rfq);
  return Promise.all([
    client.invalidateQueries({ queryKey: rfqKeys.lists() }),
    client.invalidateQueries({ queryKey: [SCOPES.project] }),
    client.invalidateQueries({ queryKey: comparisonKeys.all() }),
  ]);
}

/** Changes a request while it collects. Refused because it changed meanwhile: its newest state is asked for. */
export function useAmendRfq() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NonNullable<EndpointInput<typeof amendRfq>['body']>) =>
      call(amendRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: (rfq) => keepChanged(client, rfq),
    onError: (_, { id }) => client.invalidateQueries({ queryKey: rfqKeys.detail(id) }),
    meta: { silent: true },
  });
}

/** Opens a further round with some or all sellers. */
export function useRerequest() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NonNullable<EndpointInput<typeof rerequestRfq>['body']>) =>
      call(rerequestRfq, { params: { rfq_number_id: id }, body }, { api }),
    onSuccess: (rfq) => keepChanged(client, rfq),
    meta: { silent: true },
  });
}
