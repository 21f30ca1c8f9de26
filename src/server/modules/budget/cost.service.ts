import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { addCostCodes, changeCostCode, putRfqCost } from '../../../contract/endpoints/budget';
import type { CostAssignment, CostChoice, CostCode, CostKind } from '../../../contract/entities/budget';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { refuseWaiting } from '../award/approval/waiting.service';
import * as costs from './cost.repository';
import { guardCharge } from './guard.service';

const NONE: CostChoice = { cost_centre_id: null, project_id: null };

/** The cost centres and project codes of the own company, and what the caller charged to last, of what is still open. */
export async function listChoices(work: MemberWork): Promise<{ items: CostCode[]; last: CostChoice }> {
  const { db, session } = work;
  const { items } = await listCodes(work);
  const last = (await costs.findLastChoice(db, session.company_id, session.account_id)) ?? NONE;
  const open = new Set(items.flatMap(({ id, closed }) => (closed ? [] : [id])));
  const ifOpen = (id: string | null) => (id !== null && open.has(id) ? id : null);
  return { items, last: { cost_centre_id: ifOpen(last.cost_centre_id), project_id: ifOpen(last.project_id) } };
}

async function listCodes({ db, session }: MemberWork): Promise<{ items: CostCode[] }> {
  const rows = await costs.findCostCodes(db, session.company_id);
  return {
    items: rows.map(({ id, version, kind, code, name, closed }) => ({ id, version, kind, code, name, closed })),
  };
}

/** Adds codes, as a list is pasted: of a code that stands there twice the last name counts. */
export async function addCodes(work: MemberWork, { kind, items }: z.output<(typeof addCostCodes)['body']>) {
  const { db, session, now } = work;
  const { company_id } = session;
  const named = new Map(items.map(({ code, name }) => [code, name]));
  await costs.putCostCodes(
    db,
    [...named].map(([code, name]) => ({ id: uuid(), company_id, kind, code, name, version: 1, created_at: now })),
  );
  record(work, { kind, codes: [...named.keys()].join(', ').slice(0, 500) });
  return listCodes(work);
}

/** Renames, closes or opens a code of the own company. */
export async function changeCode(work: MemberWork, id: string, input: z.output<(typeof changeCostCode)['body']>) {
  const { version, ...change } = input;
  const row = (await costs.findCostCodes(work.db, work.session.company_id)).find((one) => one.id === id);
  if (!row) return fail('COST_CODE_NOT_FOUND');
  if (!(await costs.updateCostCode(work.db, { id, version }, change))) return fail('STALE_VERSION');
  record(work, { kind: row.kind, codes: row.code, closed: String(change.closed) });
  return listCodes(work);
}

function record(work: MemberWork, after: Record<string, string>): void {
  const { account_id, company_id } = work.session;
  recordEvent(work, 'cost_codes_changed', { account_id, company_id, after });
}

/** Refuses codes that are not the own company's; closed ones too, unless they are kept. */
export async function requireCodes(work: MemberWork, choices: readonly CostChoice[], kept: readonly CostChoice[] = []) {
  for (const [kind, field] of [
    ['cost_centre', 'cost_centre_id'],
    ['project', 'project_id'],
  ] as const) {
    const ids = new Set(choices.flatMap((choice) => choice[field] ?? []));
    const known = await costs.findCodesOf(work.db, work.session.company_id, kind, [...ids]);
    if (known.length < ids.size) return fail('COST_CODE_NOT_FOUND');
    const before = new Set(kept.map((choice) => choice[field]));
    if (known.some(({ id, closed }) => closed && !before.has(id))) return fail('COST_CODE_CLOSED');
  }
}

async function assignmentOf(work: MemberWork, record: costs.CostRecord): Promise<CostAssignment> {
  const rows = await costs.findAssignments(work.db, record);
  const own = rows.find(({ line_id }) => line_id === null) ?? NONE;
  return {
    cost_centre_id: own.cost_centre_id,
    project_id: own.project_id,
    lines: rows.flatMap(({ line_id, cost_centre_id, project_id }) =>
      line_id === null ? [] : [{ line_id, cost_centre_id, project_id }],
    ),
  };
}

/** What an own request is charged to. */
export async function readRfqCost(work: MemberWork, number: string): Promise<CostAssignment> {
  const row = await costs.findRfqRecord(work.db, work.session.company_id, number, false);
  return assignmentOf(work, { rfq_id: (row ?? fail('RFQ_NOT_FOUND')).id, order_id: null });
}

