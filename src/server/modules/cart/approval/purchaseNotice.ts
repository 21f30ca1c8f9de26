import type { Work } from '../../../http/context';
import type { NotifyApprovers } from '../../award/approval/steps.service';
import { type EventKind, notifyCompanies } from '../../push/notify.service';
import type { PurchaseRow } from './purchaseApproval.repository';

type Kind = Extract<EventKind, `purchase_approval_${string}`>;

/** Notifies some people of the buyer of a purchase that waits, or no longer does; the notice opens the purchase. */
export async function notifyOfPurchase(
  work: Work,
  row: PurchaseRow,
  people: readonly string[],
  kind: Kind,
  params: Record<string, string> = {},
): Promise<void> {
  if (people.length === 0) return;
  const { company_id, purchase_number: record_id, title } = row;
  await notifyCompanies(
    work,
    [company_id],
    { kind, record_type: 'purchase', record_id, title: title ?? '', params },
    { account_ids: new Set(people) },
  );
}

/** How the approvers of a purchase are called and reminded. */
export const purchaseAsker =
  (work: Work, row: PurchaseRow): NotifyApprovers =>
  (people, kind, params) =>
    notifyOfPurchase(work, row, people, `purchase_approval_${kind}`, params);
