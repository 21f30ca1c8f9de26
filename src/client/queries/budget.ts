import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/budget';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

/** The keys under which budgets, codes and charges are kept. */
export const budgetKeys = {
  codes: [SCOPES.budget, 'code'] as const,
  list: [SCOPES.budget, 'list'] as const,
  records: (id: string) => [SCOPES.budget, 'record', id] as const,
  rfq: (number: string) => [SCOPES.budget, 'rfq', number] as const,
  order: (number: string) => [SCOPES.budget, 'order', number] as const,
};

type Awarded = BodyOf<typeof routes.checkAwardBudget>['lines'];
type Purchase = BodyOf<typeof routes.checkPurchaseBudget>;

/** A screen says itself where it could not look ahead. */
const ahead = { meta: { silent: true } };

/** Cost centres, project codes, budgets, and what records are charged to. */
export const budgetQueries = (api: Api) => ({
  /** The codes of the company, and what the reader charged to last. */
  codes: () =>
    queryOptions({
      queryKey: budgetKeys.codes,
      queryFn: ({ signal }) => call(routes.listCostCodes, {}, { api, signal }),
    }),
  list: () =>
    queryOptions({ queryKey: budgetKeys.list, queryFn: ({ signal }) => call(routes.listBudgets, {}, { api, signal }) }),
  /** What counts in a budget. */
  records: (id: string) =>
    queryOptions({
      queryKey: budgetKeys.records(id),
      queryFn: ({ signal }) => call(routes.listBudgetRecords, { params: { budget_id: id } }, { api, signal }),
    }),
  /** What an own request is charged to. */
  ofRfq: (number: string) =>
    queryOptions({
      queryKey: budgetKeys.rfq(number),
      queryFn: ({ signal }) => call(routes.getRfqCost, { params: { rfq_number_id: number } }, { api, signal }),
    }),
  /** What an own order is charged to. */
  ofOrder: (number: string) =>
    queryOptions({
      queryKey: budgetKeys.order(number),
      queryFn: ({ signal }) => call(routes.getOrderCost, { params: { order_number: number } }, { api, signal }),
    }),
  /** What an award would do to the budgets. Stale with the comparison. */
  ofAward: (number: string, lines: Awarded) =>
    queryOptions({
      queryKey: [SCOPES.comparison, 'budget', number, lines],
      queryFn: ({ signal }) =>
        call(routes.checkAwardBudget, { params: { rfq_number_id: number }, body: { lines } }, { api, signal }),
      enabled: lines.length > 0,
      // The earlier answer stays until the next one is here.
      placeholderData: keepPreviousData,
      ...ahead,
    }),
  /** What a purchase would do to the budgets. */
  ofPurchase: (purchase: Purchase) =>
    queryOptions({
      queryKey: [SCOPES.purchase, 'budget', purchase],
      queryFn: ({ signal }) => call(routes.checkPurchaseBudget, { body: purchase }, { api, signal }),
      placeholderData: keepPreviousData,
      ...ahead,
    }),
});
