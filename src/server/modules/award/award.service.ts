import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { BID_ANSWER_BUSINESS_DAYS } from '../../../contract/constants';
import type { awardRfq } from '../../../contract/endpoints/rfq';
import { agreedText } from '../../../domain/material/agreedText';
import { describeSpec, lineWords } from '../../../domain/material/describe';
import { offeredWeight } from '../../../domain/material/offeredWeight';
import { totalsOf } from '../../../domain/money/totals';
import { projectTransitions } from '../../../domain/states/project';
import { allows, follow } from '../../../domain/states/transition';
import { addBusinessDays } from '../../../domain/time/businessDays';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { tieAward } from './plan/awardPlan.service';
import { findOffers, findRevisionLines, type Offer, setQuotationStatuses } from '../quotation/quotation.repository';
import { standing } from '../quotation/standing';
import { readRfq } from '../request/draft.service';
import { ownRfqForChange } from '../request/request.policy';
import { findLines, type RfqRow, updateRfq } from '../request/request.repository';
import { recordStep } from '../timeline/timeline.service';
import { addTradeLines } from '../order/order.repository';
import { addBid, type BidRow } from './bid.repository';
import { notifyOfBid } from './bidNotice';
import { type Chosen, chooseOffers, pricedLine } from './awardChoice';
import { readBids } from './bid.service';

type AwardInput = z.output<(typeof awardRfq)['body']>;

/** Awards lines to one or more quotations: one bid per quotation, each waiting for its seller's answer. */
export async function awardLines(work: MemberWork, number: string, input: AwardInput) {
  const row = await ownRfqForChange(work, number, input.version);
  if (!allows(projectTransitions, 'award', row.status)) return fail('RFQ_STATE');
  const offers = await findOffers(work.db, row.id, row.round, work.language);
  const requestLine = await findLines(work.db, row.id);
  const answers = standing(
    await findRevisionLines(
      work.db,
      offers.map((offer) => offer.revision.id),
    ),
    offers,
    requestLine,
  );
  const chosen = chooseOffers(row, input.lines, { offers, answers, requestLine }, work.now);
  for (const [offer, lines] of chosen) {
    const sent = await sendBid(work, row, offer, lines, input.note);
    await notify(work, row, sent);
  }
  await setQuotationStatuses(
    work.db,
    [...chosen.keys()].map((offer) => offer.quotation.id),
    'SELECTED',
    work.now,
  );
  await tieAward(
    work,
    row,
    [...chosen].flatMap(([{ quotation }, lines]) =>
      lines.map(({ requestLine: { id }, qty }) => ({ rfq_line_id: id, quotation_id: quotation.id, qty })),
    ),
  );
  const awarded = await updateRfq(work.db, row, { status: follow(projectTransitions, 'award', row.status) }, work.now);
  return { rfq: await readRfq(work, awarded), bids: await readBids(work, awarded, null) };
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
      revision.totals.vat,
    ),
    payment_term: revision.payment_term,
    delivery_term: revision.delivery_term,
    sent_at: work.now,
    answer_until: addBusinessDays(work.now, BID_ANSWER_BUSINESS_DAYS),
  });
  await addTradeLines(
    work.db,
    priced.map(({ line, priced_qty, amount }) => ({
      ...tradeLineOf(line, row),
      bid_id: bid.id,
      priced_qty,
      amount,
    })),
  );
  return bid;
}

/** What was chosen of a line, in words that stand when request and quotation are gone. */
function tradeLineOf({ requestLine, answer, qty }: Chosen, request: RfqRow) {
  const requested = {
    raw_text: lineWords(requestLine),
    description: lineWords({ raw_text: agreedText(requestLine), remark: requestLine.remark }),
    spec: requestLine.spec,
  };
  const alternate = answer.response === 'alternate';
  const offered = alternate ? answer.offered_spec : null;
  const kg = offeredWeight(requestLine, { ...answer, qty_offered: qty })?.total_kg ?? null;
  return {
    id: uuid(),
    rfq_line_id: requestLine.id,
    line_no: requestLine.line_no,
    description: offered ? describeSpec(offered, 'en') : requested.description,
    spec: offered ?? requestLine.spec,
    requested,
    alternate,
    deviations: answer.deviations,
    qty,
    uom: requestLine.uom ?? 'EA',
    unit_price: answer.unit_price ?? '0',
    price_uom: answer.price_uom ?? 'EA',
    weight_kg: kg && new Big(kg).toFixed(4),
    maker: answer.maker,
    origin: answer.origin,
    lead_days: answer.lead_days,
    certificate_type: answer.certificate_type ?? request.certificate_type,
    weight_basis: answer.weight_basis,
    stock_item_id: answer.stock_item_id,
  };
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
