import type { Work } from '../../../http/context';
import type { NotifyApprovers } from '../../award/approval/steps.service';
import { type EventKind, notifyCompanies } from '../../push/notify.service';
import type { RfqRow } from '../../request/request.repository';
import type { QuotationApprovalRow } from './quotationApproval.repository';

type Kind = Extract<EventKind, `quotation_approval_${string}`>;

/** Notifies some people of the seller of a quotation that waits, or no longer does; the notice opens the approval. */
export async function notifyOfQuotation(
  work: Work,
  rfq: Pick<RfqRow, 'rfq_number_id' | 'title'>,
  row: Pick<QuotationApprovalRow, 'company_id'>,
  people: readonly string[],
  kind: Kind,
  params: Record<string, string> = {},
): Promise<void> {
  if (people.length === 0) return;
  const { rfq_number_id: record_id, title } = rfq;
  await notifyCompanies(
    work,
    [row.company_id],
    { kind, record_type: 'seller_request', record_id, title, params },
    { account_ids: new Set(people) },
  );
}

/** How the approvers of a quotation are called and reminded. */
export const quotationAsker =
  (work: Work, rfq: RfqRow, row: QuotationApprovalRow): NotifyApprovers =>
  (people, kind, params) =>
    notifyOfQuotation(work, rfq, row, people, `quotation_approval_${kind}`, params);
