import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AwardPlan, PlanRules } from '../../../contract/entities/plan';
import { at, id, isTest } from './columns';
import { rfq } from './rfq';

/** What the planner showed a person of the buyer, under which rules, and the award that was sent after it. */
export const awardPlan = pgTable(
  'award_plan',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    round: integer('round').notNull(),
    /** Who planned; nobody where the plan was made when collecting ended. */
    account_id: uuid('account_id'),
    account_name: text('account_name').notNull(),
    /** With the name, where the buyer gave it one: a scenario. */
    rules: jsonb('rules').$type<Partial<PlanRules> & { name?: string }>().notNull(),
    result: jsonb('result').$type<AwardPlan>().notNull(),
    made_at: at('made_at').notNull(),
    /** Set on one plan when the lines are awarded: by whom, when, and whether exactly as planned. */
    awarded_at: at('awarded_at'),
    awarded_by_name: text('awarded_by_name'),
    followed: boolean('followed'),
  },
  (t) => [
    index('award_plan_rfq').on(t.rfq_id, t.round, t.id),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
  ],
);
