import type { Work } from '../../../http/context';
import { type EventKind, notifyCompanies } from '../../push/notify.service';
import type { RfqRow } from '../../request/request.repository';
import type { NotifyApprovers } from './steps.service';

/** Notifies some people of the buyer of an award that waits, or no longer does; the notice opens the award. */
export async function notifyOfApproval(
  work: Work,
  rfq: RfqRow,
  people: readonly string[],
  kind: EventKind,
  params: Record<string, string> = {},
): Promise<void> {
  if (people.length === 0) return;
  const { company_id, rfq_number_id: record_id, title } = rfq;
  await notifyCompanies(
    work,
    [company_id],
    { kind, record_type: 'rfq', record_id, title, params },
    { account_ids: new Set(people) },
  );
}

/** How the approvers of an award are called and reminded. */
export const asker =
  (work: Work, rfq: RfqRow): NotifyApprovers =>
  (people, kind, params) =>
    notifyOfApproval(work, rfq, people, `approval_${kind}`, params);
