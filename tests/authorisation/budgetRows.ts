import type { RuleName } from './rules';

/** Calls about cost centres, projects and budgets. */
export const BUDGETS = {
  budgetMember: ['GET /company/cost-code', 'GET /company/budget', 'POST /purchase/budget'],
  budgetManager: ['POST /company/cost-code', 'POST /company/budget'],
  costCode: ['PATCH /company/cost-code/{code_id}'],
  ownBudget: ['PUT /company/budget/{budget_id}', 'DELETE /company/budget/{budget_id}'],
  budgetReader: ['GET /company/budget/{budget_id}/record'],
  orderPlaced: ['GET /order/{order_number}/cost', 'PUT /order/{order_number}/cost'],
  requestCharged: [
    'GET /rfq/{rfq_number_id}/cost',
    'PUT /rfq/{rfq_number_id}/cost',
    'POST /rfq/{rfq_number_id}/award/budget',
  ],
} as const satisfies Partial<Record<RuleName, readonly string[]>>;
