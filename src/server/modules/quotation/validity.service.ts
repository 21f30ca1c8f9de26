import type { SellerRequest } from '../../../contract/entities/quotation';
import { endOfDaySeoul, seoulDay } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { notifyBuyer, notifySellers } from '../request/notice.service';
import { ownRfqForChange } from '../request/request.policy';
import { recordStep } from '../timeline/timeline.service';
import { addressedRfqForChange } from './quotation.policy';
import { standsUntil } from './quotation.presenter';
import { findQuotation, findRevision, findSubmitted, updateQuotation } from './quotation.repository';
import { readRequest } from './sellerRequest.service';

/** Lets the submitted quotation stand until a later day. Prices stay as they are: it is no new revision. */
export async function extendValidity(
  work: MemberWork,
  number: string,
  input: { version: number; stands_until: string },
): Promise<SellerRequest> {
  const addressed = await addressedRfqForChange(work, number);
  const { rfq } = addressed;
  if (rfq.status !== 'CMP') return fail('RFQ_STATE');
  const own = await findQuotation(work.db, rfq.id, work.session.company_id);
  if (!own || own.status !== 'SUBMITTED') return fail('QUOTATION_STATE');
  if (own.version !== input.version) return fail('STALE_VERSION');
  const revision = await findRevision(work.db, own.id, own.revision);
  const stands = revision && standsUntil(own, revision);
  if (input.stands_until < seoulDay(work.now) || (stands && input.stands_until <= stands)) {
    return fail('VALIDITY_NOT_LATER', { issues: [{ path: ['stands_until'], code: 'too_small' }] });
  }
  await updateQuotation(work.db, own, { consent_until: input.stands_until, validity_asked_at: null }, work.now);
  await recordStep(work, 'seller', {
    kind: 'validity_extended',
    rfq_id: rfq.id,
    seller_company_id: own.company_id,
    params: { until: input.stands_until },
  });
  await notifyBuyer(work, rfq, 'validity_extended');
  return readRequest(work, addressed);
}

/** The buyer requests an extension of an expired quotation. A second request sends one notice only. */
export async function askValidity(
  work: MemberWork,
  number: string,
  quotationId: string,
): Promise<{ asked_at: string }> {
  const rfq = await ownRfqForChange(work, number, null);
  if (rfq.status !== 'CMP') return fail('RFQ_STATE');
  const row = (await findSubmitted(work.db, rfq.id)).find((one) => one.id === quotationId);
  if (!row) return fail('QUOTATION_NOT_FOUND');
  const revision = await findRevision(work.db, row.id, row.revision);
  const stands = revision && standsUntil(row, revision);
  const expired = stands !== null && endOfDaySeoul(stands) < work.now;
  if (row.status !== 'SUBMITTED' || !expired) return fail('QUOTATION_STATE');
  if (row.validity_asked_at) return { asked_at: row.validity_asked_at.toISOString() };
  await updateQuotation(work.db, row, { validity_asked_at: work.now }, work.now);
  await recordStep(work, 'buyer', { kind: 'validity_asked', rfq_id: rfq.id, seller_company_id: row.company_id });
  await notifySellers(work, rfq, [row.company_id], 'validity_asked');
  return { asked_at: work.now.toISOString() };
}
