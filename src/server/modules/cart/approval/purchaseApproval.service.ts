import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type {
  approvePurchase as approve,
  checkPurchaseApproval,
  requestPurchaseApproval,
} from '../../../../contract/endpoints/purchaseApproval';
import { STOCK_HOLD_BUSINESS_DAYS } from '../../../../contract/constants';
import type { AuditStep } from '../../../../contract/entities/audit';
import type { ApprovalNeed } from '../../../../contract/entities/approval';
import type { PricedPurchaseApproval } from '../../../../contract/entities/purchaseApproval';
import { addBusinessDays } from '../../../../domain/time/businessDays';
import { DAY_MS } from '../../../../domain/time/spans';
import { newNumber } from '../../../db/numbers';
import type { MemberWork } from '../../../http/context';
import { AppError, fail } from '../../../http/fail';
import { recordEvent } from '../../audit/audit.service';
import { asksForBudget, needOfPurchase } from '../../award/approval/need.service';
import {
  addRequest,
  beginStage,
  decideSteps,
  namesOf,
  notifiedOf,
  openStepsOfReader,
  refuseNobodyExceeds,
  shownSteps,
} from '../../award/approval/steps.service';
import { guardBudgets, holdBudgets, passesStop, plannedPurchase } from '../../budget/guard.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import { hold, releaseHold } from '../../stock/reservation.service';
import type { Earlier } from '../../timeline/timeline.service';
import { deleteItems } from '../cart.repository';
import { placeOrders, type Purchase, readPurchase, readSellers } from '../purchase.service';
import { endPurchase } from './endPurchase';
import { stockTitle } from '../../../stockTitle';
import { faultsBetween, faultsOfProblems, freezeLots, freezeSeller } from './frozenPurchase';
import { namingOf, presentPurchase, presentPurchaseSummary, purchaseTitle } from './purchaseApproval.presenter';
import {
  findPurchase,
  findPurchaseOfOrder,
  findPurchases,
  lockPurchase,
  type PurchaseRow,
  updatePurchase,
} from './purchaseApproval.repository';
import { notifyOfPurchase, purchaseAsker } from './purchaseNotice';

const LISTED_MS = 7 * DAY_MS;
const MOST_LISTED = 50;

/** Whether lines of listed stock have to be approved before they are bought, and by whom. */
export async function checkPurchaseNeed(
  work: MemberWork,
  { lines, cost }: z.output<(typeof checkPurchaseApproval)['body']>,
): Promise<ApprovalNeed> {
  const { rules, steps } = await needOfPurchase(work, await readSellers(work, lines), cost);
  return { needed: rules.length > 0, rules, steps: await shownSteps(work, work.session.company_id, steps) };
}

/** The purchases of the own company that wait, and those that ended within a week. */
export async function listPurchases(work: MemberWork) {
  const { db, session, now } = work;
  const rows = await findPurchases(db, session.company_id, new Date(now.getTime() - LISTED_MS), MOST_LISTED);
  const names = await namesOf(
    work,
    rows.map(({ requested_by }) => requested_by),
  );
  return { items: rows.map((row) => presentPurchaseSummary(row, names.get(row.requested_by) ?? '', work.language)) };
}

/** A purchase of the own company; anybody else's does not exist. */
export async function readPurchaseApproval(work: MemberWork, number: string): Promise<PricedPurchaseApproval> {
  const row = await findPurchase(work.db, work.session.company_id, number);
  return presentPurchase(work, row ?? fail('APPROVAL_NOT_FOUND'));
}

/** The approved purchase that an own order came of; null where it was placed without approval. */
export async function approvalOfOrder(work: MemberWork, orderNumber: string): Promise<PricedPurchaseApproval | null> {
  const row = await findPurchaseOfOrder(work.db, work.session.company_id, orderNumber);
  return row && presentPurchase(work, row);
}

