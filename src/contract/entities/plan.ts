import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { quantity, shortText, uuid } from '../values';

/** Repeated in an address: none, one or several. */
const several = (item: z.ZodString | z.ZodUUID, most: number) =>
  z
    .union([item, z.array(item).max(most)])
    .optional()
    .transform((value): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]));
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

/** Quotations named in an address. */
export const quotationIds = several(uuid, 50);

/** What the buyer limits an award to, as it stands in an address. */
export const planQuery = z.object({
  /** At most so many sellers. */
  max_sellers: z.coerce.number().int().min(1).max(50).optional(),
  /** A lead time of at most so many days; an offer that names none is left out. */
  max_lead_days: z.coerce.number().int().min(0).max(730).optional(),
  /** Only these makers. */
  makers: several(z.string().max(80), 30),
  /** No alternates: only what was requested. A request that takes none counts none anyway. */
  exact_only: flag,
  /** No line's quantity is divided. */
  whole_lines: flag,
  /** Only what its seller has in stock. */
  from_stock: flag,
  /** Quotations that are left out. */
  exclude: quotationIds,
  /** How much of each seller's freight is counted, in percent: none where the buyer collects, more where it is expected to rise. */
  freight_pct: z.coerce.number().int().min(0).max(500).default(100),
});
export type PlanRules = z.output<typeof planQuery>;
/** The rules that can be dropped one by one to see what each costs. */
export const planRule = z.enum([
  'max_sellers',
  'max_lead_days',
  'makers',
  'exact_only',
  'whole_lines',
  'from_stock',
  'exclude',
]);
export type PlanRule = z.infer<typeof planRule>;

const figures = {
  /** Lines and freight without VAT, in the request's currency; each seller's freight once. */
  total: z.string(),
  /** Lines that are covered, partly covered ones by their share. */
  covered: z.string(),
  sellers: z.number().int(),
  /** No other award that covers as much is cheaper. */
  optimal: z.boolean(),
};

/** The award that covers most of the lines for least under the buyer's rules and the sellers' conditions. */
export const plan = z
  .object({
    ...figures,
    version: z.number().int(),
    line_count: z.number().int(),
    /** No award that covers as much costs less than this; null while nothing is proven. */
    bound: z.string().nullable(),
    /** How far the total can at most lie above the best one, in percent. */
    gap_pct: z.string().nullable(),
    seconds: z.number(),
    lines: z.array(z.object({ rfq_line_id: uuid, quotation_id: uuid, qty: quantity })),
    /** The best that any one seller could do alone under the same rules. */
    single: z.object({ quotation_id: uuid, total: z.string(), covered: z.string() }).nullable(),
    /** How much of it is alternates: lines, their amount without freight and its share of `total`, in percent. */
    alternates: z.object({ line_count: z.number().int(), amount: z.string(), share_pct: z.string() }),
  })
  .register(apiSchemas, { id: 'AwardPlan' });
export type AwardPlan = z.infer<typeof plan>;

/** A plan as it was kept with its author: by its id it can be given a name. */
export const keptPlan = plan.extend({ plan_id: uuid }).register(apiSchemas, { id: 'KeptAwardPlan' });
export type KeptPlan = z.infer<typeof keptPlan>;

/** What a scenario is called. */
export const scenarioName = shortText(60).refine((name) => name.length > 0, 'required');

/** A plan that the buyer gave a name to compare it with others: "without Daehan", "from stock in 7 days". */
export const scenario = z
  .object({
    name: z.string(),
    rules: z.object({
      max_sellers: z.number().int().optional(),
      max_lead_days: z.number().int().optional(),
      makers: z.array(z.string()),
      exact_only: z.boolean(),
      whole_lines: z.boolean(),
      from_stock: z.boolean(),
      exclude: z.array(uuid),
      freight_pct: z.number().int(),
    }),
    plan: keptPlan,
    made_at: z.string(),
    made_by: z.string(),
  })
  .register(apiSchemas, { id: 'AwardScenario' });
export type Scenario = z.infer<typeof scenario>;

/** What the award would cost without one of the rules. */
export const planWithoutRule = z.object({ rule: planRule, ...figures });
export type PlanWithoutRule = z.infer<typeof planWithoutRule>;
