import Big from 'big.js';
import type { AwaitedAnswer, ComparisonCell, FreightMode } from '../../../contract/entities/comparison';
import { type ComparablePrice, comparablePrice } from '../../../domain/compare/comparablePrice';
import { doubtfulAmong } from '../../../domain/compare/doubtful';
import { cheapest, fastest, type Ranked } from '../../../domain/compare/matrix';
import { isLate } from '../../../domain/compare/wantedDay';
import { trimStored } from '../../../domain/money/exact';
import { seoulDay } from '../../../domain/time/deadline';
import type { RfqLineRow, RfqRow } from '../request/request.repository';
import { measuresOfOffer } from '../../../domain/material/measures';
import { presentQuotationLine } from './quotation.presenter';
import { stands } from './standing';
import type { Offer, QuotationLineRow } from './quotation.repository';

type Answers = ReadonlyMap<string, ReadonlyMap<string, QuotationLineRow>>;

const UNKNOWN: ComparablePrice = { price: null, exact: null, amount: null, steps: [] };

/** Every seller's answer to one line, each brought to the comparable price, best and fastest marked, and those that would come too late if ordered `now`. */
export function cellsOf(
  row: RfqRow,
  line: RfqLineRow,
  offers: readonly Offer[],
  answers: Answers,
  freight: FreightMode,
  now: Date,
): ComparisonCell[] {
  const today = seoulDay(now);
  const found = offers.flatMap((offer) => {
    const answer = answers.get(offer.revision.id)?.get(line.id);
    return answer && stands(line, offer.revision)
      ? [{ offer, answer, price: priceOf(row, line, offer, answer, freight) }]
      : [];
  });
  const ranked = rankedOf(row, found);
  const [best, quick] = [cheapest(ranked, rivals(found)), fastest(ranked)];
  return found.map(({ offer, answer, price }) => ({
    quotation_id: offer.quotation.id,
    line: presentQuotationLine(answer, offer.revision.currency),
    comparable_price: price.price,
    comparable_amount: price.amount,
    best: best.has(offer.quotation.id),
    fastest: quick.has(offer.quotation.id),
    late: isLate(answer.lead_days, row.required_date, today),
  }));
}

type Found = { offer: Offer; answer: QuotationLineRow; price: ComparablePrice };

/** How many offers of a line have a price to compare. */
const rivals = (found: readonly Found[]) => found.filter(({ price }) => price.exact !== null).length;

/**
 * What is ranked: by price no doubtful one, and no alternate where somebody offers what was requested: another thing for less
 * is not the lowest price of it. Without such an offer alternates are ranked, if the request takes them.
 */
function rankedOf({ alternates_allowed: takesAlternates }: RfqRow, found: readonly Found[]): Ranked[] {
  const isDoubtful = doubtfulAmong(found.flatMap(({ price }) => (price.price === null ? [] : [new Big(price.price)])));
  const believable = ({ price }: Found) => price.price !== null && !isDoubtful(new Big(price.price));
  const asRequested = ({ answer }: Found) => answer.response !== 'alternate';
  const alternatesCount = takesAlternates && !found.some((one) => asRequested(one) && believable(one));
  return found.map((one) => {
    const { offer, answer, price } = one;
    return {
      key: offer.quotation.id,
      price: believable(one) && (alternatesCount || asRequested(one)) ? price.exact : null,
      lead_days: price.exact === null ? null : answer.lead_days,
    };
  });
}

/** Answers to a line that the buyer's amendment made stale, as they were. */
export function awaitedOf(line: RfqLineRow, offers: readonly Offer[], answers: Answers): AwaitedAnswer[] {
  return offers.flatMap(({ quotation, revision }) => {
    const answer = answers.get(revision.id)?.get(line.id);
    if (!answer || stands(line, revision)) return [];
    const { price_uom } = answer;
    return [{ quotation_id: quotation.id, unit_price: trimStored(answer.unit_price, 4), price_uom }];
  });
}

function priceOf(
  row: RfqRow,
  line: RfqLineRow,
  { revision }: Offer,
  answer: QuotationLineRow,
  freight: FreightMode,
): ComparablePrice {
  const { unit_price, qty_offered: qty, price_uom, weight_discount_pct, weight_basis } = answer;
  if (answer.response === 'no_quote' || unit_price === null || qty === null || price_uom === null) return UNKNOWN;
  return comparablePrice({
    price: { qty, unit_price, price_uom, weight_discount_pct, weight_basis },
    measures: measuresOfOffer(line, answer),
    offered_currency: revision.currency,
    request_currency: row.currency,
    usd_krw_rate: row.usd_krw_rate,
    ...(freight === 'spread'
      ? { freight: { amount: revision.freight_amount, over: revision.totals.lines_amount } }
      : {}),
  });
}
