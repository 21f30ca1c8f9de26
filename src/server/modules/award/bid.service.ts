import type { PricedBid } from '../../../contract/entities/order';
import type { QuotationStatus } from '../../../contract/entities/project';
import { afterBidAnswer, projectTransitions } from '../../../domain/states/project';
import { type BidEvent, bidTransitions } from '../../../domain/states/quotation';
import { allows, follow } from '../../../domain/states/transition';
import { accountFor } from '../../../domain/company/accountFor';
import { trimStored } from '../../../domain/money/exact';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { companyNameOf, companyOf } from '../company/company.service';
import { placeOrders } from '../order/placing.service';
import { notifySellers, showOwnPeople } from '../request/notice.service';
import { findSubmitted, setQuotationStatuses } from '../quotation/quotation.repository';
import { lockRfqById, type RfqRow, updateRfq } from '../request/request.repository';
import { describeQuoted } from '../stock/fitting.service';
import { coveredByStock } from '../stock/reservation.service';
import { announce } from '../machine/delivery.service';
import { recordStep, recordSystemStep } from '../timeline/timeline.service';
import { notifyOfBid } from './bidNotice';
import { deleteChoice } from './choice/choice.repository';
import { chooseAgain } from './choice/choice.service';
import { presentBid } from './bid.presenter';
import {
  type BidRow,
  findAwardBids,
  findBid,
  findBidLines,
  findBids,
  findRfqsWithDueBids,
  setReserveStock,
  updateBid,
} from './bid.repository';

/** Bids of a request for the buyer, or one seller's own. */
export async function readBids(work: MemberWork, rfq: RfqRow, sellerCompanyId: string | null): Promise<PricedBid[]> {
  const found = await findBids(work.db, rfq.id, sellerCompanyId);
  const lines = await findBidLines(
    work.db,
    found.map(({ bid }) => bid.id),
  );
  const side = sellerCompanyId ? 'seller' : 'buyer';
  const bids: PricedBid[] = [];
  // One after the other: a transaction has a single connection.
  for (const { bid, order_number } of found) {
    bids.push(
      presentBid(bid, lines, {
        rfq_number_id: rfq.rfq_number_id,
        rfq_title: rfq.title,
        side,
        counterpart_name: await companyNameOf(work, side === 'seller' ? rfq.company_id : bid.company_id),
        order_number,
        delivery_place: rfq.delivery_place,
        payment_note: rfq.payment_note,
        required_date: rfq.required_date,
      }),
    );
  }
  return bids;
}

/** One bid, for the two companies it concerns. */
export async function getBid(work: MemberWork, id: string): Promise<PricedBid> {
  const found = await findBid(work.db, id);
  const side = found && sideOf(work, found.rfq, found.bid);
  if (!found || !side) return fail('BID_NOT_FOUND');
  const [bid] = (await readBids(work, found.rfq, side === 'seller' ? found.bid.company_id : null)).filter(
    (one) => one.id === id,
  );
  return bid ?? fail('BID_NOT_FOUND');
}

function sideOf(work: MemberWork, rfq: RfqRow, bid: BidRow): 'buyer' | 'seller' | null {
  if (rfq.company_id === work.session.company_id) return 'buyer';
  return bid.company_id === work.session.company_id ? 'seller' : null;
}

const quotationAfter: Readonly<Record<BidEvent, QuotationStatus>> = {
  confirm: 'CONFIRMED',
  decline: 'DECLINED',
  lapse: 'LAPSED',
  take_back: 'SUBMITTED',
};

interface Confirmation {
  version: number;
  note: string | null;
  reserve_line_ids: readonly string[];
}

/** The seller takes the award, and may say which lots that it quoted from are reserved for the order. */
export async function confirmBid(work: MemberWork, id: string, input: Confirmation) {
  const { rfq, bid } = await ownBid(work, id, 'seller', input.version, 'confirm');
  const company = await companyOf(work, bid.company_id);
  if (!company || !accountFor(company, 'KRW')) return fail('NO_BANK_ACCOUNT');
  await wantStock(work, bid, input.reserve_line_ids);
  await answer(work, rfq, bid, 'confirm', input.note);
  return getBid(work, id);
}

/** Notes which lines are to be taken from stock; refuses where less is left than one of them needs. */
async function wantStock(work: MemberWork, bid: BidRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const wanted = (await findBidLines(work.db, [bid.id])).filter((line) => ids.includes(line.id));
  const covered = await coveredByStock(work, bid.company_id, wanted);
  const short = ids.flatMap((id, index) => (covered.some(({ line }) => line.id === id) ? [] : [index]));
  if (short.length > 0) {
    return fail('QUOTED_STOCK_SHORT', {
      issues: short.slice(0, 200).map((index) => ({ path: ['reserve_line_ids', index], code: 'quantity_short' })),
    });
  }
  await setReserveStock(work.db, ids);
}

/** The lots that an own bid was quoted from. */
export async function bidStock(work: MemberWork, id: string) {
  const found = await findBid(work.db, id);
  if (!found || sideOf(work, found.rfq, found.bid) !== 'seller') return fail('BID_NOT_FOUND');
  return describeQuoted(work, await findBidLines(work.db, [id]));
}

/** The seller refuses the award. */
export async function declineBid(work: MemberWork, id: string, input: { version: number; reason: string }) {
  const { rfq, bid } = await ownBid(work, id, 'seller', input.version, 'decline');
  await answer(work, rfq, bid, 'decline', input.reason);
  return getBid(work, id);
}