/** The codes that an own request as a whole is charged to, as documents name them. */
export async function readCostNames(
  work: MemberWork,
  number: string,
): Promise<Array<{ kind: CostKind; name: string }>> {
  const { cost_centre_id, project_id } = await readRfqCost(work, number);
  const { items } = await listCodes(work);
  return items.flatMap(({ id, kind, code, name }) =>
    id === cost_centre_id || id === project_id ? [{ kind, name: name ? `${code} ${name}` : code }] : [],
  );
}

type Stated = z.output<(typeof putRfqCost)['body']>;

/**
 * States what an own request is charged to. Refused while an award of it waits for approval, and where awards and orders of it
 * would then exceed a budget that stops.
 */
export async function stateRfqCost(work: MemberWork, number: string, input: Stated): Promise<CostAssignment> {
  const row = await costs.findRfqRecord(work.db, work.session.company_id, number, true);
  const { id, status } = row ?? fail('RFQ_NOT_FOUND');
  await refuseWaiting(work, id);
  const record = { rfq_id: id, order_id: null };
  if (status === 'DRAFT') return stateCost(work, record, input);
  return guarded(work, record, input);
}

async function guarded(work: MemberWork, record: costs.CostRecord, input: Stated): Promise<CostAssignment> {
  await guardCharge(work, () => stateCost(work, record, input), input.budget_word);
  return assignmentOf(work, record);
}

/** What an own order is charged to: by its own statement, else by its request, each of whose lines is one of the order's. */
export async function readOrderCost(work: MemberWork, number: string): Promise<CostAssignment> {
  const row = (await costs.findOrderRecord(work.db, work.session.company_id, number, false)) ?? fail('ORDER_NOT_FOUND');
  const own = await costs.findAssignments(work.db, { rfq_id: null, order_id: row.id });
  if (own.length > 0 || row.rfq_id === null) return assignmentOf(work, { rfq_id: null, order_id: row.id });
  const requested = await assignmentOf(work, { rfq_id: row.rfq_id, order_id: null });
  if (requested.lines.length === 0) return requested;
  const ids = await costs.findOrderLineIds(work.db, row.id);
  return {
    ...requested,
    lines: requested.lines.flatMap((line) => {
      const line_id = ids.get(line.line_id);
      return line_id === undefined ? [] : [{ ...line, line_id }];
    }),
  };
}

/** States what an own order is charged to. Refused where it would then exceed a budget that stops. */
export async function stateOrderCost(work: MemberWork, number: string, input: Stated): Promise<CostAssignment> {
  const row = await costs.findOrderRecord(work.db, work.session.company_id, number, true);
  return guarded(work, { rfq_id: null, order_id: (row ?? fail('ORDER_NOT_FOUND')).id }, input);
}

/** What a new order from stock is charged to, as its purchase said. A code that was closed while the purchase waited is kept. */
export async function chargeOrder(work: MemberWork, orderId: string, choice: CostChoice): Promise<void> {
  if (choice.cost_centre_id === null && choice.project_id === null) return;
  await stateCost(work, { rfq_id: null, order_id: orderId }, { ...choice, lines: [] }, [choice]);
}

/** A copy of a request is charged as the request, as far as its codes are open; lines of it are not. */
export async function chargeCopy(work: MemberWork, rfqId: string, copyNumber: string): Promise<void> {
  const { db, session } = work;
  const whole = (await costs.findAssignments(db, { rfq_id: rfqId, order_id: null })).find(
    (row) => row.line_id === null,
  );
  const copy = whole && (await costs.findRfqRecord(db, session.company_id, copyNumber, false));
  if (!copy) return;
  const { items } = await listCodes(work);
  const ifOpen = (id: string | null) => (items.some((code) => code.id === id && !code.closed) ? id : null);
  const choice = { cost_centre_id: ifOpen(whole.cost_centre_id), project_id: ifOpen(whole.project_id) };
  await stateCost(work, { rfq_id: copy.id, order_id: null }, { ...choice, lines: [] });
}

async function stateCost(
  work: MemberWork,
  record: costs.CostRecord,
  input: CostAssignment,
  kept: readonly CostChoice[] = [],
): Promise<CostAssignment> {
  const before = await costs.findAssignments(work.db, record);
  await requireCodes(work, [input, ...input.lines], [...before, ...kept]);
  const known = new Set(await costs.findLineIds(work.db, record));
  const lines = new Map(input.lines.map((line) => [line.line_id, line]));
  const { company_id } = work.session;
  const { cost_centre_id, project_id } = input;
  const rows = [
    { line_id: null, cost_centre_id, project_id },
    // A line that was taken out since is left out.
    ...[...lines.values()].filter(({ line_id }) => known.has(line_id)),
  ];
  await costs.replaceAssignments(
    work.db,
    record,
    rows.map((row) => ({ ...row, ...record, id: uuid(), company_id })),
  );
  return assignmentOf(work, record);
}
