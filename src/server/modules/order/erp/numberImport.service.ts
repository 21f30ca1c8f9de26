import type * as z from 'zod';
import type { applyErpNumbers, previewErpNumbers } from '../../../../contract/endpoints/erpNumbers';
import {
  MOST_APPROVALS,
  MOST_NUMBERS,
  type NumberPreview,
  type NumberRow,
} from '../../../../contract/entities/erpNumbers';
import { approvalNumberIn, dayIn, findNumbers, headRow, orderNumberIn } from '../../../../domain/erp/findNumbers';
import { mayAct } from '../../../../domain/states/order';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { recordEvent } from '../../audit/audit.service';
import { readOwnFile } from '../../file/file.service';
import type { OrderRow } from '../order.repository';
import { erpNumberOf, sideOf, stateOf } from '../orderState';
import { recordTaxInvoice } from '../payment.service';
import { numberTask } from './numberTask';
import { findOrdersByNumber, lockOrdersByNumber, setErpNumber } from './erpNumber.repository';

type Given = z.output<(typeof previewErpNumbers)['body']>;
type Wanted = 'erp' | 'approval';

/** Reads a file with the numbers of another system, or with approval numbers, and lays each row beside its order. */
export async function previewNumbers(work: MemberWork, input: Given, wanted: Wanted): Promise<NumberPreview> {
  const { name, bytes } = await readOwnFile(work, input.file_id, 'STOCK');
  const given = { holder: work.session.company_id, bytes: bytes.length };
  const rows = await work.app.readers.read(numberTask, { name, bytes }, given);
  const head = headRow(rows);
  const heads = rows[head] ?? [];
  const body = rows.slice(head + 1);
  const found = findNumbers(body, heads, wanted);
  const chosen = {
    order: input.columns.order ?? found.order,
    number: input.columns.number ?? found.number,
    day: input.columns.day ?? found.day,
  };
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, place) => place).filter((place) => body.some((row) => row[place]));
  const columns = filled.map((place) => ({
    place,
    head: heads[place] || body.find((row) => row[place])?.[place] || '',
  }));
  if (chosen.order === null || chosen.number === null) return { columns, chosen, rows: [] };
  const read = readRows(body, head + 2, { ...chosen, order: chosen.order, number: chosen.number }, wanted);
  const numbers = [...new Set(read.map(({ order_number }) => order_number))];
  const orders = await findOrdersByNumber(work.db, work.session.company_id, numbers);
  const known = new Map(orders.map((order) => [order.order_number, order]));
  const shown = read.map((row) => compared(work, row, read, known.get(row.order_number), wanted));
  const changing = shown.filter(({ state }) => state === 'new' || state === 'changed');
  // Said here, where the file can still be split, not after all of it was looked through.
  if (changing.length > (wanted === 'erp' ? MOST_NUMBERS : MOST_APPROVALS)) return fail('ERP_NUMBERS_TOO_MANY');
  return { columns, chosen, rows: shown };
}

type ReadRow = Pick<NumberRow, 'row' | 'order_number' | 'number' | 'issued_on'>;

/** The rows that name an order or hold a number; empty ones are left out. */
function readRows(
  body: readonly (readonly string[])[],
  first: number,
  places: { order: number; number: number; day: number | null },
  wanted: Wanted,
): ReadRow[] {
  return body.flatMap((cells, index) => {
    const order = cells[places.order]?.trim() ?? '';
    const typed = cells[places.number]?.trim() ?? '';
    if (order === '' && typed === '') return [];
    const number = (wanted === 'approval' ? (approvalNumberIn(typed) ?? '') : typed).slice(0, 60);
    const day = places.day === null ? '' : (cells[places.day]?.trim() ?? '');
    // A day that cannot be read is not guessed: the approval number's may be in another tax period.
    const issued_on = wanted === 'approval' ? dayIn(day === '' ? number.slice(0, 8) : day) : null;
    return [{ row: first + index, order_number: orderNumberIn(order) ?? order.slice(0, 40), number, issued_on }];
  });
}

