import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { isSolved } from '../../../../domain/award/solved';
import { useApi } from '../../../api/ApiProvider';
import type { QueryOf } from '../../../../contract/operationTypes';
import { getKeptPlan, makePlan, getPlanRules } from '../../../../contract/routes/award';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { SCOPES } from '../../../queries/keys';

export type PlanRulesInput = QueryOf<typeof getPlanRules>;

/**
 * The plan under some rules, as soon as they are given and again when they change: the one that is kept, such as that of the
 * deadline, else a first one, then the best one; then what each rule costs. The search for a better one can be given up.
 * Without rules nothing is planned.
 */
export function usePlanning({ rfq_number_id: number, version }: Comparison, rules: PlanRulesInput | null) {
  const queries = planQueries(useApi());
  const client = useQueryClient();
  const of = { number, version, rules: rules ?? {} };
  const request = JSON.stringify(of);
  // Given up for these rules alone: others are planned in full again.
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const wanted = rules !== null && givenUp !== request;
  const kept = useQuery({ ...queries.kept(of), enabled: unmade(rules !== null) });
  const known = kept.data?.plan ?? null;
  const first = useQuery({ ...queries.plan(of, 'first'), enabled: unmade(rules !== null && kept.isFetched && !known) });
  const solved = known !== null && isSolved(known);
  const begun = known !== null || first.isSuccess;
  const best = useQuery({ ...queries.plan(of, 'best'), enabled: unmade(wanted && begun && !solved) });
  const limited = Object.keys(of.rules).length > 0;
  const costs = useQuery({ ...queries.rules(of), enabled: unmade(wanted && (solved || best.isSuccess) && limited) });
  return {
    plan: rules ? (best.data ?? known ?? first.data ?? null) : null,
    /** A better one is still being looked for. */
    improving: wanted && begun && best.isFetching,
    starting: rules !== null && (kept.isFetching || first.isFetching),
    costs: rules ? (costs.data?.rules ?? null) : null,
    pricing: costs.isFetching,
    error: rules ? (first.error ?? best.error) : null,
    cancel: () => {
      setGivenUp(request);
      void client.cancelQueries({ queryKey: queries.plan(of, 'best').queryKey });
    },
  };
}

/**
 * What was made or read is never made or read again, whatever else changed: of a request that was awarded no plan is kept, and
 * there is none to make.
 */
const unmade =
  (wanted: boolean) =>
  ({ state }: { state: { data: unknown } }) =>
    wanted && state.data === undefined;

export type Planning = ReturnType<typeof usePlanning>;

/** Of which comparison, as it stood, under which rules. */
interface PlanAsk {
  number: string;
  version: number;
  rules: PlanRulesInput;
}

/** What was planned of a comparison stays true of that version of it: looking at the window again plans nothing. */
const PLANNED = {
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  retry: false,
  meta: { silent: true },
} as const;

/** Plans are requested one after the other and cancelled by closing: the server then stops computing them. */
const planQueries = (api: Api) => ({
  plan: ({ number, version, rules }: PlanAsk, effort: 'first' | 'best') =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'plan', number, version, rules, effort],
      queryFn: ({ signal }) =>
        call(makePlan, { params: { rfq_number_id: number }, query: { ...rules, effort } }, { api, signal }),
      ...PLANNED,
    }),
  kept: ({ number, version, rules }: PlanAsk) =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'plan', number, version, rules, 'kept'],
      queryFn: ({ signal }) => call(getKeptPlan, { params: { rfq_number_id: number }, query: rules }, { api, signal }),
      ...PLANNED,
    }),
  rules: ({ number, version, rules }: PlanAsk) =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'plan', number, version, rules, 'rules'],
      queryFn: ({ signal }) => call(getPlanRules, { params: { rfq_number_id: number }, query: rules }, { api, signal }),
      ...PLANNED,
    }),
});
