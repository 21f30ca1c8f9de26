import { queryOptions } from '@tanstack/react-query';
import { getItemPurchases, listScenarios, namePlan } from '../../../contract/routes/award';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { useApiMutation } from '../../queries/mutation';
import { comparisonKeys } from '../../queries/rfq';

const scenariosKey = (number: string) => [...comparisonKeys.detail(number), 'scenarios'] as const;

/** What stands beside a comparison: the company's own purchases of its items, and the scenarios that were named. */
export const awardQueries = (api: Api) => ({
  purchases: (number: string) =>
    queryOptions({
      queryKey: [...comparisonKeys.detail(number), 'purchases'],
      queryFn: ({ signal }) => call(getItemPurchases, { params: { rfq_number_id: number } }, { api, signal }),
    }),
  scenarios: (number: string) =>
    queryOptions({
      queryKey: scenariosKey(number),
      queryFn: ({ signal }) => call(listScenarios, { params: { rfq_number_id: number } }, { api, signal }),
    }),
});

/** Names a plan of a request as a scenario; without a name it is none any more. */
export const useNamePlan = (number: string) =>
  useApiMutation({
    call: (send, { plan_id, name }: { plan_id: string; name: string | null }) =>
      send(namePlan, { params: { rfq_number_id: number, plan_id }, body: { name } }),
    cache: (answer) => [scenariosKey(number), answer],
  });
