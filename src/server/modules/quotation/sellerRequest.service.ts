import type * as z from 'zod';
import type { listSellerRequests } from '../../../contract/endpoints/quotation';
import type { Quotation, SellerRequest, SellerRequestSummary } from '../../../contract/entities/quotation';
import type { OrderStatus, ProjectStatus, QuotationStatus } from '../../../contract/entities/project';
import type { Currency } from '../../../contract/values';
import { trimStored } from '../../../domain/money/exact';
import { sumWeights } from '../../../domain/material/totalWeight';
import { sellerView } from '../../../domain/states/project';
import type { MemberWork } from '../../http/context';
import { mapInTurns } from '../../inTurns';
import { pageOf, failCursor } from '../../http/page';
import { attachmentsOf } from '../file/attachment.service';
import { findOrderOfSeller } from '../order/order.repository';
import { presentLineToSeller, presentTerms } from '../request/request.presenter';
import { findLines, type RfqLineRow, type RfqRow } from '../request/request.repository';
import { projectBefore, takesPart } from '../request/round/participation';
import { openRerequest } from '../request/round/rerequest.service';
import { isAwaitingApproval } from './approval/quotationApproval.repository';
import { stands, standingTotals } from './standing';
import { type Addressed, addressedRfq } from './quotation.policy';
import { presentQuotation } from './quotation.presenter';
import { filesOfRevisions } from './quotationFile.service';
import {
  DRAFT_REVISION,
  findQuotation,
  findRevision,
  findRevisionLines,
  type QuotationRow,
} from './quotation.repository';
import {
  countSellerRequests,
  findBuyer,
  findBuyersNamed,
  findSellerRequests,
  type SellerRequestRow,
  type SellerPage,
} from './sellerRequest.repository';
import { endedEarly } from '../request/request.policy';
import { isUuid } from '../../isUuid';

type ListQuery = z.output<(typeof listSellerRequests)['query']>;

const ownList = ({ session, now }: MemberWork) => ({
  company_id: session.company_id,
  now: now.toISOString(),
});

/** Requests sent to this seller, with a count per status. */
export async function listRequests(work: MemberWork, query: ListQuery) {
  const { limit: _limit, cursor: _cursor, sort: _sort, ...filter } = query;
  const buyers = await findBuyersNamed(work.db, query.q);
  const [page, counts] = await Promise.all([
    findPage(work, query, buyers),
    countSellerRequests(work.db, ownList(work), { ...filter, buyers }),
  ]);
  return { ...page, counts };
}

/** One page of them. */
export async function findRequestSummaries(work: MemberWork, query: ListQuery) {
  return findPage(work, query, await findBuyersNamed(work.db, query.q));
}

async function findPage(work: MemberWork, query: ListQuery, buyers: readonly string[]) {
  const { limit, cursor, sort, ...given } = query;
  const filter = { ...given, buyers };
  const { db } = work;
  const of = ownList(work);
  const start = readSellerCursor(cursor, sort) ?? { base: of.now, after: null };
  const rows = await findSellerRequests(db, of, filter, { ...start, sort, limit: limit + 1 }, work.language);
  const present = (row: (typeof rows)[number]): SellerRequestSummary => {
    const view = sellerView({
      project: row.project_status as ProjectStatus,
      close_reason: row.close_reason,
      quotation: row.quotation_status as QuotationStatus | null,
      declined: row.declined,
      order: row.order_status as OrderStatus | null,
    });
    return {
      ...view,
      rfq_number_id: row.rfq_number_id,
      title: row.title,
      buyer_company_name: row.buyer_company_name,
      line_count: row.line_count,
      matched_line_count: row.matched_line_count,
      total_weight_kg: trimStored(row.total_weight_kg),
      unknown_weight_lines: row.unknown_weight_lines,
      closes_at: row.closes_at ? new Date(row.closes_at).toISOString() : null,
      ended_at: row.ended_at ? new Date(row.ended_at).toISOString() : null,
      received_at: new Date(row.received_at).toISOString(),
      sealed: row.sealed,
      ...totalOf(row),
      rerequested: row.quotation_status === 'REREQUESTED' && row.project_status === 'COL',
      has_draft: row.has_draft,
      awaiting_approval: row.awaiting_approval,
    };
  };
  return pageOf(rows, limit, present, (row) => writeSellerCursor(sort, start.base, row));
}

type OwnTotal = Pick<SellerRequestSummary, 'withdrawn' | 'my_total' | 'my_currency' | 'reconfirm_line_count'>;

/** The own total without the lines that wait to be confirmed again, and how many those are; none once withdrawn. */
function totalOf({ my_total, my_currency, standing, quotation_status }: SellerRequestRow): OwnTotal {
  if (quotation_status === 'WITHDRAWN') {
    return { withdrawn: true, my_total: null, my_currency: null, reconfirm_line_count: 0 };
  }
  const own = { withdrawn: false, my_currency: my_currency as Currency | null };
  if (!standing) return { ...own, my_total, reconfirm_line_count: 0 };
  const { revision, answers, lines } = standing;
  const requested = new Map(lines.map((line) => [line.id, line]));
  const stale = answers.filter(({ rfq_line_id: id }) => {
    const line = requested.get(id);
    return line && !line.excluded && !stands(line, revision);
  });
  const { total_amount } = standingTotals(revision, answers, lines);
  return { ...own, my_total: total_amount, reconfirm_line_count: stale.length };
}

