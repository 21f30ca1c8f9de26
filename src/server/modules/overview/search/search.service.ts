import type { Endpoint } from '../../../../contract/endpoint';
import { listOrders } from '../../../../contract/endpoints/order';
import { listSellerRequests } from '../../../../contract/endpoints/quotation';
import { listRfqs } from '../../../../contract/endpoints/rfq';
import type { FoundRecord } from '../../../../contract/entities/search';
import type { MemberWork } from '../../../http/context';
import { permits } from '../../../http/rightOfCall';
import { listOwnOrders } from '../../order/order.service';
import { findRequestSummaries } from '../../quotation/sellerRequest.service';
import { findRfqs } from '../../request/requestList.repository';

/** Of each kind this many: who sees none of them among these writes more of its name. */
const MOST = 5;

/**
 * Records of the company by number or words. Each kind comes from the list that shows it, and only to who may call that
 * list, so that nobody finds what they could not read.
 */
export async function findRecords(work: MemberWork, q: string): Promise<{ items: FoundRecord[] }> {
  const mayList = (endpoint: Endpoint) => permits(endpoint, work.session.rights);
  const found = await Promise.all([
    mayList(listRfqs) ? ownRequests(work, q) : [],
    mayList(listSellerRequests) ? receivedRequests(work, q) : [],
    mayList(listOrders) ? orders(work, q) : [],
  ]);
  return { items: found.flat() };
}

async function ownRequests({ db, session, now }: MemberWork, q: string): Promise<FoundRecord[]> {
  const rows = await findRfqs(db, session.company_id, { q, sort: 'changed', cursor: null, limit: MOST, now });
  return rows.map(({ row }) => ({
    kind: 'request',
    number: row.rfq_number_id,
    title: row.title,
    side: 'buyer',
    draft: row.status === 'DRAFT',
    counterpart_name: null,
  }));
}

async function receivedRequests(work: MemberWork, q: string): Promise<FoundRecord[]> {
  const { items } = await findRequestSummaries(work, { q, sort: 'received', limit: MOST });
  return items.map(({ rfq_number_id, title, buyer_company_name }) => ({
    kind: 'received',
    number: rfq_number_id,
    title,
    side: 'seller',
    draft: false,
    counterpart_name: buyer_company_name,
  }));
}

async function orders(work: MemberWork, q: string): Promise<FoundRecord[]> {
  const { items } = await listOwnOrders(work, { q, limit: MOST });
  return items.map(({ order_number, title, side, counterpart_name }) => ({
    kind: 'order',
    number: order_number,
    title,
    side,
    draft: false,
    counterpart_name,
  }));
}
