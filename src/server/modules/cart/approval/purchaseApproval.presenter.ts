import type { Language } from '../../../../contract/constants';
import type {
  FrozenSeller,
  PricedPurchaseApproval,
  PurchaseApprovalSummary,
} from '../../../../contract/entities/purchaseApproval';
import type { MemberWork } from '../../../http/context';
import { presentLine } from '../../award/approval/steps.service';
import { type StockNaming, titleIn } from '../../../stockTitle';
import { checkBudgets, plannedPurchase } from '../../budget/guard.service';
import type { PurchaseRow } from './purchaseApproval.repository';

/** A purchase that waits for approval, or did, as a member of the company reads it. */
export async function presentPurchase(work: MemberWork, row: PurchaseRow): Promise<PricedPurchaseApproval> {
  const { sellers, delivery_place, delivery_contact, cost } = row.purchase;
  const line = await presentLine(work, row);
  return {
    ...line,
    budget: line.actions.includes('approve') ? await checkBudgets(work, plannedPurchase(cost, sellers)) : null,
    purchase_number: row.purchase_number,
    title: purchaseTitle(row, work.language),
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    reason: row.reason,
    note: row.note,
    rules: row.rules,
    sellers,
    delivery_place,
    delivery_contact,
    hold_until: row.hold_until.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    faults: row.faults,
    order_numbers: row.order_numbers ?? [],
  };
}

/** What a purchase of these sellers is named after; null of none. */
export function namingOf(sellers: readonly Pick<FrozenSeller, 'lines'>[]): StockNaming | null {
  const lines = sellers.flatMap((seller) => seller.lines);
  return lines[0] ? { spec: lines[0].spec, lines: lines.length } : null;
}

/** The title of a purchase in its reader's language. */
export const purchaseTitle = ({ title, purchase }: PurchaseRow, language: Language): string =>
  titleIn(title ?? '', namingOf(purchase.sellers), language);

/** A purchase in a list; `requested_by` is the name of who requested approval. */
export function presentPurchaseSummary(
  row: PurchaseRow,
  requested_by: string,
  language: Language,
): PurchaseApprovalSummary {
  return {
    purchase_number: row.purchase_number,
    title: purchaseTitle(row, language),
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    requested_by,
    hold_until: row.hold_until.toISOString(),
  };
}
