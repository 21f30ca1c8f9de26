import type { TimelineEvent } from '../../../contract/entities/project';
import type { AuditStep, AuditValues } from '../../../contract/entities/audit';
import type { MemberWork, Work } from '../../http/context';
import { recordEvent, type Subject } from '../audit/audit.service';
import { addTimeline, type HistoryRow, type TimelineEntry, type TimelineRow } from './timeline.repository';

type What = Pick<TimelineEntry, 'rfq_id' | 'order_id' | 'seller_company_id' | 'note' | 'params'> & {
  kind: AuditStep;
  /** What it changed, for the audit log alone. */
  before?: AuditValues;
  after?: AuditValues;
};

/** Writes an entry in the name of the person at work, to the history and to the audit log of that person's company. */
export async function recordStep(
  work: MemberWork,
  side: 'buyer' | 'seller',
  { before, after, ...what }: What,
): Promise<void> {
  const { session } = work;
  const { account_id, company_id } = session;
  recordEvent(work, what.kind, { account_id, company_id, ...audited({ before, after, ...what }) });
  await addTimeline(work.db, {
    ...what,
    actor_side: side,
    actor_name: session.name,
    company_id: session.company_id,
    company_name: session.company_name,
    at: work.now,
  });
}

/** Writes an entry that the system itself caused; it stands in the audit logs of the buyer and of the seller it concerns. */
export async function recordSystemStep(work: Work, { before, after, ...what }: What): Promise<void> {
  const step = { ...audited({ before, after, ...what }), system: true };
  recordEvent(work, what.kind, step);
  if (what.seller_company_id) recordEvent(work, what.kind, { ...step, company_id: what.seller_company_id });
  await addTimeline(work.db, { ...what, actor_side: 'system', at: work.now });
}

/** The same for one seller alone: the buyer reads nothing of it, in the history as in the audit log. */
export async function recordSellersStep(
  work: Work,
  { before, after, ...what }: What & { seller_company_id: string },
): Promise<void> {
  const step = { ...audited({ before, after, ...what }), system: true };
  recordEvent(work, what.kind, { ...step, company_id: what.seller_company_id });
  await addTimeline(work.db, { ...what, actor_side: 'system', at: work.now });
}

/** Something that led to an order. */
export type Earlier = Pick<TimelineEntry, 'note' | 'at' | 'actor_name'> & { kind: AuditStep };

/**
 * Writes what came before an order into its history, for the own company alone: the audit log has had it since it happened.
 * It is not announced: webhooks report the order itself.
 */
export async function recordEarlier(work: MemberWork, order_id: string, entries: readonly Earlier[]): Promise<void> {
  const { company_id, company_name } = work.session;
  for (const entry of entries) {
    const own = { actor_side: 'buyer' as const, company_id, company_name, seller_company_id: company_id };
    await addTimeline(work.db, { ...entry, ...own, order_id, announced: true });
  }
}

function audited({ rfq_id, order_id, params, before, after }: Partial<What>): Subject {
  const record = order_id
    ? { type: 'order' as const, id: order_id }
    : rfq_id
      ? { type: 'rfq' as const, id: rfq_id }
      : undefined;
  return { ...(record && { record }), ...(before && { before }), after: { ...params, ...after } };
}

/** An event of a history as it leaves; the screen that shows it makes its words. */
export function presentTimeline(row: TimelineRow & Partial<HistoryRow>): TimelineEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor_side: row.actor_side,
    actor_name: row.actor_name,
    company_name: row.company_name,
    note: row.note,
    params: row.params,
    order_number: row.order_number ?? null,
    seller_name: row.seller_name ?? null,
  };
}