/** The buyer takes an unanswered bid back; the quotation stands again, and its lines are chosen as they were. */
export async function takeBackBid(work: MemberWork, id: string, version: number) {
  const { rfq, bid } = await ownBid(work, id, 'buyer', version, 'take_back');
  const { quotation_id } = bid;
  const awarded = (await findBidLines(work.db, [id])).flatMap(({ rfq_line_id, qty }) =>
    rfq_line_id ? [{ rfq_line_id, quotation_id, qty: trimStored(qty) }] : [],
  );
  await chooseAgain(work, rfq, awarded);
  await answer(work, rfq, bid, 'take_back', null);
  await showOwnPeople(work, rfq, 'award_withdrawn');
  return getBid(work, id);
}

async function ownBid(work: MemberWork, id: string, side: 'buyer' | 'seller', version: number, event: BidEvent) {
  const seen = await findBid(work.db, id);
  if (!seen || sideOf(work, seen.rfq, seen.bid) !== side) return fail('BID_NOT_FOUND');
  // The request is locked first, then the bid is read again: two answers at once come one after the other.
  const rfq = await lockRfqById(work.db, seen.rfq.id);
  const found = await findBid(work.db, id);
  if (!rfq || !found) return fail('BID_NOT_FOUND');
  if (!allows(bidTransitions, event, found.bid.status)) return fail('BID_STATE');
  if (found.bid.version !== version) return fail('STALE_VERSION');
  if (event !== 'take_back' && found.bid.answer_until <= work.now) return fail('BID_STATE');
  return { rfq, bid: found.bid };
}

const kinds = {
  confirm: 'bid_confirmed',
  decline: 'bid_declined',
  lapse: 'bid_lapsed',
  take_back: 'bid_taken_back',
} as const satisfies Record<BidEvent, string>;

async function answer(work: MemberWork, rfq: RfqRow, bid: BidRow, event: BidEvent, note: string | null) {
  const side = event === 'take_back' ? 'buyer' : 'seller';
  await settle(work, rfq, bid, event, note);
  await recordStep(work, side, { kind: kinds[event], rfq_id: rfq.id, seller_company_id: bid.company_id, note });
  await followUp(work, rfq);
}

async function settle(work: Work, rfq: RfqRow, bid: BidRow, event: BidEvent, note: string | null): Promise<void> {
  await updateBid(work.db, bid, {
    status: follow(bidTransitions, event, bid.status),
    answered_at: work.now,
    decline_reason: event === 'decline' ? note : null,
  });
  await setQuotationStatuses(work.db, [bid.quotation_id], quotationAfter[event], work.now);
  // The actor knows; a lapse is news to both.
  if (event === 'confirm') {
    const after = afterBidAnswer((await findAwardBids(work.db, rfq.id)).map(({ status }) => status));
    await notifyOfBid(work, rfq, bid, 'buyer', kinds.confirm, after ? 'ordersPlaced' : undefined);
  } else if (event !== 'take_back') await notifyOfBid(work, rfq, bid, 'buyer', kinds[event]);
  if (event === 'take_back' || event === 'lapse') await notifyOfBid(work, rfq, bid, 'seller', kinds[event]);
}

/** Once every bid of the award is answered, the project goes on to orders, or back to the comparison. */
async function followUp(work: Work, rfq: RfqRow): Promise<void> {
  const bids = await findAwardBids(work.db, rfq.id);
  const event = afterBidAnswer(bids.map((bid) => bid.status));
  if (!event) return;
  const next = await updateRfq(work.db, rfq, { status: follow(projectTransitions, event, rfq.status) }, work.now);
  if (event === 'bids_failed') {
    await recordSystemStep(work, {
      kind: 'bids_failed',
      rfq_id: rfq.id,
      seller_company_id: rfq.company_id,
    });
    return;
  }
  await deleteChoice(work.db, rfq.id);
  await placeOrders(
    work,
    next,
    bids.filter((bid) => bid.status === 'CONFIRMED'),
  );
  await notifyLosers(work, rfq);
}

async function notifyLosers(work: Work, rfq: RfqRow): Promise<void> {
  const losers = (await findSubmitted(work.db, rfq.id)).filter(
    (row) => row.status === 'SUBMITTED' || row.status === 'REREQUESTED',
  );
  await setQuotationStatuses(
    work.db,
    losers.map((row) => row.id),
    'LOST',
    work.now,
  );
  const companies = losers.map((row) => row.company_id);
  await notifySellers(work, rfq, companies, 'quotation_lost');
  await announce(work, companies, { type: 'award.lost', side: 'seller', rfq_number_id: rfq.rfq_number_id });
}

const BATCH = 20;

/** Lets bids lapse whose sellers did not answer in time. */
export async function lapseDueBids(work: Work): Promise<number> {
  const rfqIds = await findRfqsWithDueBids(work.db, work.now, BATCH);
  for (const rfqId of rfqIds) {
    const rfq = await lockRfqById(work.db, rfqId);
    if (!rfq) continue;
    const due = (await findAwardBids(work.db, rfqId)).filter(
      (bid) => bid.status === 'SENT' && bid.answer_until <= work.now,
    );
    for (const bid of due) {
      await settle(work, rfq, bid, 'lapse', null);
      await recordSystemStep(work, {
        kind: 'bid_lapsed',
        rfq_id: rfq.id,
        seller_company_id: bid.company_id,
      });
    }
    if (due.length > 0) await followUp(work, rfq);
  }
  return rfqIds.length;
}
