import type { FastifyRequest } from 'fastify';
import * as endpoints from '../../../../contract/endpoints/plan';
import { member } from '../../../http/context';
import { preparedRoute, type Route, route } from '../../../http/route';
import { listScenarios, namePlan } from './scenario.service';
import { getKeptPlan, planAward, priceRules, rememberPlan } from './plan.service';

/** Runs something that is given up as soon as the caller hangs up: then nobody wants its answer any more. */
async function whileWanted<T>(
  { raw: { socket } }: FastifyRequest,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const giveUp = () => control.abort();
  socket.once('close', giveUp);
  try {
    return await run(control.signal);
  } finally {
    socket.off('close', giveUp);
  }
}

export const planRoutes: Route[] = [
  preparedRoute(
    endpoints.makePlan,
    ({ query: { effort, ...rules }, ...input }) =>
      whileWanted(input.request, (signal) =>
        planAward(member(input), input.params.rfq_number_id, effort, rules, signal),
      ),
    ({ query, ...input }, plan) => {
      const { effort: _, ...rules } = query;
      return rememberPlan(member(input), input.params.rfq_number_id, rules, plan);
    },
  ),
  route(endpoints.getKeptPlan, (input) => getKeptPlan(member(input), input.params.rfq_number_id, input.query)),
  route(endpoints.namePlan, (input) =>
    namePlan(member(input), input.params.rfq_number_id, input.params.plan_id, input.body.name),
  ),
  route(endpoints.listScenarios, (input) => listScenarios(member(input), input.params.rfq_number_id)),
  route(endpoints.getPlanRules, (input) =>
    whileWanted(input.request, (signal) => priceRules(member(input), input.params.rfq_number_id, input.query, signal)),
  ),
];
