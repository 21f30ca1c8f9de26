import type * as z from 'zod';
import type { listProjects as listEndpoint } from '../../../../contract/endpoints/order';
import type { Project } from '../../../../contract/entities/order';
import type { TimelineEvent } from '../../../../contract/entities/project';
import { sellerView } from '../../../../domain/states/project';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { pageOf, readTimeCursor, timeCursor } from '../../../http/page';
import { readBids } from '../../award/bid.service';
import { presentOrderSummary } from '../../order/order.presenter';
import { findOrdersOfRfq } from '../../order/order.repository';
import { findQuotation, findTarget } from '../../quotation/quotation.repository';
import { findBuyer, findBuyersNamed } from '../../quotation/sellerRequest.repository';
import { readRemainder } from '../../award/remainder.service';
import { findFigures, findLines, findRfq, type RfqRow } from '../../request/request.repository';
import { projectBefore, takesPart } from '../../request/round/participation';
import { findRfqTimeline } from '../../timeline/timeline.repository';
import { presentTimeline } from '../../timeline/timeline.service';
import { countProjects, findProjects } from './project.repository';
import { endedEarly } from '../../request/request.policy';

/** Everything the company takes part in, from its own side, with a count per status. */
export async function listProjects(work: MemberWork, query: z.output<(typeof listEndpoint)['query']>) {
  const { session, db } = work;
  const { limit, cursor, ...wanted } = query;
  const buyers = await findBuyersNamed(db, query.q);
  const filter = { ...wanted, buyers, company_id: session.company_id };
  const rows = await findProjects(db, filter, { cursor: readTimeCursor(cursor), limit: limit + 1 }, work.language);
  const present = (row: (typeof rows)[number]) => ({
    key: `${row.side}-${row.rfq_number_id}`,
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    side: row.side,
    status: row.status,
    counterpart_name: row.counterpart_name,
    closes_at: row.closes_at ? new Date(row.closes_at).toISOString() : null,
    ended_at: row.ended_at ? new Date(row.ended_at).toISOString() : null,
    line_count: row.line_count,
    updated_at: new Date(row.updated_at).toISOString(),
  });
  return {
    ...pageOf(rows, limit, present, (row) => timeCursor(new Date(row.updated_at), row.rfq_id)),
    counts: await countProjects(db, filter),
  };
}

/** One project over its whole life, from the side on which the company stands. */
export async function getProject(work: MemberWork, number: string): Promise<Project> {
  const row = await findRfq(work.db, number);
  if (!row || row.status === 'DRAFT') return fail('RFQ_NOT_FOUND');
  return row.company_id === work.session.company_id ? buyerProject(work, row) : sellerProject(work, row);
}

async function common(work: MemberWork, row: RfqRow, seller: string | null) {
  const { db } = work;
  const orders = await findOrdersOfRfq(db, row.id, seller);
  const lines = (await findLines(db, row.id)).filter((line) => !line.excluded);
  const timeline = (await findRfqTimeline(db, row.id, seller, work.language)).map(presentTimeline);
  return {
    rfq_number_id: row.rfq_number_id,
    title: row.title,
    closes_at: row.closes_at?.toISOString() ?? null,
    ended_at: endedEarly(row),
    line_count: lines.length,
    updated_at: row.updated_at.toISOString(),
    sealed: row.sealed,
    bids: await readBids(work, row, seller),
    orders: orders.map((order) =>
      presentOrderSummary(
        { order, rfq_number_id: row.rfq_number_id, naming: null },
        seller ? 'seller' : 'buyer',
        work.language,
      ),
    ),
    timeline: orders.length > 0 ? timeline : timeline.map((event) => withoutPerson(event, seller ? 'buyer' : 'seller')),
  };
}

/** Contact persons of the other side appear with the first order. */
function withoutPerson(event: TimelineEvent, hidden: 'buyer' | 'seller'): TimelineEvent {
  return event.actor_side === hidden ? { ...event, actor_name: null } : event;
}

async function buyerProject(work: MemberWork, row: RfqRow): Promise<Project> {
  if (row.status === 'DRAFT') return fail('RFQ_NOT_FOUND');
  return {
    ...(await common(work, row, null)),
    key: `buyer-${row.rfq_number_id}`,
    side: 'buyer',
    status: row.status,
    counterpart_name: null,
    closed_as: row.close_reason,
    quotation_count: (await findFigures(work.db, row)).quotation_count,
    remainder: await readRemainder(work, row),
  };
}

async function sellerProject(work: MemberWork, row: RfqRow): Promise<Project> {
  const { db, session } = work;
  const target = await findTarget(db, row.id, session.company_id);
  if (!target) return fail('RFQ_NOT_FOUND');
  const own = await findQuotation(db, row.id, session.company_id);
  const orders = await findOrdersOfRfq(db, row.id, session.company_id);
  const project = projectBefore(row.status, row.round, own);
  const view = sellerView({
    project,
    close_reason: row.close_reason,
    quotation: own?.status ?? null,
    declined: target.declined_at !== null,
    order: orders.at(-1)?.status ?? null,
  });
  return {
    ...(await common(work, row, session.company_id)),
    key: `seller-${row.rfq_number_id}`,
    side: 'seller',
    ...view,
    closes_at: takesPart(row.round, own) ? (row.closes_at?.toISOString() ?? null) : null,
    ended_at: takesPart(row.round, own) ? endedEarly(row) : null,
    updated_at: (own?.updated_at ?? target.created_at).toISOString(),
    counterpart_name: (await findBuyer(db, row.id, work.language))?.name ?? null,
    quotation_count: null,
    remainder: null,
  };
}
