import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CostAssignment } from '../../contract/entities/budget';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/budget';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = {
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
    queryOptions({ queryKey: keys.codes, queryFn: ({ signal }) => call(routes.listCostCodes, {}, { api, signal }) }),
  list: () =>
    queryOptions({ queryKey: keys.list, queryFn: ({ signal }) => call(routes.listBudgets, {}, { api, signal }) }),
  /** What counts in a budget. */
  records: (id: string) =>
    queryOptions({
      queryKey: keys.records(id),
      queryFn: ({ signal }) => call(routes.listBudgetRecords, { params: { budget_id: id } }, { api, signal }),
    }),
  /** What an own request is charged to. */
  ofRfq: (number: string) =>
    queryOptions({
      queryKey: keys.rfq(number),
      queryFn: ({ signal }) => call(routes.getRfqCost, { params: { rfq_number_id: number } }, { api, signal }),
    }),
  /** What an own order is charged to. */
  ofOrder: (number: string) =>
    queryOptions({
      queryKey: keys.order(number),
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

/** Dialogs show a refusal themselves. */
const silent = true;

/** What shows the codes by their names. */
const codesChanged = { silent, stale: [keys.codes], staleOnError: [keys.codes] };

/** Adds cost centres or project codes. */
export const useAddCodes = () =>
  useApiMutation({
    ...codesChanged,
    call: (send, body: BodyOf<typeof routes.addCostCodes>) => send(routes.addCostCodes, { body }),
  });

/** Renames, closes or opens a code. */
export const useChangeCode = () =>
  useApiMutation({
    ...codesChanged,
    call: (send, { id, ...body }: BodyOf<typeof routes.changeCostCode> & { id: string }) =>
      send(routes.changeCostCode, { params: { code_id: id }, body }),
  });

const budgetsChanged = {
  silent,
  cache: (answer: unknown) => [keys.list, answer] as const,
  stale: [[SCOPES.budget, 'record']],
  staleOnError: [keys.list],
};

type BudgetInput = BodyOf<typeof routes.addBudget>;

/** Adds a budget, or changes the one given. */
export const useKeepBudget = () =>
  useApiMutation({
    ...budgetsChanged,
    call: (send, { known, budget }: { known: { id: string; version: number } | null; budget: BudgetInput }) =>
      known
        ? send(routes.putBudget, { params: { budget_id: known.id }, body: { version: known.version, budget } })
        : send(routes.addBudget, { body: budget }),
  });

/** Removes a budget. */
export const useRemoveBudget = () =>
  useApiMutation({
    ...budgetsChanged,
    call: (send, { id, version }: { id: string; version: number }) =>
      send(routes.removeBudget, { params: { budget_id: id }, query: { version } }),
  });

/** What a change of what a record is charged to makes stale, lists that are filtered by it among them. */
const charged = [keys.list, keys.codes, [SCOPES.budget, 'record'], [SCOPES.project, 'list'], [SCOPES.order, 'list']];

/** States what a request is charged to. */
export const usePutRfqCost = (number: string) =>
  useApiMutation({
    silent,
    call: (send, body: CostAssignment) => send(routes.putRfqCost, { params: { rfq_number_id: number }, body }),
    cache: (answer) => [keys.rfq(number), answer],
    stale: [...charged, [SCOPES.comparison], [SCOPES.budget, 'order']],
    staleOnError: [keys.codes],
  });

/** States what a draft is charged to, whose editor holds the answer. */
export const useChargeDraft = () =>
  useApiMutation({
    silent,
    call: (send, { number, cost }: { number: string; cost: CostAssignment }) =>
      send(routes.putRfqCost, { params: { rfq_number_id: number }, body: cost }),
    stale: (_answer, { number }) => [
      { queryKey: keys.rfq(number), refetchType: 'none' },
      { queryKey: keys.codes, refetchType: 'none' },
    ],
  });

/** States what an order is charged to. */
export const usePutOrderCost = (number: string) =>
  useApiMutation({
    silent,
    call: (send, body: CostAssignment) => send(routes.putOrderCost, { params: { order_number: number }, body }),
    cache: (answer) => [keys.order(number), answer],
    stale: charged,
    staleOnError: [keys.codes],
  });
