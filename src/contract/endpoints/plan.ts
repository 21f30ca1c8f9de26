import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { plan, planQuery, planWithoutRule } from '../entities/plan';
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
  response: plan,
});

export const getPlanRules = defineEndpoint(routes.getPlanRules, {
  ...common,
  summary: "What the award would cost without each of the buyer's rules.",
  query: planQuery,
  response: z.object({ rules: z.array(planWithoutRule) }),
});
