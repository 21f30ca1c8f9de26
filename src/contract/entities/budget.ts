import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { amount, currency, day, money, shortText, uuid, version } from '../values';

export const costKind = z.enum(['cost_centre', 'project']);
export type CostKind = z.infer<typeof costKind>;

/** A cost centre or project code of a company. A closed one stays on the records that have it and is offered no more. */
export const costCode = z
  .object({ id: uuid, version, kind: costKind, code: z.string(), name: z.string(), closed: z.boolean() })
  .register(apiSchemas, { id: 'CostCode' });
export type CostCode = z.output<typeof costCode>;

/** The cost centre and the project that something is charged to. */
const charged = { cost_centre_id: uuid.nullable(), project_id: uuid.nullable() };
export const costChoice = z.object(charged);
export type CostChoice = z.output<typeof costChoice>;

/** What a request or order is charged to, and lines that are charged elsewhere, by their ids. */
export const costAssignment = z
  .object({ ...charged, lines: z.array(z.object({ line_id: uuid, ...charged })).max(5000) })
  .register(apiSchemas, { id: 'CostAssignment' });
export type CostAssignment = z.output<typeof costAssignment>;

/** `show` shows it, `warn` asks before an award or order that exceeds it, `stop` refuses one. */
export const budgetRule = z.enum(['show', 'warn', 'stop']);
export type BudgetRule = z.infer<typeof budgetRule>;

const stated = {
  name: shortText(60).min(1),
  ...charged,
  from_on: day,
  until_on: day,
  /** In won, without VAT. */
  amount,
  rule: budgetRule,
};
export const budgetInput = z
  .object(stated)
  .refine(({ from_on, until_on }) => from_on <= until_on, { path: ['until_on'], message: 'before_start' })
  .refine(({ cost_centre_id, project_id }) => cost_centre_id !== null || project_id !== null, {
    path: ['cost_centre_id'],
    message: 'required',
  });

/** Sums in won without VAT. */
export const budgetFigures = z.object({
  /** Requests that are out, by their target prices, else by what the company paid last for the item. */
  requested: z.string(),
  /** Lines of such requests for which neither is known. */
  unknown_lines: z.number().int(),
  /** Awards without an order yet. */
  awarded: z.string(),
  ordered: z.string(),
  /** Part of what is ordered. */
  paid: z.string(),
  /** The budget less what is awarded and ordered; below zero where it is exceeded. */
  left: z.string(),
  /** What no rate converts, by currency; in none of the sums above. */
  apart: z.array(z.object({ currency, awarded: z.string(), ordered: z.string() })),
});
export type BudgetFigures = z.output<typeof budgetFigures>;

export const budget = z
  .object({ ...stated, id: uuid, version, figures: money(budgetFigures) })
  .register(apiSchemas, { id: 'Budget' });
export type Budget = z.output<typeof budget>;

/** A record that counts in a budget, with its part of it. */
export const budgetRecord = z
  .object({
    stage: z.enum(['requested', 'awarded', 'ordered']),
    paid: z.boolean(),
    number: z.string(),
    title: z.string(),
    day,
    currency,
    amount: z.string().nullable(),
    /** In won; null where no rate converts it, or nothing is known. */
    amount_krw: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'BudgetRecord' });
export type BudgetRecord = z.output<typeof budgetRecord>;

/** What an award or order would do to a budget that it falls to, in won. */
export const budgetEffect = z.object({
  id: uuid,
  name: z.string(),
  rule: budgetRule,
  amount: money(z.string()),
  /** What is left before it. */
  left: money(z.string()),
  /** What would be left after it, below zero where the budget is exceeded; null too where no rate converts an amount that is spent or planned. */
  after: money(z.string()),
  exceeded: z.boolean(),
});
export type BudgetEffect = z.output<typeof budgetEffect>;

/** What an award or order would do to the budgets of the day, and who may go beyond one that stops. */
export const budgetCheck = z
  .object({
    budgets: z.array(budgetEffect),
    may_exceed: z.boolean(),
    /** People who may; none where no budget stops. */
    lifters: z.array(z.string()),
  })
  .register(apiSchemas, { id: 'BudgetCheck' });
export type BudgetCheck = z.output<typeof budgetCheck>;
