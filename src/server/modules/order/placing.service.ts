import Big from 'big.js';
import { v7 as uuid } from 'uuid';
import type { CompanySnapshot } from '../../../contract/entities/order';
import type { MoneyTotals } from '../../../contract/entities/rfq';
import { trimDecimal } from '../../../domain/money/exact';
import { paymentDueOn } from '../../../domain/time/businessDays';
import { newNumber } from '../../db/numbers';
import type { Work } from '../../http/context';
import type { BidRow } from '../award/bid.repository';
import { findBidLines } from '../award/bid.repository';
import { companyOf, contactOf } from '../company/company.service';
import { reserveQuoted } from '../stock/reservation.service';
import { countSaving } from '../statistics/saving.service';
import { notifyCompanies } from '../push/notify.service';
import type { RfqRow } from '../request/request.repository';
import { recordSystemStep } from '../timeline/timeline.service';
import { addOrder, adoptLines, type OrderRow } from './order.repository';
import { orderNotice } from './orderNotice';

/** Makes an order of every confirmed bid: both companies, the account and the lines as they are at this moment. */
export async function placeOrders(work: Work, rfq: RfqRow, bids: readonly BidRow[]): Promise<void> {
  const buyer = await companySnapshotOf(work, rfq.company_id, rfq.created_by);
  for (const bid of bids) {
    const lines = await findBidLines(work.db, [bid.id]);
    const order = await addOrder(work.db, {
      ...(await newOrder(work, {
        buyer_company_id: rfq.company_id,
        buyer,
        seller_company_id: bid.company_id,
        totals: bid.totals,
        weights: lines.map((line) => line.weight_kg),
      })),
      source: 'award',
      rfq_id: rfq.id,
      bid_id: bid.id,
      title: rfq.title,
      payment_term: bid.payment_term,
      payment_due_on: paymentDueOn(bid.payment_term, work.now),
      delivery_term: bid.delivery_term,
      delivery_place: rfq.delivery_place,
      delivery_contact: rfq.delivery_contact,
      required_date: rfq.required_date,
    });
    await adoptLines(work.db, bid.id, order.id);
    await reserveQuoted(
      work,
      order,
      lines.filter((line) => line.reserve_stock),
    );
    await countSaving(work, order);
    await notify(work, rfq, order);
  }
}

async function notify(work: Work, rfq: RfqRow, order: OrderRow): Promise<void> {
  await recordSystemStep(work, {
    kind: 'order_created',
    rfq_id: rfq.id,
    order_id: order.id,
    seller_company_id: order.seller_company_id,
    params: { order_number: order.order_number },
    after: { total: `${order.total_amount} ${order.currency}` },
  });
  await notifyCompanies(work, [order.buyer_company_id, order.seller_company_id], {
    kind: 'order_created',
    ...orderNotice(order),
  });
}

interface Placed {
  buyer_company_id: string;
  buyer: CompanySnapshot;
  seller_company_id: string;
  totals: MoneyTotals;
  /** Of its lines, kg; null where unknown. */
  weights: readonly (string | null)[];
}

/** What every order begins with: a number, the seller and its account as they are now, nothing paid or shipped. */
export async function newOrder(work: Work, { totals, weights, ...parties }: Placed) {
  const { seller_company_id } = parties;
  const company = await companyOf(work, seller_company_id);
  const known = weights.filter((weight) => weight !== null);
  return {
    ...parties,
    id: uuid(),
    order_number: newNumber('O', work.now),
    seller: await companySnapshotOf(work, seller_company_id, null),
    bank_account: company && work.app.payment.payTo(company, totals.currency),
    status: 'OPEN' as const,
    payment_status: 'UNPAID' as const,
    delivery_status: 'PREPARING' as const,
    version: 1,
    currency: totals.currency,
    totals,
    total_amount: totals.total_amount,
    total_weight_kg: trimDecimal(known.reduce((sum, weight) => sum.plus(weight), new Big(0))),
    unknown_weight_lines: weights.length - known.length,
    placed_at: work.now,
    updated_at: work.now,
  };
}

/** A company and its contact person as they are now; without a named person, the company's own choice. */
export async function companySnapshotOf(
  work: Work,
  companyId: string,
  contactId: string | null,
): Promise<CompanySnapshot> {
  const company = await companyOf(work, companyId);
  const contact = await contactOf(work, companyId, contactId);
  if (!company) throw new Error('a company of this order is not there');
  return {
    company_name: company.name,
    company_registration_number: company.registration_number,
    company_address: company.address,
    company_ceo: company.ceo,
    company_name_en: company.name_en ?? undefined,
    company_address_en: company.address_en ?? undefined,
    company_ceo_en: company.ceo_en ?? undefined,
    business_type: company.business_type ?? undefined,
    business_item: company.business_item ?? undefined,
    contact_name: contact?.name ?? '',
    contact_email: contact?.email ?? '',
    contact_phone: contact ? `${contact.phone_code} ${contact.phone}` : '',
    verified: company.verification === 'verified',
  };
}
