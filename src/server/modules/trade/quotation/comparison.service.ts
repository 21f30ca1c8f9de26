import Big from 'big.js';
import type { Comparison, ComparisonCell } from '../../../../contract/entities/comparison';
import { cheapest, commonLines, fastest } from '../../../../domain/compare/matrix';
import { comparablePrice, convert } from '../../../../domain/money/comparable';
import { formatExact } from '../../../../domain/money/exact';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import type { MemberWork } from '../../../http/context';
import { mayReadAmounts, ownRfq } from '../rfq/rfq.policy';
import { presentLine } from '../rfq/rfq.presenter';
import { findFigures, findLines, type RfqLineRow, type RfqRow } from '../rfq/rfq.repository';
import { measuresOf } from './pricing';
import { presentQuotationLine } from './quotation.presenter';
import { findBidStatuses, findOffers, findRevisionLines, type QuotationLineRow } from './quotation.repository';

type Offer = Awaited<ReturnType<typeof findOffers>>[number];

/** Quotations on an own request side by side. While a sealed request collects, only their number is told. */
export async function compareQuotations(work: MemberWork, number: string): Promise<Comparison> {
  const row = await ownRfq(work, number);
  const lines = (await findLines(work.db, row.id)).filter((line) => !line.excluded);
  const readable = mayReadAmounts(row);
  const offers = readable ? await findOffers(work.db, row.is_test, row.id) : [];
  const answers = await findRevisionLines(
    work.db,
    offers.map((offer) => offer.revision.id),
  );
  const bids = await findBidStatuses(work.db, row.id);
  const rows = lines.map((line) => ({ line: presentLine(line), cells: cellsOf(row, line, offers, answers) }));
  const offered = offers.map(
    (offer) =>
      new Set(
        rows.flatMap(({ line, cells }) =>
          cells.some((cell) => cell.quotation_id === offer.quotation.id && cell.comparable_amount !== null)
            ? [line.id]
            : [],
        ),
      ),
  );
  const common = commonLines(offered);
  return {
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    status: row.status,
    version: row.version,
    currency: row.currency,
    usd_krw_rate: row.usd_krw_rate,
    sealed_until: readable ? null : (row.closes_at?.toISOString() ?? null),
    quotation_count: (await findFigures(work.db, row)).quotation_count,
    split_allowed: row.split_allowed,
    like_for_like_line_count: common.size,
    sellers: offers.map((offer, index) => ({
      ...sellerOf(work, offer, answers),
      bid_status: bids.get(offer.quotation.id) ?? null,
      quoted_line_count: offered[index]?.size ?? 0,
      like_for_like_amount: likeForLike(row, offer, rows, common),
    })),
    rows,
  };
}

function cellsOf(
  row: RfqRow,
  line: RfqLineRow,
  offers: readonly Offer[],
  answers: readonly QuotationLineRow[],
): ComparisonCell[] {
  const cells = offers.flatMap((offer): ComparisonCell[] => {
    const answer = answers.find((one) => one.revision_id === offer.revision.id && one.rfq_line_id === line.id);
    if (!answer) return [];
    const comparable =
      answer.unit_price !== null && answer.qty_offered !== null && answer.price_uom !== null
        ? comparablePrice({
            price: {
              qty: answer.qty_offered,
              unit_price: answer.unit_price,
              price_uom: answer.price_uom,
              weight_discount_pct: answer.weight_discount_pct,
            },
            measures: measuresOf(line),
            offered_currency: offer.revision.currency,
            request_currency: row.currency,
            usd_krw_rate: row.usd_krw_rate,
          })
        : { price: null, amount: null, steps: [] };
    return [
      {
        quotation_id: offer.quotation.id,
        line: presentQuotationLine(answer, offer.revision.currency),
        comparable_price: comparable.price,
        comparable_amount: comparable.amount,
        steps: comparable.steps,
        best: false,
        fastest: false,
        deviations: answer.deviations,
      },
    ];
  });
  const ranked = cells.map((cell) => ({
    key: cell.quotation_id,
    price: cell.comparable_price,
    lead_days: cell.comparable_price === null ? null : cell.line.lead_days,
  }));
  const [best, quick] = [cheapest(ranked), fastest(ranked)];
  return cells.map((cell) => ({ ...cell, best: best.has(cell.quotation_id), fastest: quick.has(cell.quotation_id) }));
}

function sellerOf(work: MemberWork, offer: Offer, answers: readonly QuotationLineRow[]) {
  const { quotation, revision } = offer;
  const own = answers.filter((answer) => answer.revision_id === revision.id && answer.amount !== null);
  const leads = own.flatMap((answer) => (answer.lead_days === null ? [] : [answer.lead_days]));
  return {
    quotation_id: quotation.id,
    company_name: offer.company_name,
    company_verified: offer.verification === 'verified',
    status: quotation.status,
    revision: revision.revision,
    currency: revision.currency,
    valid_until: revision.valid_until,
    expired: revision.valid_until !== null && endOfDaySeoul(revision.valid_until) < work.now,
    delivery_term: revision.delivery_term,
    payment_term: revision.payment_term,
    certificate_types: [...new Set(own.flatMap((answer) => answer.certificate_type ?? []))],
    min_order_amount:
      revision.min_order_amount === null ? null : formatExact(new Big(revision.min_order_amount), revision.currency),
    all_or_nothing: revision.all_or_nothing,
    memo: revision.memo,
    totals: revision.totals,
    longest_lead_days: leads.length > 0 ? Math.max(...leads) : null,
  };
}

function likeForLike(row: RfqRow, offer: Offer, rows: Comparison['rows'], common: ReadonlySet<string>): string | null {
  if (common.size === 0) return null;
  const freight = convert(new Big(offer.revision.freight_amount), {
    offered_currency: offer.revision.currency,
    request_currency: row.currency,
    usd_krw_rate: row.usd_krw_rate,
  });
  if (!freight) return null;
  const sum = rows
    .filter(({ line }) => common.has(line.id))
    .flatMap(({ cells }) => cells.filter((cell) => cell.quotation_id === offer.quotation.id))
    .reduce((total, cell) => total.plus(cell.comparable_amount ?? 0), freight);
  return formatExact(sum, row.currency);
}