/** A request that was sent to this seller; any other does not exist. */
export async function getRequest(work: MemberWork, number: string): Promise<SellerRequest> {
  return readRequest(work, await addressedRfq(work, number));
}

/**
 * A request as this seller may read it: no target price unless shown, no private note of the buyer, nothing of any other
 * seller.
 */
export async function readRequest(work: MemberWork, { rfq, target }: Addressed): Promise<SellerRequest> {
  const { db, session } = work;
  const all = await findLines(db, rfq.id);
  const [lines, buyer, own, order] = [
    all.filter((line) => !line.excluded),
    await findBuyer(db, rfq.id, work.language),
    await findQuotation(db, rfq.id, session.company_id),
    await findOrderOfSeller(db, rfq.id, session.company_id),
  ];
  const {
    show_target_price: _shown,
    visibility: _visibility,
    vendors_only: _vendors,
    private_note: _note,
    delivery_contact: _contact,
    shared_columns: _shared,
    share_headings: _headings,
    ...terms
  } = presentTerms(rfq);
  const project = projectBefore(rfq.status, rfq.round, own);
  const requested = takesPart(rfq.round, own);
  const quotation = own && own.revision > 0 ? await readRevision(work, own, own.revision, rfq, all) : null;
  const draft = own && (await readRevision(work, own, DRAFT_REVISION, rfq, all));
  return {
    ...terms,
    deadline_date: requested ? terms.deadline_date : null,
    ...sellerView({
      project,
      close_reason: rfq.close_reason,
      quotation: own?.status ?? null,
      declined: target.declined_at !== null,
      order: order?.status ?? null,
    }),
    rfq_number_id: rfq.rfq_number_id,
    buyer_company_name: buyer?.name ?? '',
    buyer_verified: buyer?.verification === 'verified',
    project_status: untouched(project, own),
    revision: rfq.revision,
    round: requested ? rfq.round : (own?.round ?? 1),
    closes_at: requested ? (rfq.closes_at?.toISOString() ?? null) : null,
    ended_at: requested ? endedEarly(rfq) : null,
    submitted_at: rfq.submitted_at?.toISOString() ?? null,
    matched_line_count: target.matched_line_ids.length,
    total_weight_kg: sumWeights(lines),
    invited: target.origin === 'invited',
    declined_reason: target.decline_reason,
    attachments: (await attachmentsOf(work, 'rfq', [rfq.id])).get(rfq.id) ?? [],
    lines: await mapInTurns(lines, (line) => presentLineToSeller(line, rfq)),
    matched_line_ids: target.matched_line_ids,
    needs_reconfirm_line_ids: quotation ? lines.filter((line) => !stands(line, quotation)).map((line) => line.id) : [],
    amendments: rfq.amendments,
    rerequest: await openRerequest(work, rfq, own),
    quotation,
    draft,
    // What waits is a draft: without one there is nothing to look up.
    awaiting_approval: own !== null && draft !== null && (await isAwaitingApproval(db, own.id)),
    version: own?.version ?? 0,
  };
}

/** That somebody else has quoted first must not show: to a seller a request is being collected by his own quotation. */
function untouched(project: ProjectStatus, own: QuotationRow | null): ProjectStatus {
  if (project !== 'REQ' && project !== 'COL') return project;
  return own && own.revision > 0 ? 'COL' : 'REQ';
}

async function readRevision(
  work: MemberWork,
  own: QuotationRow,
  revision: number,
  rfq: RfqRow,
  requested: readonly RfqLineRow[],
): Promise<Quotation | null> {
  const row = await findRevision(work.db, own.id, revision);
  if (!row) return null;
  const [lines, files] = [await findRevisionLines(work.db, [row.id]), await filesOfRevisions(work, [row.id])];
  const quotation = presentQuotation(own, row, lines, requested, rfq.rfq_number_id, files(row.id));
  return { ...quotation, totals: standingTotals(row, lines, requested) };
}

/** As PostgreSQL writes one, with microseconds. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;

/** The position after a row: its order, the instant the order rests on, its key, its id. */
function writeSellerCursor(
  sort: SellerPage['sort'],
  base: string,
  row: { sort_key: string; target_id: string },
): string {
  return [sort, base, row.sort_key.replace(' ', 'T'), row.target_id].join('_');
}

/** Reads such a position. Refuses one that was tampered with or belongs to another order. */
function readSellerCursor(
  cursor: string | undefined,
  sort: SellerPage['sort'],
): Pick<SellerPage, 'base' | 'after'> | null {
  if (!cursor) return null;
  const [order, base = '', key = '', id = ''] = cursor.split('_');
  const goodKey = sort === 'received' ? INSTANT.test(key) : /^-?[\d.]+(e[+-]?\d+)?$/.test(key);
  if (order !== sort || Number.isNaN(Date.parse(base)) || !goodKey || !isUuid(id)) {
    return failCursor();
  }
  return { base, after: { key, id } };
}
