import type { Work } from '../../../http/context';
import { type EventKind, notifyCompanies } from '../../push/notify.service';
import { findTargets, type RfqRow } from './rfq.repository';

type Params = Record<string, string>;

/** Tells the people of the buyer of a request; the notice opens it as its buyer sees it. */
export function tellBuyer(work: Work, rfq: RfqRow, kind: EventKind, params: Params = {}): Promise<void> {
  const { is_test, rfq_number_id: record_id, title } = rfq;
  return notifyCompanies(work, is_test, [rfq.company_id], { kind, record_type: 'rfq', record_id, title, params });
}

/** Tells the people of some sellers of a request; the notice opens it as a seller sees it. */
export function tellSellers(
  work: Work,
  rfq: RfqRow,
  companyIds: readonly string[],
  kind: EventKind,
  params: Params = {},
): Promise<void> {
  return notifyCompanies(work, rfq.is_test, companyIds, { ...asSeller(rfq), kind, params });
}

/** Tells sellers of a request for what they deal in: those of their people who want to hear of such. */
export function tellMatched(work: Work, rfq: RfqRow, companyIds: readonly string[]): Promise<void> {
  const notice = { ...asSeller(rfq), kind: 'rfq_matched' } as const;
  return notifyCompanies(work, rfq.is_test, companyIds, notice, { sale_material_push: true });
}

/** Tells all sellers whom a request concerns, see `sellersOf`. */
export async function tellAllSellers(work: Work, rfq: RfqRow, kind: EventKind, params: Params = {}): Promise<void> {
  await tellSellers(work, rfq, await sellersOf(work, rfq), kind, params);
}

/** The companies that a request was sent to, those that declined excepted. */
export async function sellersOf(work: Work, rfq: Pick<RfqRow, 'id'>): Promise<string[]> {
  const targets = await findTargets(work.db, rfq.id);
  return targets.filter((target) => target.declined_at === null).map((target) => target.company_id);
}

const asSeller = ({ rfq_number_id: record_id, title }: RfqRow) =>
  ({ record_type: 'seller_request', record_id, title }) as const;
