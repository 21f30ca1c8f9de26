import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointOutput, QueryOf } from '../../contract/operationTypes';
import type { Spec } from '../../contract/entities/spec';
import {
  answerItemQuestion,
  askItemQuestion,
  getOpenItem,
  getStore,
  getStoreMaterial,
  listItemPhotos,
  listItemQuestions,
  listStockQuestions,
  matchStock,
  searchOpenStock,
  searchStores,
  viewOpenItem,
} from '../../contract/routes/market';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = keysOf(SCOPES.market);

export type StockSearch = QueryOf<typeof searchOpenStock>;
export type LineMatches = EndpointOutput<typeof matchStock>['lines'][number];
export type StoreSearch = QueryOf<typeof searchStores>;

/** Listed stock and those who sell it, for visitors too: prices come to who is signed in. */
export const marketQueries = (api: Api) => ({
  stock: (search: StockSearch) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'stock', ...search }),
      queryFn: ({ pageParam, signal }) =>
        call(searchOpenStock, { query: { ...search, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
  item: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`item ${id}`),
      queryFn: ({ signal }) => call(getOpenItem, { params: { item_id: id } }, { api, signal }),
    }),
  /** Addresses of photos hold for a minute: the screen asks again at each visit, and for a photo that does not load. */
  photos: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`photos ${id}`),
      queryFn: ({ signal }) => call(listItemPhotos, { params: { item_id: id } }, { api, signal }),
    }),
  questions: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`questions ${id}`),
      queryFn: ({ signal }) => call(listItemQuestions, { params: { item_id: id } }, { api, signal }),
    }),
  /** Questions about all lots that the company asks or has to answer. */
  questionList: (side: 'buyer' | 'seller') =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'questions', side }),
      queryFn: ({ pageParam, signal }) =>
        call(listStockQuestions, { query: { side, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
  /** What could fill lines at once, by the canonical key of their material. */
  matches: (specs: readonly Spec[]) =>
    queryOptions({
      queryKey: keys.list({ what: 'matches', of: specs.map((spec) => spec.canonical_key) }),
      queryFn: async ({ signal }): Promise<Readonly<Record<string, LineMatches>>> => {
        const lines = specs.map((spec, index) => ({ ref: String(index), spec }));
        const found = await call(matchStock, { body: { lines } }, { api, signal });
        return Object.fromEntries(found.lines.map((line) => [specs[Number(line.ref)]?.canonical_key ?? '', line]));
      },
      enabled: specs.length > 0,
      placeholderData: keepPreviousData,
      // A request can be written without it, so a failure is no news.
      meta: { silent: true },
    }),
  stores: (search: StoreSearch) =>
    infiniteQueryOptions({
      queryKey: keys.list({ what: 'stores', ...search }),
      queryFn: ({ pageParam, signal }) =>
        call(searchStores, { query: { ...search, cursor: pageParam ?? undefined } }, { api, signal }),
      ...byCursor,
    }),
  store: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`store ${id}`),
      queryFn: ({ signal }) => call(getStore, { params: { store_id: id } }, { api, signal }),
    }),
  material: (id: string) =>
    queryOptions({
      queryKey: keys.detail(`material ${id}`),
      queryFn: ({ signal }) => call(getStoreMaterial, { params: { material_id: id } }, { api, signal }),
    }),
});

/** Questions about stock that the company asks or has to answer. */
export function useQuestionList(side: 'buyer' | 'seller') {
  return useInfiniteQuery(marketQueries(useApi()).questionList(side));
}

/** Counts a view of an item; a failure is not reported. */
export const useViewItem = () =>
  useApiMutation({
    call: (send, id: string) => send(viewOpenItem, { params: { item_id: id } }),
    silent: true,
  });

export type ItemQuestionAction = { question: string } | { question_id: string; version: number; answer: string };

/** Asks about an item, or answers as its seller; either answers all questions as they are now. */
export const useItemQuestion = (id: string) =>
  useApiMutation({
    call: (send, action: ItemQuestionAction) =>
      'question' in action
        ? send(askItemQuestion, { params: { item_id: id }, body: action })
        : send(answerItemQuestion, {
            params: { item_id: id, question_id: action.question_id },
            body: { answer: action.answer, version: action.version },
          }),
    cache: (list) => [keys.detail(`questions ${id}`), list],
    // The lists of all questions, and what waits on the hub.
    stale: [keys.list({ what: 'questions' }), [SCOPES.hub]],
    silent: true,
  });
