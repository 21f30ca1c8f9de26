import Big from 'big.js';
import type { Comparison, FreightMode } from '../../../../contract/entities/comparison';
import { convert } from '../../../../domain/compare/comparablePrice';
import { alikeAmount } from '../../../../domain/compare/likeForLike';
import { commonLines } from '../../../../domain/compare/matrix';
import { formatExact, trimStored } from '../../../../domain/money/exact';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import type { MemberWork, Work } from '../../../http/context';
import { mapInTurns } from '../../../inTurns';
import { orderRecords } from '../../market/store.service';
import { ownRfq, readableRound } from '../../request/request.policy';
import { presentLine } from '../../request/request.presenter';
import { findFigures, findLines, type RfqLineRow, type RfqRow } from '../../request/request.repository';
import { awaitedOf, cellsOf } from '../../quotation/offerCells';
import { standsUntil } from '../../quotation/quotation.presenter';
import { filesOfRevisions } from '../../quotation/quotationFile.service';
import {
  findBidStatuses,
  findOffers,
  findRevisionLines,
  type Offer,
  type QuotationLineRow,
} from '../../quotation/quotation.repository';
import { standing, standingTotals } from '../../quotation/standing';

type Row = Comparison['rows'][number];

/** After so many lines other requests get a turn: a large comparison takes longer than anybody should wait. */
const LINES_A_TURN = 20;

/**
 * Quotations on an own request side by side. While a sealed request collects, only their number is shown. With freight
 * spread, each price carries its part of its quotation's freight and is ranked so; amounts and totals never do.
 */
export async function compareQuotations(
  work: MemberWork,
  number: string,
  freight: FreightMode = 'apart',
): Promise<Comparison> {
  return readComparison(work, await ownRfq(work, number), freight);
}

/** The same of a request that was read already. */
export async function readComparison(work: Work, row: RfqRow, freight: FreightMode): Promise<Comparison> {
  const lines = (await findLines(work.db, row.id)).filter((line) => !line.excluded);
  const round = readableRound(row);
  const readable = round === row.round;
  const found = round > 0 ? await findOffers(work.db, row.id, round, work.language) : [];
  const answers = await answersOf(work, found);
  const offers = found.map((offer) => standingOffer(offer, answers, lines));
  const files = await filesOfRevisions(
    work,
    offers.map(({ revision }) => revision.id),
  );
  const bids = await findBidStatuses(work.db, row.id);
  const records = await orderRecords(
    work,
    offers.map(({ quotation }) => quotation.company_id),
  );
  const rows = await mapInTurns(
    lines,
    (line): Row => ({
      line: presentLine(line),
      cells: cellsOf(row, line, offers, answers, freight, work.now),
      awaiting: awaitedOf(line, offers, answers),
    }),
    LINES_A_TURN,
  );
  const { quoted, alike, common } = await offeredIn(rows, offers);
  return {
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    status: row.status,
    version: row.version,
    currency: row.currency,
    usd_krw_rate: trimStored(row.usd_krw_rate, 4),
    sealed_until: readable ? null : (row.closes_at?.toISOString() ?? null),
    quotation_count: (await findFigures(work.db, row)).quotation_count,
    split_allowed: row.split_allowed,
    alternates_allowed: row.alternates_allowed,
    makers_allowed: row.makers_allowed,
    required_date: row.required_date,
    freight,
    like_for_like_line_count: common.size,
    sellers: offers.map((offer) => ({
      ...sellerOf(work, offer, standing([...(answers.get(offer.revision.id)?.values() ?? [])], [offer], lines)),
      attachments: files(offer.revision.id),
      bid_status: bids.get(offer.quotation.id) ?? null,
      record: records.get(offer.quotation.company_id) ?? { finished_orders: 0, cancelled_pct: null },
      quoted_line_count: quoted.get(offer.quotation.id) ?? 0,
      awaiting_line_count: rows.filter(({ awaiting }) =>
        awaiting.some((one) => one.quotation_id === offer.quotation.id && one.unit_price !== null),
      ).length,
      like_for_like_amount: likeForLike(row, offer, alike.get(offer.quotation.id), common),
    })),
    rows,
  };
}

