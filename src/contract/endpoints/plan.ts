import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { keptPlan, planQuery, planWithoutRule, scenario, scenarioName } from '../entities/plan';
import { uuid } from '../values';
import * as routes from '../routes/award';

const common = {
  tag: 'rfq',
  access: 'member',
  params: z.object({ rfq_number_id: z.string().max(40) }),
  errors: ['RFQ_NOT_FOUND', 'PLAN_SEALED', 'PLAN_NOTHING', 'TOO_MANY_REQUESTS'],
} as const;

export const makePlan = defineEndpoint(routes.makePlan, {
  ...common,
  // What was planned is kept: an award can be defended by it.
  summary:
    'The award that costs least: `first` within a second, `best` proven or with its gap. Ending the call ends the work.',
  query: planQuery.extend({ effort: z.enum(['first', 'best']).default('best') }),
  response: keptPlan,
});

export const getKeptPlan = defineEndpoint(routes.getKeptPlan, {
  ...common,
  summary:
    'The plan under these rules that is kept of the request as it stands, made when collecting ended or by a person since; nothing is computed.',
  query: planQuery,
  response: z.object({ plan: keptPlan.nullable() }),
  errors: ['RFQ_NOT_FOUND'],
});

export const getPlanRules = defineEndpoint(routes.getPlanRules, {
  ...common,
  summary: "What the award would cost without each of the buyer's rules.",
  query: planQuery,
  response: z.object({ rules: z.array(planWithoutRule) }),
});

export const namePlan = defineEndpoint(routes.namePlan, {
  ...common,
  params: common.params.extend({ plan_id: uuid }),
  summary: 'Keeps a plan of the present round as a named scenario; no name takes it off the list again.',
  body: z.object({ name: scenarioName.nullable() }),
  response: z.object({ items: z.array(scenario) }),
  errors: ['RFQ_NOT_FOUND', 'PLAN_NOT_FOUND'],
});

export const listScenarios = defineEndpoint(routes.listScenarios, {
  ...common,
  summary: 'The named scenarios of the present round, oldest first.',
  response: z.object({ items: z.array(scenario) }),
  errors: ['RFQ_NOT_FOUND'],
});
