import { usualRules } from '../../../../domain/award/usualRules';
import { scopeOf } from '../../../db/scope';
import type { App } from '../../../http/context';
import { AppError } from '../../../http/fail';
import { inWork } from '../../../jobs/inWork';
import { readComparison } from '../comparison/comparison.service';
import { keepPlan } from './awardPlan.service';
import { claimDuePlan, endDuePlan } from './duePlan.repository';
import { SOLVER_SECONDS } from './plan.service';
import { plan as solve } from './planWorkerPool';

/** Without an end after this long another process begins again. */
const LEASE_MS = 60_000;
/** This long after collecting ended nobody tries any more: who opens the overview then has it planned. */
const GIVEN_UP_MS = 30 * 60_000;
/** While people keep all threads busy. */
const AGAIN_MS = 3_000;

/**
 * Plans the award of the next request whose collecting has ended, so that its first reader finds the plan; false where none
 * waits or people keep the threads busy. Claimed in one transaction and stored in another, so that no request is locked while
 * a thread solves it.
 */
export async function planNext(app: App, signal: AbortSignal): Promise<boolean> {
  const row = await inWork(app, 'all', ({ db, now }) =>
    claimDuePlan(db, {
      now,
      since: new Date(now.getTime() - GIVEN_UP_MS),
      until: new Date(now.getTime() + LEASE_MS),
    }),
  );
  if (!row) return false;
  const scope = scopeOf(row.is_test);
  const comparison = await inWork(app, scope, (work) => readComparison(work, row, 'apart'));
  const rules = usualRules(comparison);
  const task = { want: 'best', rules, seconds: SOLVER_SECONDS, comparison } as const;
  // It takes its turn in the pool as one person does.
  const answer = await solve(task, row.id, signal).catch(ifBusy);
  if (answer === 'busy') {
    await inWork(app, scope, ({ db, now }) => endDuePlan(db, row, new Date(now.getTime() + AGAIN_MS)));
    return false;
  }
  const result = 'plan' in answer ? answer.plan : null;
  await inWork(app, scope, async (work) => {
    if (result) await keepPlan(work, row, { rules, result, by: null });
    await endDuePlan(work.db, row, null);
  });
  return true;
}

function ifBusy(error: unknown): 'busy' {
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return 'busy';
  throw error;
}
