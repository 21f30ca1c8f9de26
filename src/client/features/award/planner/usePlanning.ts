import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import type { QueryOf } from '../../../../contract/operationTypes';
import { makePlan, getPlanRules } from '../../../../contract/routes/award';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { SCOPES } from '../../../queries/keys';

/** Asks for a first plan, then for the best one, then for what each rule costs; all of it can be given up. */
export function usePlanning({ rfq_number_id: number, version }: Comparison) {
  const queries = planQueries(useApi());
  const client = useQueryClient();
  const [ask, setAsk] = useState<PlanAsk | null>(null);
  const [given, setGiven] = useState(false);
  const of = ask ?? { number, version, rules: {} };
  const first = useQuery({ ...queries.plan(of, 'first'), enabled: ask !== null && !given });
  const best = useQuery({ ...queries.plan(of, 'best'), enabled: ask !== null && !given && first.isSuccess });
  const limited = Object.keys(of.rules).length > 0;
  const costs = useQuery({ ...queries.rules(of), enabled: ask !== null && !given && best.isSuccess && limited });
  return {
    ask,
    plan: ask ? (best.data ?? first.data ?? null) : null,
    /** A better one is still being looked for. */
    improving: ask !== null && !given && first.isSuccess && best.isFetching,
    starting: ask !== null && first.isFetching,
    proven: best.data !== undefined,
    costs: ask ? (costs.data?.rules ?? null) : null,
    pricing: costs.isFetching,
    error: ask ? (first.error ?? best.error) : null,
    start: (rules: PlanRulesInput) => {
      setGiven(false);
      setAsk({ number, version, rules });
    },
    cancel: () => {
      setGiven(true);
      void client.cancelQueries({ queryKey: queries.plan(of, 'best').queryKey.slice(0, 5) });
    },
  };
}

export type Planning = ReturnType<typeof usePlanning>;

export type PlanRulesInput = QueryOf<typeof getPlanRules>;

/** Of which comparison, as it stood, under which rules. */
interface PlanAsk {
  number: string;
  version: number;
  rules: PlanRulesInput;
}

/** Plans are requested one after the other and cancelled by closing: the server then stops computing them. */
const planQueries = (api: Api) => ({
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
