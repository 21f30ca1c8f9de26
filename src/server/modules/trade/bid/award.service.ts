import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import Big from 'big.js';
import { BID_ANSWER_BUSINESS_DAYS } from '../../../../contract/constants';
import type { awardRfq } from '../../../../contract/endpoints/rfq';
import type { Issue } from '../../../../contract/envelope';
import { describeSpec } from '../../../../domain/material/describe';
import { convertQuantity, lineAmount } from '../../../../domain/money/lineAmount';
import { totalsOf } from '../../../../domain/money/totals';
import { projectTransitions } from '../../../../domain/states/project';
import { allows, follow } from '../../../../domain/states/transition';
import { addBusinessDays } from '../../../../domain/time/businessDays';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { notifyCompanies } from '../../push/notify.service';
import { measuresOf } from '../quotation/pricing';
import {
  findOffers,
  findRevisionLines,
  type QuotationLineRow,
  setQuotationStatuses,
} from '../quotation/quotation.repository';
import { readRfq } from '../rfq/draft.service';
import { ownRfqForChange } from '../rfq/rfq.policy';
import { findLines, type RfqLineRow, type RfqRow, updateRfq } from '../rfq/rfq.repository';
import { recordStep } from '../timeline/timeline.service';
import { addBid, addTradeLines, type BidRow } from './bid.repository';
import { readBids } from './bid.service';

type AwardInput = z.output<(typeof awardRfq)['body']>;
type Offer = Awaited<ReturnType<typeof findOffers>>[number];

interface Chosen {
  asked: RfqLineRow;
  answer: QuotationLineRow;
  qty: string;
}

/** Awards lines to one or more quotations: one bid per quotation, each waiting for its seller's answer. */
export async function awardLines(work: MemberWork, number: string, input: AwardInput) {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'award', row.status)) return refuse('RFQ_STATE');
  const offers = await findOffers(work.db, row.is_test, row.id);
  const answers = await findRevisionLines(
    work.db,
    offers.map((offer) => offer.revision.id),
  );
  const chosen = choose(work, row, input, offers, await findLines(work.db, row.id), answers);
  for (const [offer, lines] of chosen) {
    const sent = await sendBid(work, row, offer, lines, input.note);
    await tell(work, row, sent);
  }
  await setQuotationStatuses(
    work.db,
    [...chosen.keys()].map((offer) => offer.quotation.id),
    'SELECTED',
    work.now,
  );
  const awarded = await updateRfq(work.db, row, { status: follow(projectTransitions, 'award', row.status) }, work.now);
  return { rfq: await readRfq(work, awarded), bids: await readBids(work, awarded, null) };
}

/** Every awarded line must have been offered, still be valid, and not be awarded beyond what was asked or offered. */
function choose(
  work: MemberWork,
  row: RfqRow,
  input: AwardInput,
  offers: readonly Offer[],
  asked: readonly RfqLineRow[],
  answers: readonly QuotationLineRow[],
): Map<Offer, Chosen[]> {
  const issues: Issue[] = [];
  const byOffer = new Map<Offer, Chosen[]>();
  const awardedQty = new Map<string, Big>();
  input.lines.forEach((line, index) => {
    const fault = (code: string) => void issues.push({ path: ['lines', index], code });
    const offer = offers.find((one) => one.quotation.id === line.quotation_id);
    const request = asked.find((one) => one.id === line.rfq_line_id && !one.excluded);
    if (!offer || offer.quotation.status !== 'SUBMITTED' || !request) return fault('not_offered');
    if (offer.revision.valid_until && endOfDaySeoul(offer.revision.valid_until) < work.now) return fault('expired');
    const answer = answers.find((one) => one.revision_id === offer.revision.id && one.rfq_line_id === request.id);
    if (!answer || answer.amount === null || answer.qty_offered === null) return fault('not_offered');
    const lines = byOffer.get(offer) ?? [];
    if (lines.some((one) => one.asked.id === request.id)) return fault('duplicate');
    const qty = line.qty ?? lesser(answer.qty_offered, request.qty ?? '0');
    const total = (awardedQty.get(request.id) ?? new Big(0)).plus(qty);
    const beyond = new Big(qty).gt(answer.qty_offered) || total.gt(request.qty ?? 0);
    const split = awardedQty.has(request.id) && !row.split_allowed;
    if (beyond || split) return fault('qty_exceeds');
    awardedQty.set(request.id, total);
    byOffer.set(offer, [...lines, { asked: request, answer, qty }]);
  });
  for (const [offer, lines] of byOffer) checkOfferTerms(offer, lines, answers, issues);
  if (issues.length > 0) return refuse('AWARD_INVALID', { issues: issues.slice(0, 200) });
  return byOffer;
}