function compared(
  work: MemberWork,
  row: ReadRow,
  all: readonly ReadRow[],
  order: OrderRow | undefined,
  wanted: Wanted,
): NumberRow {
  const side = order && sideOf(work, order);
  const before = order && side ? (wanted === 'erp' ? erpNumberOf(order, side) : order.tax_invoice_number) : null;
  const stateOfRow = (): NumberRow['state'] => {
    if (!order || !side || (wanted === 'approval' && side !== 'seller')) return 'unknown';
    if (row.number === '') return 'empty';
    if (all.some((other) => other.order_number === row.order_number && other.number !== row.number)) return 'twice';
    if (before === row.number) return 'same';
    if (wanted === 'approval' && !mayAct(stateOf(order, [], [], work.now), side, 'record_tax_invoice')) return 'closed';
    if (wanted === 'approval' && row.issued_on === null) return 'undated';
    return before === null ? 'new' : 'changed';
  };
  return { ...row, before: side ? before : null, version: order?.version ?? null, state: stateOfRow() };
}

/** Gives orders the numbers of the company's own system, all or none. */
export async function applyNumbers(work: MemberWork, { rows }: z.output<(typeof applyErpNumbers)['body']>) {
  const { db, session } = work;
  const wanted = new Map(rows.map((row) => [row.order_number, row]));
  const orders = await lockOrdersByNumber(db, session.company_id, [...wanted.keys()]);
  requireAll(wanted.keys(), orders);
  let changed = 0;
  for (const order of orders) {
    const { number, before } = wanted.get(order.order_number) ?? fail('ORDER_NOT_FOUND');
    const side = sideOf(work, order);
    const present = erpNumberOf(order, side);
    if (present === number) continue;
    if (present !== before) return fail('STALE_VERSION', { issues: [named(order.order_number)] });
    await setErpNumber(db, order.id, side, number);
    changed += 1;
  }
  const { account_id, company_id } = session;
  if (changed > 0) recordEvent(work, 'erp_numbers_set', { account_id, company_id, after: { orders: String(changed) } });
  return { changed, unchanged: orders.length - changed };
}

interface Approval {
  order_number: string;
  number: string;
  issued_on: string;
  version: number;
}

/** States the tax invoices that were issued, all or none: each is the step that the seller takes on the order's page. */
export async function applyApprovals(work: MemberWork, { rows }: { rows: readonly Approval[] }) {
  const wanted = new Map(rows.map((row) => [row.order_number, row]));
  const orders = await findOrdersByNumber(work.db, work.session.company_id, [...wanted.keys()]);
  requireAll(wanted.keys(), orders);
  let changed = 0;
  // In the order of their requests, so that two files do not wait for each other.
  const sorted = orders.toSorted(
    (a, b) => (a.rfq_id ?? a.id).localeCompare(b.rfq_id ?? b.id) || a.id.localeCompare(b.id),
  );
  for (const order of sorted) {
    const { version, ...stated } = wanted.get(order.order_number) ?? fail('ORDER_NOT_FOUND');
    if (sideOf(work, order) !== 'seller') return fail('ORDER_NOT_FOUND', { issues: [named(order.order_number)] });
    if (order.tax_invoice_number === stated.number) continue;
    await recordTaxInvoice(work, order.order_number, { ...stated, version });
    changed += 1;
  }
  return { changed, unchanged: orders.length - changed };
}

/** Refuses where one of the numbers is none of the company's, and names those. */
function requireAll(numbers: Iterable<string>, orders: readonly OrderRow[]): void {
  const missing = [...numbers].filter((number) => !orders.some(({ order_number }) => order_number === number));
  if (missing.length > 0) fail('ORDER_NOT_FOUND', { issues: missing.slice(0, 20).map(named) });
}

const named = (number: string) => ({ path: [number], code: 'erp_record' });
