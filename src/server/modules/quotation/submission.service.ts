import type { AuditStep, AuditValues } from '../../../contract/entities/audit';
import type { SellerRequest } from '../../../contract/entities/quotation';
import type { MoneyTotals } from '../../../contract/entities/rfq';
import { shownName } from '../../../domain/company/shownName';
import { projectTransitions } from '../../../domain/states/project';
import { quotationTransitions } from '../../../domain/states/quotation';
import { follow } from '../../../domain/states/transition';
import { endOfDaySeoul } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { companyOf } from '../company/company.service';
import type { EventText } from '../email/eventMails.service';
import { showCompany } from '../push/live.service';
import type { EventKind } from '../push/notify.service';
import { notifyBuyer } from '../request/notice.service';
import { type RfqRow, updateRfq } from '../request/request.repository';
import { recordStep } from '../timeline/timeline.service';
import type { Priced, QuotationBody } from './pricing';
import type { Addressed } from './quotation.policy';
import { type QuotationRow, setTargetDeclined, updateQuotation } from './quotation.repository';
import { readRequest } from './sellerRequest.service';

/** Refuses what could not be submitted as it is written. */
export function checkSubmittable(rfq: RfqRow, body: QuotationBody, priced: Priced): void {
  if (body.currency !== rfq.currency && !(body.currency === 'USD' && rfq.usd_allowed)) {
    fail('CURRENCY_NOT_ALLOWED', { issues: [{ path: ['currency'], code: 'currency' }] });
  }
  if (priced.issues.length > 0) fail('QUOTATION_LINE_INVALID', { issues: priced.issues.slice(0, 200) });
  if (!priced.lines.some((line) => line.amount !== null)) fail('QUOTATION_EMPTY');
  if (!coversCollecting(rfq, body.valid_until)) {
    fail('VALIDITY_TOO_SHORT', { issues: [{ path: ['valid_until'], code: 'too_small' }] });
  }
}

/** Whether a quotation stands at least until the request stops collecting. */
export const coversCollecting = ({ closes_at }: RfqRow, validUntil: string | null): boolean =>
  validUntil !== null && !(closes_at && endOfDaySeoul(validUntil) < closes_at);

/** What follows once the next revision of a quotation is written: it counts, the request collects, and the buyer is notified. */
export async function recordSubmission(
  work: MemberWork,
  addressed: Addressed,
  own: QuotationRow,
  totals: MoneyTotals,
): Promise<SellerRequest> {
  const { rfq, target } = addressed;
  const revision = own.revision + 1;
  await updateQuotation(
    work.db,
    own,
    {
      status: follow(quotationTransitions, 'submit', own.status),
      revision,
      round: rfq.round,
      submitted_at: work.now,
      validity_asked_at: null,
      consent_until: null,
    },
    work.now,
  );
  if (target.declined_at) await setTargetDeclined(work.db, target.id, null, null);
  if (rfq.status === 'REQ') {
    const status = follow(projectTransitions, 'first_quotation', rfq.status);
    addressed.rfq = await updateRfq(work.db, rfq, { status }, work.now);
  }
  const first = revision === 1 || own.status === 'WITHDRAWN';
  const total = `${totals.total_amount} ${totals.currency}`;
  await notify(work, rfq, first ? 'quotation_received' : 'quotation_changed', {
    after: { revision: `${revision}`, total },
  });
  return readRequest(work, { rfq: addressed.rfq, target: { ...target, declined_at: null, decline_reason: null } });
}

/** Writes a step of the own quotation, notifies the buyer of it, and shows it on the open screens of the own people. */
export async function notify(
  work: MemberWork,
  rfq: RfqRow,
  kind: AuditStep & EventKind,
  more: { note?: string; after?: AuditValues } = {},
): Promise<void> {
  const { company_id } = work.session;
  await recordStep(work, 'seller', { kind, rfq_id: rfq.id, seller_company_id: company_id, ...more });
  await showCompany(work, company_id, {
    kind: 'quotation_moved',
    record_type: 'own_quotation',
    record_id: rfq.rfq_number_id,
  });
  await notifyBuyer(work, rfq, kind, kind === 'quotation_received' && !rfq.sealed ? await openQuotation(work) : {});
}

/** What the notice of a quotation to an open request adds: whose it is, as its buyer reads it at once. */
async function openQuotation(work: MemberWork): Promise<Record<string, string>> {
  const seller = await companyOf(work, work.session.company_id);
  const text: EventText = 'openQuotation';
  return {
    text,
    seller: seller ? shownName(seller, 'ko') : '',
    seller_en: seller ? shownName(seller, 'en') : '',
  };
}
