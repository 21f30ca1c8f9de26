import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BudgetRule, CostKind } from '../../../contract/entities/budget';
import { at, id, isTest, money } from './columns';
import { company } from './company';
import { tradeOrder } from './order';
import { rfq } from './rfq';

/** A cost centre or project code of a company. */
export const costCode = pgTable(
  'cost_code',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    kind: text('kind').$type<CostKind>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    closed: boolean('closed').notNull().default(false),
    version: integer('version').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('cost_code_world').on(t.is_test, t.id),
    unique('cost_code_once').on(t.company_id, t.kind, t.code),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** What a request or an order is charged to (`line_id` null), and lines of it that are charged elsewhere. */
export const costAssignment = pgTable(
  'cost_assignment',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    rfq_id: uuid('rfq_id'),
    order_id: uuid('order_id'),
    /** A line of the request or of the order. */
    line_id: uuid('line_id'),
    cost_centre_id: uuid('cost_centre_id'),
    project_id: uuid('project_id'),
  },
  (t) => [
    uniqueIndex('cost_assignment_rfq').on(t.rfq_id, sql`coalesce(line_id, rfq_id)`).where(sql`rfq_id is not null`),
    uniqueIndex('cost_assignment_order')
      .on(t.order_id, sql`coalesce(line_id, order_id)`)
      .where(sql`order_id is not null`),
    index('cost_assignment_centre').on(t.cost_centre_id),
    index('cost_assignment_project').on(t.project_id),
    check('cost_assignment_record', sql`(${t.rfq_id} is null) <> (${t.order_id} is null)`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    foreignKey({ columns: [t.is_test, t.cost_centre_id], foreignColumns: [costCode.is_test, costCode.id] }),
    foreignKey({ columns: [t.is_test, t.project_id], foreignColumns: [costCode.is_test, costCode.id] }),
  ],
);

/** What a cost centre, a project, or a project within a cost centre may spend in a span of days: won without VAT. */
export const budget = pgTable(
  'budget',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    name: text('name').notNull(),
    cost_centre_id: uuid('cost_centre_id'),
    project_id: uuid('project_id'),
    from_on: date('from_on', { mode: 'string' }).notNull(),
    until_on: date('until_on', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    rule: text('rule').$type<BudgetRule>().notNull(),
    version: integer('version').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('budget_company').on(t.company_id, t.id),
    check('budget_code', sql`${t.cost_centre_id} is not null or ${t.project_id} is not null`),
    check('budget_span', sql`${t.from_on} <= ${t.until_on}`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.cost_centre_id], foreignColumns: [costCode.is_test, costCode.id] }),
    foreignKey({ columns: [t.is_test, t.project_id], foreignColumns: [costCode.is_test, costCode.id] }),
  ],
);
