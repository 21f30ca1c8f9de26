import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { Budget, BudgetFigures, BudgetRecord, budgetInput } from '../../../contract/entities/budget';
import { budgetFigures, counts, inWon, wholeSpan } from '../../../domain/budget/figures';
import { formatExact, trimStored } from '../../../domain/money/exact';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { titleIn } from '../../stockTitle';
import { recordEvent } from '../audit/audit.service';
import { readRate } from '../rate/rate.service';
import { addBudgetRow, type BudgetRow, deleteBudget, findBudgets, updateBudget } from './budget.repository';
import { requireCodes } from './cost.service';
import { findSpends } from './spend.repository';

type Input = z.output<typeof budgetInput>;
type PricedBudget = Omit<Budget, 'figures'> & { figures: BudgetFigures };

/** The budgets of the own company with their figures. */
export async function listOwnBudgets(work: MemberWork): Promise<{ items: PricedBudget[] }> {
  const rows = await findBudgets(work.db, work.session.company_id);
  if (rows.length === 0) return { items: [] };
  const spends = await findSpends(work.db, work.session.company_id, wholeSpan(rows));
  const { usd_krw_rate } = await readRate(work);
  return {
    items: rows.map((row) => ({ ...presentBudget(row), figures: budgetFigures(row, spends, usd_krw_rate) })),
  };
}

function presentBudget(row: BudgetRow): Omit<Budget, 'figures'> {
  const { id, version, name, cost_centre_id, project_id, from_on, until_on, rule } = row;
  return { id, version, name, cost_centre_id, project_id, from_on, until_on, rule, amount: trimStored(row.amount) };
}

/** What counts in a budget, the newest first. */
export async function listRecords(work: MemberWork, id: string): Promise<{ items: BudgetRecord[] }> {
  const row = await ownBudget(work, id);
  const spends = await findSpends(work.db, work.session.company_id, row);
  const { usd_krw_rate: market } = await readRate(work);
  return {
    items: spends
      .filter((spend) => counts(row, spend))
      .map(({ stage, paid, number, title, naming, day, currency, amount, usd_krw_rate }) => {
        const won = amount === null ? null : inWon(amount, currency, usd_krw_rate, market);
        const shown = amount === null ? null : trimStored(amount);
        return {
          stage,
          paid,
          number,
          title: titleIn(title, naming, work.language),
          day,
          currency,
          amount: shown,
          amount_krw: won && formatExact(won.round(0), 'KRW'),
        };
      }),
  };
}

async function ownBudget({ db, session }: MemberWork, id: string): Promise<BudgetRow> {
  const rows = await findBudgets(db, session.company_id);
  return rows.find((row) => row.id === id) ?? fail('BUDGET_NOT_FOUND');
}

/** Adds a budget. */
export async function addOwnBudget(work: MemberWork, input: Input) {
  const { db, session, now } = work;
  await requireCodes(work, [input]);
  await addBudgetRow(db, { ...input, id: uuid(), company_id: session.company_id, version: 1, created_at: now });
  record(work, input);
  return listOwnBudgets(work);
}

/** Changes a budget in the version that was seen. */
export async function putOwnBudget(work: MemberWork, id: string, input: { version: number; budget: Input }) {
  const row = await ownBudget(work, id);
  await requireCodes(work, [input.budget], [row]);
  if (!(await updateBudget(work.db, { id, version: input.version }, input.budget))) return fail('STALE_VERSION');
  record(work, input.budget, row);
  return listOwnBudgets(work);
}

/** Removes a budget in the version that was seen. */
export async function removeOwnBudget(work: MemberWork, id: string, version: number) {
  const row = await ownBudget(work, id);
  if (!(await deleteBudget(work.db, { id, version }))) return fail('STALE_VERSION');
  record(work, null, row);
  return listOwnBudgets(work);
}

function record(work: MemberWork, after: Input | null, before?: BudgetRow): void {
  const { account_id, company_id } = work.session;
  const words = ({ name, amount, rule, from_on, until_on }: Input) => ({ name, amount, rule, from_on, until_on });
  recordEvent(work, after ? 'budget_changed' : 'budget_removed', {
    account_id,
    company_id,
    ...(before && { before: words(before) }),
    ...(after && { after: words(after) }),
  });
}
