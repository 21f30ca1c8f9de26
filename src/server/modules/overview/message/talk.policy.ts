import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { findOrder } from '../../order/order.repository';
import { findTarget } from '../../quotation/quotation.repository';
import { findRfq } from '../../request/request.repository';
import { findSellersOf, type Talk } from './message.repository';

export interface Party {
  side: 'buyer' | 'seller';
  buyer_company_id: string;
  /** Request or order as people call it, for the notice. */
  number: string;
  title: string;
  rfq_id: string | null;
  order_id: string | null;
  /** The only seller there is to talk to; null where a buyer has to name one. */
  seller_id: string | null;
}

/** How the caller's company stands to a project; anybody else's project does not exist. */
export async function partyOf(work: MemberWork, number: string): Promise<Party> {
  const { db, session } = work;
  const own = session.company_id;
  const found = await findOrder(db, own, number);
  if (found) {
    const { order } = found;
    return {
      side: order.buyer_company_id === own ? 'buyer' : 'seller',
      buyer_company_id: order.buyer_company_id,
      number: order.order_number,
      title: order.title,
      rfq_id: order.rfq_id,
      order_id: order.rfq_id ? null : order.id,
      seller_id: order.seller_company_id,
    };
  }
  const rfq = await findRfq(db, number);
  if (!rfq || rfq.status === 'DRAFT') return fail('RFQ_NOT_FOUND');
  const facts = {
    buyer_company_id: rfq.company_id,
    number: rfq.rfq_number_id,
    title: rfq.title,
    rfq_id: rfq.id,
    order_id: null,
  };
  if (rfq.company_id === own) return { ...facts, side: 'buyer', seller_id: null };
  const target = await findTarget(db, rfq.id, own);
  return target ? { ...facts, side: 'seller', seller_id: own } : fail('RFQ_NOT_FOUND');
}

/** The talk that is meant: a buyer names a seller of the project, a seller only ever reaches its own. */
export async function talkOf(work: MemberWork, party: Party, sellerId: string | undefined): Promise<Talk> {
  const { rfq_id, order_id, seller_id } = party;
  const place = { rfq_id, order_id };
  if (seller_id) {
    return sellerId && sellerId !== seller_id ? fail('RFQ_NOT_FOUND') : { ...place, seller_company_id: seller_id };
  }
  const sellers = await findSellersOf(work.db, rfq_id ?? '', work.language);
  const known = sellers.some((seller) => seller.id === sellerId);
  return known && sellerId ? { ...place, seller_company_id: sellerId } : fail('RFQ_NOT_FOUND');
}