/** The purchases of the own company that wait for the reader, the most urgent first. */
export async function awaitingPurchases(work: MemberWork) {
  const { db, session, now } = work;
  const waiting = (await findPurchases(db, session.company_id, now, MOST_LISTED)).filter(
    ({ status }) => status === 'waiting',
  );
  const open = await openStepsOfReader(work, waiting);
  const mine = waiting
    .filter(({ id }) => open.has(id))
    .toSorted((a, b) => a.hold_until.getTime() - b.hold_until.getTime());
  return mine.map((row) => ({
    kind: 'purchase_approval' as const,
    side: 'buyer' as const,
    number: row.purchase_number,
    title: purchaseTitle(row, work.language),
    due_at: row.hold_until.toISOString(),
    count: mine.length,
    amount: null,
    currency: null,
  }));
}

/** Freezes a purchase that has to be approved, reserves its stock, and asks the approvers of its first stage. */
export async function requestPurchase(
  call: MemberWork,
  input: z.output<(typeof requestPurchaseApproval)['body']>,
): Promise<PricedPurchaseApproval> {
  const work = await lockOwnCompany(call, 'award');
  const { session, now, db } = work;
  const { sellers, lots, terms, cost } = await readPurchase(work, input);
  const planned = plannedPurchase(cost, sellers);
  await holdBudgets(work, planned);
  const { rules, steps } = await needOfPurchase(work, sellers, cost);
  if (rules.length === 0) return fail('APPROVAL_NOT_NEEDED');
  if (await passesStop(work, planned)) await refuseNobodyExceeds(work, steps);
  const frozen = sellers.map((seller) => freezeSeller(work, seller));
  const id = uuid();
  const purchase_number = newNumber('P', now);
  const { delivery_place, delivery_contact, note } = terms;
  const naming = namingOf(frozen);
  const title = naming ? stockTitle(naming, work.language) : '';
  await addRequest(
    work,
    {
      id,
      purchase_number,
      title,
      company_id: session.company_id,
      status: 'waiting',
      requested_by: session.account_id,
      requested_at: now,
      reason: input.reason,
      note,
      rules,
      purchase: {
        lines: input.lines,
        sellers: frozen,
        lots: freezeLots(sellers),
        delivery_place,
        delivery_contact,
        cost,
      },
      hold_until: addBusinessDays(now, STOCK_HOLD_BUSINESS_DAYS),
      checked_at: now,
      faults: [],
    },
    steps,
  );
  const wanted = new Map(input.lines.map(({ item_id, qty }) => [item_id, qty]));
  await hold(
    work,
    id,
    lots.map((lot) => ({ lot, qty: wanted.get(lot.id) ?? '0' })),
  );
  await deleteItems(db, session.account_id, [...wanted.keys()]);
  const row = (await findPurchase(db, session.company_id, purchase_number)) ?? fail('APPROVAL_NOT_FOUND');
  audit(work, row, 'approval_requested');
  await beginStage(work, row, purchaseAsker(work, row));
  return presentPurchase(work, row);
}

/** Approves every open step that is the reader's; the last one places the orders, if the purchase is still the one requested. */
export async function approvePurchase(
  call: MemberWork,
  number: string,
  { note, budget_word }: z.output<(typeof approve)['body']>,
) {
  const { work, row } = await waitingForChange(call, number);
  await decideSteps(work, row, 'approved', note);
  audit(work, row, 'approval_approved');
  if (!(await beginStage(work, row, purchaseAsker(work, row)))) await carryOut(work, row, budget_word);
  return readPurchaseApproval(work, number);
}

/** Returns a purchase to the person who requested approval; its stock is free again. */
export async function returnPurchase(call: MemberWork, number: string, { note }: { note: string }) {
  const { work, row } = await waitingForChange(call, number);
  await decideSteps(work, row, 'returned', note);
  audit(work, row, 'approval_returned');
  await endPurchase(work, row, { status: 'returned' });
  await notifyOfPurchase(work, row, [row.requested_by], 'purchase_approval_returned', { by: work.session.name });
  return readPurchaseApproval(work, number);
}

/** Takes a purchase back that waits. */
export async function withdrawPurchase(call: MemberWork, number: string) {
  const { work, row } = await waitingForChange(call, number);
  const { actions } = await presentPurchase(work, row);
  if (!actions.includes('withdraw')) return fail('APPROVAL_NOT_YOURS');
  audit(work, row, 'approval_withdrawn');
  await endPurchase(work, row, { status: 'withdrawn' });
  const by = work.session.name;
  await notifyOfPurchase(work, row, await notifiedOf(work, row.id), 'purchase_approval_withdrawn', { by });
  return readPurchaseApproval(work, number);
}

