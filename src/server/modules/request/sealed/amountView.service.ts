import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listAmountViews } from '../../../../contract/endpoints/rfqDialogue';
import type { MemberWork } from '../../../http/context';
import { idCursor, pageOf } from '../../../http/page';
import { ownRfq, readableRound } from '../request.policy';
import type { RfqRow } from '../request.repository';
import { addView, findViews, hasSeen } from './amountView.repository';

/**
 * Writes down that somebody of the buyer opened the quotations of a request, and whether amounts were to be seen.
 * The page of the comparison says so by a call of its own, because opening an address must write nothing: a link of
 * somebody else could do it. Exports and documents call this. A draft has none to be seen.
 */
export async function recordView(
  work: MemberWork,
  row: RfqRow,
  what: 'comparison' | 'export' | 'document',
  amountsShown: boolean,
): Promise<void> {
  if (row.status === 'DRAFT') return;
  await addView(work.db, {
    id: uuid(),
    rfq_id: row.id,
    account_id: work.session.account_id,
    account_name: work.session.name,
    what,
    round: row.round,
    amounts_shown: amountsShown,
    seen_at: work.now,
  });
}

/** A page of the buyer shows the quotations. */
export async function noteView(work: MemberWork, number: string): Promise<void> {
  const row = await ownRfq(work, number);
  await recordView(work, row, 'comparison', readableRound(row) > 0);
}

/** For what a person only asks with the quotations open already, as planning: written down if it was not yet. */
export async function recordFirstView(work: MemberWork, row: RfqRow): Promise<void> {
  if (await hasSeen(work.db, row.id, row.round, work.session.account_id)) return;
  await recordView(work, row, 'comparison', true);
}

/** Who of the own company opened the quotations, newest first. */
export async function listViews(work: MemberWork, number: string, query: z.output<(typeof listAmountViews)['query']>) {
  const row = await ownRfq(work, number);
  const { limit } = query;
  const rows = await findViews(work.db, row.id, { cursor: idCursor(query.cursor), limit: limit + 1 });
  const present = (view: (typeof rows)[number]) => ({
    id: view.id,
    account_name: view.account_name,
    what: view.what,
    round: view.round,
    amounts_shown: view.amounts_shown,
    seen_at: view.seen_at.toISOString(),
  });
  return pageOf(rows, limit, present, (view) => view.id);
}
