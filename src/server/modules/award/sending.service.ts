import { v7 as uuid } from 'uuid';
import { BID_ANSWER_BUSINESS_DAYS } from '../../../contract/constants';
import type { AwardedLines } from '../../../contract/entities/award';
import { projectTransitions } from '../../../domain/states/project';
import { follow } from '../../../domain/states/transition';
import { addBusinessDays } from '../../../domain/time/businessDays';
import type { MemberWork } from '../../http/context';
import { addTradeLines } from '../order/order.repository';
import { findOffers, findRevisionLines, type Offer, setQuotationStatuses } from '../quotation/quotation.repository';
import { standing } from '../quotation/standing';
import { readRfq } from '../request/draft.service';
import { showOwnPeople } from '../request/notice.service';
import { findLines, type RfqRow, updateRfq } from '../request/request.repository';
import { recordStep } from '../timeline/timeline.service';
import { type Chosen, chooseOffers } from './awardChoice';
import { awardedBid } from './awardedBid';
import { addBid, type BidRow } from './bid.repository';
import { readBids } from './bid.service';
import { notifyOfBid } from './bidNotice';
import { deleteChoice } from './choice/choice.repository';
import { tieAward } from './plan/awardPlan.service';

export type Choice = ReadonlyMap<Offer, Chosen[]>;

/** The wanted lines of a locked request by offer; refuses with every fault named, see `chooseOffers`. */
export async function choiceOf(work: MemberWork, row: RfqRow, lines: AwardedLines): Promise<Choice> {
  const offers = await findOffers(work.db, row.id, row.round, work.language);
  const requestLine = await findLines(work.db, row.id);
  const ids = offers.map((offer) => offer.revision.id);
  const answers = standing(await findRevisionLines(work.db, ids), offers, requestLine);
  return chooseOffers(row, lines, { offers, answers, requestLine }, work.now);
}

/** Sends a choice to its sellers: one bid per quotation, each waiting for its seller's answer. */
export async function sendAward(work: MemberWork, row: RfqRow, choice: Choice, note: string | null) {
  for (const [offer, lines] of choice) {
    const sent = await sendBid(work, row, offer, lines, note);
    await notify(work, row, sent);
  }
  await setQuotationStatuses(
    work.db,
    [...choice.keys()].map((offer) => offer.quotation.id),
    'SELECTED',
    work.now,
  );
  await tieAward(
    work,
    row,
    [...choice].flatMap(([{ quotation }, lines]) =>
      lines.map(({ requestLine: { id }, qty }) => ({ rfq_line_id: id, quotation_id: quotation.id, qty })),
    ),
  );
  await deleteChoice(work.db, row.id);
  await showOwnPeople(work, row, 'award_sent');
  const awarded = await updateRfq(work.db, row, { status: follow(projectTransitions, 'award', row.status) }, work.now);
  return { rfq: await readRfq(work, awarded), bids: await readBids(work, awarded, null) };
}

async function sendBid(
  work: MemberWork,
  row: RfqRow,
  offer: Offer,
  chosen: readonly Chosen[],
  note: string | null,
): Promise<BidRow> {
  const { revision, quotation } = offer;
  const { lines, totals } = awardedBid(row, offer, chosen);
  const bid = await addBid(work.db, {
    id: uuid(),
    rfq_id: row.id,
    quotation_id: quotation.id,
    company_id: quotation.company_id,
    status: 'SENT',
    version: 1,
    note,
    totals,
    payment_term: revision.payment_term,
    delivery_term: revision.delivery_term,
    sent_at: work.now,
    answer_until: addBusinessDays(work.now, BID_ANSWER_BUSINESS_DAYS),
  });
  await addTradeLines(
    work.db,
    lines.map((line) => ({ ...line, bid_id: bid.id })),
  );
  return bid;
}

async function notify(work: MemberWork, row: RfqRow, bid: BidRow): Promise<void> {
  await recordStep(work, 'buyer', {
    kind: 'bid_sent',
    rfq_id: row.id,
    seller_company_id: bid.company_id,
    note: bid.note,
    after: { total: `${bid.totals.total_amount} ${bid.totals.currency}` },
  });
  await notifyOfBid(work, row, bid, 'seller', 'bid_received');
}