function lesser(a: string, b: string): string {
  return new Big(a).lt(b) ? a : b;
}

function checkOfferTerms(
  offer: Offer,
  lines: readonly Chosen[],
  answers: readonly QuotationLineRow[],
  issues: Issue[],
) {
  const quoted = answers.filter((one) => one.revision_id === offer.revision.id && one.amount !== null);
  if (offer.revision.all_or_nothing && lines.length !== quoted.length) {
    issues.push({ path: ['quotations', offer.quotation.id], code: 'all_or_nothing' });
  }
  const sum = lines.reduce((total, line) => total.plus(pricedLine(offer, line).amount), new Big(0));
  if (offer.revision.min_order_amount && sum.lt(offer.revision.min_order_amount)) {
    issues.push({ path: ['quotations', offer.quotation.id], code: 'min_order' });
  }
}

function pricedLine(offer: Offer, line: Chosen): { priced_qty: string; amount: string } {
  const { answer, asked, qty } = line;
  const priced = lineAmount(
    {
      qty,
      unit_price: answer.unit_price ?? '0',
      price_uom: answer.price_uom ?? 'EA',
      weight_discount_pct: answer.weight_discount_pct,
    },
    measuresOf(asked),
    offer.revision.currency,
  );
  if (!priced) throw new Error('a submitted line can always be priced');
  return priced;
}

async function sendBid(
  work: MemberWork,
  row: RfqRow,
  offer: Offer,
  lines: readonly Chosen[],
  note: string | null,
): Promise<BidRow> {
  const { revision, quotation } = offer;
  const priced = lines.map((line) => ({ line, ...pricedLine(offer, line) }));
  const bid = await addBid(work.db, {
    id: uuid(),
    is_test: row.is_test,
    rfq_id: row.id,
    quotation_id: quotation.id,
    company_id: quotation.company_id,
    status: 'SENT',
    version: 1,
    note,
    totals: totalsOf(
      priced.map((one) => one.amount),
      revision.freight_amount,
      revision.currency,
    ),
    payment_term: revision.payment_term,
    delivery_term: revision.delivery_term,
    sent_at: work.now,
    answer_until: addBusinessDays(work.now, BID_ANSWER_BUSINESS_DAYS),
  });
  await addTradeLines(
    work.db,
    priced.map(({ line, priced_qty, amount }, index) => ({
      id: uuid(),
      is_test: row.is_test,
      bid_id: bid.id,
      rfq_line_id: line.asked.id,
      line_no: index + 1,
      description: descriptionOf(line),
      spec: line.answer.offered_spec ?? line.asked.spec,
      qty: line.qty,
      uom: line.asked.uom ?? 'EA',
      unit_price: line.answer.unit_price ?? '0',
      price_uom: line.answer.price_uom ?? 'EA',
      priced_qty,
      amount,
      weight_kg: convertQuantity(line.qty, measuresOf(line.asked), 'KG')?.toFixed(4) ?? null,
      maker: line.answer.maker,
      origin: line.answer.origin,
      lead_days: line.answer.lead_days,
    })),
  );
  return bid;
}

function descriptionOf({ asked, answer }: Chosen): string {
  if (answer.offered_spec) return describeSpec(answer.offered_spec, 'en');
  return asked.raw_text || describeSpec(asked.spec, 'en');
}

async function tell(work: MemberWork, row: RfqRow, bid: BidRow): Promise<void> {
  await recordStep(work, 'buyer', {
    kind: 'bid_sent',
    rfq_id: row.id,
    seller_company_id: bid.company_id,
    note: bid.note,
  });
  await notifyCompanies(work, row.is_test, [bid.company_id], {
    kind: 'bid_received',
    record_type: 'bid',
    record_id: row.rfq_number_id,
    title: row.title,
  });
}
