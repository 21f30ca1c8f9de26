import type { CostAssignment } from '../../contract/entities/budget';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/budget';
import { budgetKeys } from './budget';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

/** Dialogs show a refusal themselves. */
const silent = true;

/** What shows the codes by their names. */
const codesChanged = { silent, stale: [budgetKeys.codes], staleOnError: [budgetKeys.codes] };

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
  cache: (answer: unknown) => [budgetKeys.list, answer] as const,
  stale: [[SCOPES.budget, 'record']],
  staleOnError: [budgetKeys.list],
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

/** What a record is charged to, with the word for exceeding a budget. */
export type StatedCost = BodyOf<typeof routes.putRfqCost>;

/** What a change of what a record is charged to makes stale, lists that are filtered by it among them. */
const charged = [
  budgetKeys.list,
  budgetKeys.codes,
  [SCOPES.budget, 'record'],
  [SCOPES.project, 'list'],
  [SCOPES.order, 'list'],
];

/** States what a request is charged to. */
export const usePutRfqCost = (number: string) =>
  useApiMutation({
    silent,
    call: (send, body: StatedCost) => send(routes.putRfqCost, { params: { rfq_number_id: number }, body }),
    cache: (answer) => [budgetKeys.rfq(number), answer],
    stale: [...charged, [SCOPES.comparison], [SCOPES.budget, 'order']],
    staleOnError: [budgetKeys.codes],
  });

/** States what a draft is charged to, whose editor holds the answer. */
export const useChargeDraft = () =>
  useApiMutation({
    silent,
    call: (send, { number, cost }: { number: string; cost: CostAssignment }) =>
      send(routes.putRfqCost, { params: { rfq_number_id: number }, body: cost }),
    stale: (_answer, { number }) => [
      { queryKey: budgetKeys.rfq(number), refetchType: 'none' },
      { queryKey: budgetKeys.codes, refetchType: 'none' },
    ],
  });

/** States what an order is charged to. */
export const usePutOrderCost = (number: string) =>
  useApiMutation({
    silent,
    call: (send, body: StatedCost) => send(routes.putOrderCost, { params: { order_number: number }, body }),
    cache: (answer) => [budgetKeys.order(number), answer],
    stale: charged,
    staleOnError: [budgetKeys.codes],
  });