/** An offer whose totals hold what still stands of it. */
function standingOffer(
  offer: Offer,
  answers: ReadonlyMap<string, ReadonlyMap<string, QuotationLineRow>>,
  lines: readonly RfqLineRow[],
): Offer {
  const own = [...(answers.get(offer.revision.id)?.values() ?? [])];
  return { ...offer, revision: { ...offer.revision, totals: standingTotals(offer.revision, own, lines) } };
}

/** By quotation: how many lines it offers, what the lines cost that are alike in all; and which lines those are. */
async function offeredIn(rows: readonly Row[], offers: readonly Offer[]) {
  const quoted = new Map<string, number>();
  const alike = new Map<string, Map<string, string>>(offers.map(({ quotation }) => [quotation.id, new Map()]));
  await mapInTurns(rows, ({ line, cells }) => {
    for (const cell of cells) {
      const { quotation_id: id } = cell;
      if (cell.comparable_amount !== null) quoted.set(id, (quoted.get(id) ?? 0) + 1);
      const amount = alikeAmount(line, cell);
      if (amount !== null) alike.get(id)?.set(line.id, amount);
    }
  });
  return { quoted, alike, common: commonLines([...alike.values()].map((amounts) => new Set(amounts.keys()))) };
}

/** Answers by revision and by requested line. */
async function answersOf(work: Work, offers: readonly Offer[]) {
  const answers = new Map<string, Map<string, QuotationLineRow>>(
    offers.map(({ revision }) => [revision.id, new Map()]),
  );
  for (const answer of await findRevisionLines(work.db, [...answers.keys()])) {
    answers.get(answer.revision_id)?.set(answer.rfq_line_id, answer);
  }
  return answers;
}

function sellerOf(work: Work, offer: Offer, answers: readonly QuotationLineRow[]) {
  const { quotation, revision } = offer;
  const stands = standsUntil(quotation, revision);
  const own = answers.filter((answer) => answer.amount !== null);
  const leads = own.flatMap((answer) => (answer.lead_days === null ? [] : [answer.lead_days]));
  return {
    quotation_id: quotation.id,
    company_name: offer.company_name,
    company_verified: offer.verification === 'verified',
    status: quotation.status,
    revision: revision.revision,
    currency: revision.currency,
    valid_until: stands,
    expired: stands !== null && endOfDaySeoul(stands) < work.now,
    validity_asked_at: quotation.validity_asked_at?.toISOString() ?? null,
    delivery_term: revision.delivery_term,
    payment_term: revision.payment_term,
    certificate_types: [...new Set(own.flatMap((answer) => answer.certificate_type ?? []))],
    min_order_amount:
      revision.min_order_amount === null ? null : formatExact(new Big(revision.min_order_amount), revision.currency),
    all_or_nothing: revision.all_or_nothing,
    memo: revision.memo,
    totals: revision.totals,
    longest_lead_days: leads.length > 0 && leads.length === own.length ? Math.max(...leads) : null,
  };
}

/** The lines that everybody offered in full, with the whole freight, in the request's currency. */
function likeForLike(
  row: RfqRow,
  offer: Offer,
  known: ReadonlyMap<string, string> | undefined,
  common: ReadonlySet<string>,
): string | null {
  if (common.size === 0) return null;
  const freight = convert(new Big(offer.revision.freight_amount), {
    offered_currency: offer.revision.currency,
    request_currency: row.currency,
    usd_krw_rate: row.usd_krw_rate,
  });
  if (!freight) return null;
  const sum = [...common].reduce((total, id) => total.plus(known?.get(id) ?? 0), freight);
  return formatExact(sum, row.currency);
}