/** A purchase that waits, behind the locks of the company's people and itself, in this order. */
async function waitingForChange(call: MemberWork, number: string) {
  const work = await lockOwnCompany(call, 'see_prices');
  const row = (await lockPurchase(work.db, work.session.company_id, number)) ?? fail('APPROVAL_NOT_FOUND');
  if (row.status !== 'waiting' || row.hold_until <= work.now) return fail('APPROVAL_STATE');
  return { work, row };
}

/** Places the orders of the frozen purchase; where anything has changed since, it goes back to the person who requested it. */
async function carryOut(work: MemberWork, row: PurchaseRow, word: string | null): Promise<void> {
  const lots = await releaseHold(work, row.id);
  const requester = [row.requested_by].filter((id) => id !== work.session.account_id);
  const { sellers, faults } = await presentSellers(work, row);
  const history = await historyOf(work, row);
  if (faults.length > 0) {
    audit(work, row, 'approval_changed', { faults: faults.join(', ') });
    await endPurchase(work, row, { status: 'changed', faults });
    return notifyOfPurchase(work, row, requester, 'purchase_approval_changed');
  }
  const { delivery_place, delivery_contact, cost } = row.purchase;
  await guardBudgets(work, plannedPurchase(cost, sellers), word);
  const purchase: Purchase = {
    cost,
    sellers,
    lots,
    terms: { delivery_place, delivery_contact, note: row.note },
    history,
  };
  const { orders } = await placeOrders(work, purchase, row.requested_by);
  const order_numbers = orders.map(({ order_number }) => order_number);
  await updatePurchase(work.db, row.id, { status: 'approved', closed_at: work.now, order_numbers });
  await notifyOfPurchase(work, row, requester, 'purchase_approval_approved', { by: work.session.name });
}

async function presentSellers(work: MemberWork, row: PurchaseRow) {
  try {
    const sellers = await readSellers(work, row.purchase.lines);
    const present = { sellers: sellers.map((seller) => freezeSeller(work, seller)), lots: freezeLots(sellers) };
    const faults = faultsBetween(row.purchase, present);
    if (faults.length === 0 && (await passesBudgetRule(work, row, sellers))) faults.push('budget');
    return { sellers, faults };
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'PURCHASE_CHANGED' && error.code !== 'OWN_STOCK')) throw error;
    return { sellers: [], faults: faultsOfProblems((error.detail.issues ?? []).map(({ code }) => code)) };
  }
}

/** Whether it goes beyond a budget now, and a rule for that has no step in the request. */
async function passesBudgetRule(work: MemberWork, row: PurchaseRow, sellers: Purchase['sellers']): Promise<boolean> {
  const { cost } = row.purchase;
  await holdBudgets(work, plannedPurchase(cost, sellers));
  return asksForBudget((await needOfPurchase(work, sellers, cost)).rules) && !asksForBudget(row.rules);
}

/** How the purchase was requested and approved, for the histories of the orders that it becomes. */
async function historyOf(work: MemberWork, row: PurchaseRow): Promise<Earlier[]> {
  const { requested_by, steps } = await presentPurchase(work, row);
  return [
    { kind: 'approval_requested', note: row.reason, at: row.requested_at, actor_name: requested_by },
    ...steps.flatMap(({ decided_at, decided_by, note }) =>
      decided_at === null
        ? []
        : [{ kind: 'approval_approved' as const, note, at: new Date(decided_at), actor_name: decided_by }],
    ),
  ];
}

/** A step of the approval for the audit log, under the number of the purchase: there is no order yet. */
function audit(work: MemberWork, row: PurchaseRow, kind: AuditStep, after: Record<string, string> = {}): void {
  const { account_id, company_id } = work.session;
  recordEvent(work, kind, { account_id, company_id, after: { purchase_number: row.purchase_number, ...after } });
}
