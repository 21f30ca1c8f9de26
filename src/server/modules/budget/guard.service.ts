import type { BudgetCheck, CostChoice } from '../../../contract/entities/budget';
import type { Currency } from '../../../contract/values';
import Big from 'big.js';
import { budgetEffect, budgetFigures, chargeEffect, type Planned, wholeSpan } from '../../../domain/budget/figures';
import { trimStored } from '../../../domain/money/exact';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { readRate } from '../rate/rate.service';
import { type BudgetRow, findRunningBudgets, lockAllBudgets, lockBudgets } from './budget.repository';
import { findAssignments } from './cost.repository';
import { findNamesWith } from './lifter.repository';
import { findSpends } from './spend.repository';

/** A part of an award, as the award knows it. */
interface AwardedPart {
  currency: Currency;
  supply_amount: string;
  lines: ReadonlyArray<{ rfq_line_id: string | null; amount: string }>;
}

/** What an award of a request is charged to: each line as its request says, freight as the request as a whole. */
export async function plannedAward(
  work: MemberWork,
  rfq: { id: string; usd_krw_rate: string | null },
  bids: readonly AwardedPart[],
): Promise<Planned[]> {
  const rows = await findAssignments(work.db, { rfq_id: rfq.id, order_id: null });
  const whole = rows.find(({ line_id }) => line_id === null);
  const chargedTo = (lineId: string | null): CostChoice => {
    const own = rows.find(({ line_id }) => line_id !== null && line_id === lineId);
    return {
      cost_centre_id: own?.cost_centre_id ?? whole?.cost_centre_id ?? null,
      project_id: own?.project_id ?? whole?.project_id ?? null,
    };
  };
  const { usd_krw_rate } = rfq;
  return bids.flatMap(({ currency, supply_amount, lines }) => {
    const freight = lines.reduce((left, { amount }) => left.minus(amount), new Big(supply_amount)).toFixed();
    return [...lines, { rfq_line_id: null, amount: freight }].map(({ rfq_line_id, amount }) => ({
      ...chargedTo(rfq_line_id),
      currency,
      amount,
      usd_krw_rate,
    }));
  });
}

/** What a purchase from stock is charged to. */
export const plannedPurchase = (
  cost: CostChoice,
  orders: ReadonlyArray<{ totals: { currency: Currency; supply_amount: string } }>,
): Planned[] =>
  orders.map(({ totals }) => ({
    cost_centre_id: cost.cost_centre_id,
    project_id: cost.project_id,
    currency: totals.currency,
    amount: totals.supply_amount,
    usd_krw_rate: null,
  }));

/** What an award or order would do to the budgets of today. Looks ahead without a lock. */
export async function checkBudgets(work: MemberWork, planned: readonly Planned[]): Promise<BudgetCheck> {
  const { db, session, now } = work;
  const rows = isCharged(planned) ? await findRunningBudgets(db, session.company_id, seoulDay(now)) : [];
  const budgets = await effectsOf(work, rows, planned);
  const stops = budgets.some(({ exceeded, rule }) => exceeded && rule === 'stop');
  return {
    budgets,
    may_exceed: session.rights.includes('exceed_budget'),
    lifters: stops ? await findNamesWith(db, session.company_id, 'exceed_budget') : [],
  };
}

/** Whether an award or order would exceed a budget of today, whatever its rule. */
export async function exceedsBudget(work: MemberWork, planned: readonly Planned[]): Promise<boolean> {
  const { db, session, now } = work;
  const rows = isCharged(planned) ? await findRunningBudgets(db, session.company_id, seoulDay(now)) : [];
  return (await effectsOf(work, rows, planned)).some(({ exceeded }) => exceeded);
}

/** Whether an award or order would exceed a budget of today that stops. */
export async function passesStop(work: MemberWork, planned: readonly Planned[]): Promise<boolean> {
  return (await checkBudgets(work, planned)).budgets.some(({ exceeded, rule }) => exceeded && rule === 'stop');
}

/** Holds the budgets of today until the commit, so that whatever is read of them from here on stays true. */
export async function holdBudgets({ db, session, now }: MemberWork, planned: readonly Planned[]): Promise<void> {
  if (isCharged(planned)) await lockBudgets(db, session.company_id, seoulDay(now));
}

/**
 * Holds the budgets of today until the commit and refuses what goes beyond one that stops, unless the caller may do so and
 * gives a word. What goes beyond any budget stands in the audit log.
 */
export async function guardBudgets(work: MemberWork, planned: readonly Planned[], word: string | null): Promise<void> {
  if (!isCharged(planned)) return;
  const rows = await lockBudgets(work.db, work.session.company_id, seoulDay(work.now));
  refuseExceeded(work, await effectsOf(work, rows, planned), word);
}

/**
 * Charges otherwise what may be awarded or ordered already. Refuses that as `guardBudgets` does where it takes more out of a
 * budget, whether that runs today or on the day of the award or order.
 */
export async function guardCharge(
  work: MemberWork,
  charge: () => Promise<unknown>,
  word: string | null,
): Promise<void> {
  const rows = await lockAllBudgets(work.db, work.session.company_id);
  const before = await figuresOf(work, rows);
  await charge();
  const after = await figuresOf(work, rows);
  const effects = rows.flatMap((row, index) => {
    const [was, is] = [before[index], after[index]];
    const effect = was && is && chargeEffect(was, is);
    return effect ? [{ ...row, ...effect }] : [];
  });
  refuseExceeded(work, effects, word);
}

async function figuresOf(work: MemberWork, rows: readonly BudgetRow[]) {
  if (rows.length === 0) return [];
  const spends = await findSpends(work.db, work.session.company_id, wholeSpan(rows));
  const { usd_krw_rate } = await readRate(work);
  return rows.map((row) => budgetFigures(row, spends, usd_krw_rate));
}

type Effect = Pick<BudgetCheck['budgets'][number], 'id' | 'name' | 'rule' | 'after' | 'exceeded'>;

function refuseExceeded(work: MemberWork, effects: readonly Effect[], word: string | null): void {
  const { session } = work;
  const exceeded = effects.filter((one) => one.exceeded);
  const stopped = exceeded.filter(({ rule }) => rule === 'stop');
  if (stopped.length > 0 && !(word && session.rights.includes('exceed_budget'))) {
    return fail('BUDGET_EXCEEDED', { issues: stopped.map(({ id }) => ({ path: ['budget', id], code: 'stop' })) });
  }
  for (const { name, rule, after: left } of exceeded) {
    if (rule === 'show') continue;
    const over = left === null ? '' : new Big(left).neg().toFixed();
    recordEvent(work, 'budget_exceeded', {
      account_id: session.account_id,
      company_id: session.company_id,
      after: { name, rule, over, ...(word && { word }) },
    });
  }
}

const isCharged = (planned: readonly Planned[]) =>
  planned.some(({ cost_centre_id, project_id }) => cost_centre_id !== null || project_id !== null);

async function effectsOf(work: MemberWork, rows: readonly BudgetRow[], planned: readonly Planned[]) {
  const { usd_krw_rate } = await readRate(work);
  const found: BudgetCheck['budgets'] = [];
  for (const row of rows) {
    const { id, name, rule } = row;
    const spends = await findSpends(work.db, work.session.company_id, row);
    const figures = budgetFigures(row, spends, usd_krw_rate);
    const effect = budgetEffect(row, figures, planned, usd_krw_rate);
    if (effect) found.push({ id, name, rule, amount: trimStored(row.amount), left: figures.left, ...effect });
  }
  return found;
}
