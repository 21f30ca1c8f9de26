import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import {
  keepColumnMap,
  keepWordRule,
  listColumnMaps,
  listWordRules,
  removeColumnMap,
  removeWordRule,
} from '../../contract/routes/request';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

/** How the company has corrected the columns of lists before. */
export const columnMapQuery = (api: Api) =>
  queryOptions({
    queryKey: [SCOPES.columnMap] as const,
    queryFn: ({ signal }) => call(listColumnMaps, {}, { api, signal }),
    // A list is read without it just as well.
    meta: { silent: true },
  });

/** The words of lists that the company has taught. */
export const wordRuleQuery = (api: Api) =>
  queryOptions({
    queryKey: [SCOPES.wordRule] as const,
    queryFn: ({ signal }) => call(listWordRules, {}, { api, signal }),
    meta: { silent: true },
  });

/** Remembers a correction; that it could not be kept must not disturb who is at work on a list. */
export const useKeepColumnMap = () =>
  useApiMutation({
    call: (send, body: BodyOf<typeof keepColumnMap>) => send(keepColumnMap, { body }),
    silent: true,
    stale: [[SCOPES.columnMap]],
  });

/** Forgets how the columns of a form were corrected; lists of that form are guessed again. */
export const useRemoveColumnMap = () =>
  useApiMutation({
    call: (send, signature: string) => send(removeColumnMap, { params: { signature } }),
    stale: [[SCOPES.columnMap]],
  });

/** Remembers what a word means; its earlier meaning goes. */
export const useKeepWordRule = () =>
  useApiMutation({
    call: (send, body: BodyOf<typeof keepWordRule>) => send(keepWordRule, { body }),
    stale: [[SCOPES.wordRule]],
  });

/** Forgets a word, from the next list on. */
export const useRemoveWordRule = () =>
  useApiMutation({
    call: (send, word_id: string) => send(removeWordRule, { params: { word_id } }),
    stale: [[SCOPES.wordRule]],
  });
