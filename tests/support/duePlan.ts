import { getKeptPlan } from '../../src/contract/endpoints/plan';
import type { Caller } from './people';
import { until } from './until';

/** The plan that is made once collecting of a request has ended, although nobody requested one. */
export const plannedAtEnd = (buyer: Caller, rfq_number_id: string) =>
  until('the plan', async () => (await buyer.ok(getKeptPlan, { params: { rfq_number_id } })).plan);
