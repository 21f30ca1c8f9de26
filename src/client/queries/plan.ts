import { queryOptions } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { makePlan, getPlanRules } from '../../contract/endpoints/plan';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export type PlanRulesInput = NonNullable<EndpointInput<typeof getPlanRules>['query']>;

/** Of which comparison, as it stood, under which rules. */
export interface PlanAsk {
  number: string;
  version: number;
  rules: PlanRulesInput;
}

/** Plans are asked for one after the other and given up by cancelling: the server then stops working on them. */
export const planQueries = (api: Api) => ({
  plan: ({ number, version, rules }: PlanAsk, effort: 'first' | 'best') =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'plan', number, version, rules, effort],
      queryFn: ({ signal }) =>
        call(makePlan, { params: { rfq_number_id: number }, query: { ...rules, effort } }, { api, signal }),
      meta: { silent: true },
    }),
  rules: ({ number, version, rules }: PlanAsk) =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'plan', number, version, rules, 'rules'],
      queryFn: ({ signal }) => call(getPlanRules, { params: { rfq_number_id: number }, query: rules }, { api, signal }),
      meta: { silent: true },
    }),
});
