import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import { type PlanAsk, type PlanRulesInput, planQueries } from '../../../queries/plan';

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
