import { queryOptions } from '@tanstack/react-query';
import { getAwardChoice, keepAwardChoice } from '../../contract/routes/award';
import type { BodyOf } from '../../contract/operationTypes';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';

export const choiceKeys = keysOf(SCOPES.choice);

/** What the company's people have chosen of a request before an award is sent. */
export const awardChoiceQuery = (api: Api, number: string) =>
  queryOptions({
    queryKey: choiceKeys.detail(number),
    queryFn: ({ signal }) => call(getAwardChoice, { params: { rfq_number_id: number } }, { api, signal }),
    // The screen goes on with what this device holds.
    meta: { silent: true },
  });

/** Keeps what was chosen of some lines. */
export const useKeepChoice = (number: string) =>
  useApiMutation({
    silent: true,
    call: (send, { lines }: BodyOf<typeof keepAwardChoice>) =>
      send(keepAwardChoice, { params: { rfq_number_id: number }, body: { lines } }),
    cache: ({ lines }) => [choiceKeys.detail(number), { lines }],
  });
