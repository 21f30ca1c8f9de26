import Big from 'big.js';
import type { Issue } from '../../../contract/envelope';
import { isPermitted, type Offered, permittedQuantities } from '../../../domain/award/permitted';
import { lineAmount } from '../../../domain/money/lineAmount';
import { endOfDaySeoul } from '../../../domain/time/deadline';
import { fail } from '../../http/fail';
import { measuresOfOffer } from '../../../domain/material/measures';
import { standsUntil } from '../quotation/quotation.presenter';
import type { Offer, QuotationLineRow } from '../quotation/quotation.repository';
import { stands } from '../quotation/standing';
import type { RfqLineRow, RfqRow } from '../request/request.repository';

/** So much of an offered line. */
export interface Chosen {
  requestLine: RfqLineRow;
  answer: QuotationLineRow;
  qty: string;
}

interface Wanted {
  rfq_line_id: string;
  quotation_id: string;
  qty: string | null;
  /** The buyer saw that the line is offered otherwise than requested, and accepts it. */
  accept_alternate: boolean;
}

interface OnTheTable {
  offers: readonly Offer[];
  answers: readonly QuotationLineRow[];
  requestLine: readonly RfqLineRow[];
}

/**
 * The wanted lines by offer. Each must have been offered, still be valid, be wanted in a quantity that its seller sells
 * and not beyond what was requested, and be accepted as an alternate where it is one; a request that may not be split goes
 * to one seller. Refuses with every fault named.
 */
export function chooseOffers(
  row: RfqRow,
  wanted: readonly Wanted[],
  { offers, answers, requestLine }: OnTheTable,
  now: Date,
): Map<Offer, Chosen[]> {
  const issues: Issue[] = [];
  const offerOf = new Map(offers.map((offer) => [offer.quotation.id, offer]));
  const lineOf = new Map(requestLine.map((line) => [line.id, line]));
  const answerOf = new Map(answers.map((answer) => [`${answer.revision_id} ${answer.rfq_line_id}`, answer]));
  const byOffer = new Map<Offer, Chosen[]>();
  const awardedQty = new Map<string, Big>();
  wanted.forEach((line, index) => {
    const fault = (code: string) => void issues.push({ path: ['lines', index], code });
    const [offer, request] = [offerOf.get(line.quotation_id), lineOf.get(line.rfq_line_id)];
    if (offer?.quotation.status !== 'SUBMITTED' || !request || request.excluded) return fault('not_offered');
    const until = standsUntil(offer.quotation, offer.revision);
    if (until && endOfDaySeoul(until) < now) return fault('expired');
    if (!stands(request, offer.revision)) return fault('needs_reconfirm');
    const answer = answerOf.get(`${offer.revision.id} ${request.id}`);
    if (!answer || answer.amount === null || answer.qty_offered === null) return fault('not_offered');
    if (answer.response === 'alternate' && !line.accept_alternate) return fault('alternate_not_accepted');
    const lines = byOffer.get(offer) ?? [];
    if (lines.some((one) => one.requestLine.id === request.id)) return fault('duplicate');
    const offered = offeredOf(request, answer);
    const qty = line.qty ?? permittedQuantities(offered)?.max;
    const total = (awardedQty.get(request.id) ?? new Big(0)).plus(qty ?? 0);
    if (qty && (new Big(qty).gt(answer.qty_offered) || total.gt(request.qty ?? 0))) return fault('qty_exceeds');
    if (!qty || !isPermitted(qty, offered)) return fault('qty_not_sold');
    awardedQty.set(request.id, total);
    byOffer.set(offer, [...lines, { requestLine: request, answer, qty }]);
  });
  if (!row.split_allowed && byOffer.size > 1) issues.push({ path: ['lines'], code: 'one_seller' });
  for (const [offer, lines] of byOffer) issues.push(...brokenTerms(offer, lines, answers));
  if (issues.length > 0) return fail('AWARD_INVALID', { issues: issues.slice(0, 200) });
  return byOffer;
}

function offeredOf(requestLine: RfqLineRow, answer: QuotationLineRow): Offered {
  const { moq, multiple } = answer;
  return { requested: requestLine.qty ?? '0', offered: answer.qty_offered ?? '0', moq, multiple };
}

/** What of the seller's own conditions for the whole quotation is not kept. */
function brokenTerms(offer: Offer, lines: readonly Chosen[], answers: readonly QuotationLineRow[]): Issue[] {
  const issues: Issue[] = [];
  const path = ['quotations', offer.quotation.id];
  if (offer.revision.all_or_nothing) {
    const quoted = answers.filter((one) => one.revision_id === offer.revision.id && one.amount !== null);
    const whole = lines.filter(({ requestLine, answer, qty }) =>
      new Big(qty).eq(permittedQuantities(offeredOf(requestLine, answer))?.max ?? 0),
    );
    if (whole.length !== quoted.length) issues.push({ path, code: 'all_or_nothing' });
  }
  const sum = lines.reduce((total, line) => total.plus(pricedLine(offer, line).amount), new Big(0));
  if (offer.revision.min_order_amount && sum.lt(offer.revision.min_order_amount)) {
    issues.push({ path, code: 'min_order' });
  }
  return issues;
}

/** Priced quantity and amount of a chosen line, rounded as it will be ordered. */
export function pricedLine(offer: Offer, { answer, requestLine, qty }: Chosen): { priced_qty: string; amount: string } {
  const { unit_price, price_uom, weight_discount_pct } = answer;
  const price = { qty, unit_price: unit_price ?? '0', price_uom: price_uom ?? 'EA', weight_discount_pct };
  const priced = lineAmount(price, measuresOfOffer(requestLine, answer), offer.revision.currency);
  if (!priced) throw new Error('a submitted line can always be priced');
  return priced;
}
