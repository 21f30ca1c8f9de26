import { shownName } from '../../../domain/company/shownName';
import { instantText } from '../../../domain/time/instants';
import type { Work } from '../../http/context';
import { tonnesFigure } from '../../print/figures';
import { companyOf } from '../company/company.service';
import { showCompany } from '../push/live.service';
import { type EventKind, notifyCompanies } from '../push/notify.service';
import { endedEarly } from './request.policy';
import { findTargets, type RfqRow, sumItems } from './request.repository';

type Params = Record<string, string>;

/** Notifies the people of the buyer of a request; the notice opens it as its buyer sees it. */
export function notifyBuyer(work: Work, rfq: RfqRow, kind: EventKind, params: Params = {}): Promise<void> {
  const { rfq_number_id: record_id, title } = rfq;
  return notifyCompanies(work, [rfq.company_id], { kind, record_type: 'rfq', record_id, title, params });
}

/**
 * Shows the buyer's own people, wherever they have the request open, what one of them did with it. They are not notified:
 * the history says who it was.
 */
export function showOwnPeople(work: Work, rfq: RfqRow, kind: OwnStep): Promise<void> {
  return showCompany(work, rfq.company_id, { kind, record_type: 'own_request', record_id: rfq.rfq_number_id });
}

/** What one of the buyer's people did with a request. */
export type OwnStep = 'request_sent' | 'request_changed' | 'award_sent' | 'award_withdrawn' | 'approval_moved';

/** Notifies the people of some sellers of a request; the notice opens it as a seller sees it. */
export async function notifySellers(
  work: Work,
  rfq: RfqRow,
  companyIds: readonly string[],
  kind: EventKind,
  params: Params = {},
): Promise<void> {
  return notifyCompanies(work, companyIds, { ...(await asSeller(work, rfq, params)), kind });
}

/** Notifies sellers of a request for what they deal in: those of their people who want such notices. */
export async function notifyMatched(work: Work, rfq: RfqRow, companyIds: readonly string[]): Promise<void> {
  const notice = { ...(await asSeller(work, rfq)), kind: 'rfq_matched' } as const;
  return notifyCompanies(work, companyIds, notice, { sale_material_push: true });
}

/** Notifies all sellers whom a request concerns, see `sellersOf`. */
export async function notifyAllSellers(work: Work, rfq: RfqRow, kind: EventKind, params: Params = {}): Promise<void> {
  await notifySellers(work, rfq, await sellersOf(work, rfq), kind, params);
}

/** The companies that a request was sent to, those that declined excepted. */
export async function sellersOf(work: Work, rfq: Pick<RfqRow, 'id'>): Promise<string[]> {
  const targets = await findTargets(work.db, rfq.id);
  return targets.filter((target) => target.declined_at === null).map((target) => target.company_id);
}

/**
 * The notice of a request to its sellers: who asks, how many items, how many tonnes, until when or, ended early, since when,
 * and how many of them each company deals in. Never an amount, never another seller.
 */
async function asSeller(work: Work, rfq: RfqRow, params: Params = {}) {
  const { id, rfq_number_id: record_id, title } = rfq;
  const buyer = await companyOf(work, rfq.company_id);
  const { lines, weight_kg, unknown } = await sumItems(work.db, id);
  const matched = new Map((await findTargets(work.db, id)).map((one) => [one.company_id, one.matched_line_ids.length]));
  const ended = endedEarly(rfq);
  const facts = {
    facts: `${ended ? 'ended' : 'request'}${unknown > 0 ? 'Some' : ''}`,
    ...(ended && { ended: instantText(ended, 'ko'), ended_en: instantText(ended, 'en') }),
    buyer: buyer ? shownName(buyer, 'ko') : '',
    buyer_en: buyer ? shownName(buyer, 'en') : '',
    lines: String(lines),
    weight: tonnesFigure(weight_kg),
    unknown: String(unknown),
    deadline_date: rfq.deadline_date ?? '',
    ...params,
  };
  return {
    record_type: 'seller_request',
    record_id,
    title,
    params: (companyId: string) => ({ ...facts, matched: String(matched.get(companyId) ?? 0) }),
  } as const;
}
