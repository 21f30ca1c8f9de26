import type * as z from 'zod';
import { confirmBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { amendRfq } from '../../src/contract/endpoints/rfqDialogue';
import type { Order } from '../../src/contract/entities/order';
import type { QuotationInput, SellerRequest } from '../../src/contract/entities/quotation';
import type { Rfq, RfqLineInput } from '../../src/contract/entities/rfq';
import { emptySpec } from '../../src/contract/entities/spec';
import { seoulDay } from '../../src/domain/time/deadline';
import { DAY_MS } from '../../src/domain/time/spans';
import type { Caller } from './people';

/** A calendar day of Korea that many days from now: the product counts its days there, whatever the hour of a test. */
export function dayFromNow(days: number): string {
  return seoulDay(new Date(Date.now() + days * DAY_MS));
}

/** A day on which nobody in Korea works, a week ahead at least. */
export function nextSunday(): string {
  const days = Array.from({ length: 7 }, (_, index) => dayFromNow(7 + index));
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0) ?? '';
}

export const pipeLine: RfqLineInput = {
  raw_text: 'PIPE SMLS 4" SCH40 A106-B BE 6M 10EA',
  spec: {
    ...emptySpec,
    category: 'pipe',
    type: 'SMLS',
    grade: 'A106-B',
    size_system: 'asme',
    nps: ['4'],
    dn: [100],
    schedule: ['40'],
    od_mm: '114.3',
    wall_mm: '6.02',
    length_m: '6',
    ends: 'BE',
  },
  qty: '10',
  uom: 'EA',
};

export const flangeLine: RfqLineInput = {
  raw_text: 'FLANGE WN 4" 150# RF A105 8EA',
  spec: {
    ...emptySpec,
    category: 'flange',
    type: 'WN',
    grade: 'A105',
    size_system: 'asme',
    nps: ['4'],
    dn: [100],
    class: '150',
    facing: 'RF',
  },
  qty: '8',
  uom: 'EA',
};

type DraftBody = z.input<(typeof rfqs.createRfq)['body']>;

/** A draft that can be submitted. */
export function draft(buyer: Caller, change: DraftBody = {}): Promise<Rfq> {
  return buyer.ok(rfqs.createRfq, {
    body: { title: '울산 플랜트 배관재', deadline_date: dayFromNow(5), lines: [pipeLine, flangeLine], ...change },
  });
}

/** A request that sellers can see. */
export async function submitted(buyer: Caller, change: DraftBody = {}): Promise<Rfq> {
  const { rfq_number_id, version } = await draft(buyer, change);
  return buyer.ok(rfqs.submitRfq, { params: { rfq_number_id }, body: { version } });
}

/** What a seller would write: every line at one price. */
export function quotationBody(request: SellerRequest, price: string, change: Partial<QuotationInput> = {}) {
  return {
    version: request.version,
    currency: 'KRW' as const,
    valid_until: dayFromNow(30),
    delivery_term: 'delivered' as const,
    freight_amount: '50000',
    payment_term: 'prepaid' as const,
    min_order_amount: null,
    all_or_nothing: false,
    memo: null,
    lines: request.lines.map((line) => ({
      rfq_line_id: line.id,
      response: 'exact' as const,
      unit_price: price,
      price_uom: 'EA' as const,
      lead_days: 7,
      maker: '세아제강',
      origin: 'KR',
    })),
    ...change,
  };
}

export async function seenBy(seller: Caller, rfq_number_id: string): Promise<SellerRequest> {
  return seller.ok(quotations.getSellerRequest, { params: { rfq_number_id } });
}

/** A seller's submitted quotation on a request. */
export async function quoted(
  seller: Caller,
  rfq_number_id: string,
  price = '150000',
  terms: Partial<QuotationInput> = {},
): Promise<SellerRequest> {
  const body = quotationBody(await seenBy(seller, rfq_number_id), price, terms);
  return seller.ok(quotations.submitQuotation, { params: { rfq_number_id }, body });
}

export async function readRfq(buyer: Caller, rfq_number_id: string): Promise<Rfq> {
  return buyer.ok(rfqs.getRfq, { params: { rfq_number_id } });
}

/** The first line of a request is amended to another quantity. */
export async function firstLineGrew(buyer: Caller, rfq_number_id: string, grown: string): Promise<void> {
  const { version, lines } = await readRfq(buyer, rfq_number_id);
  const input = lines.map(({ id, raw_text, tag, spec, qty, uom, target_price, remark, excluded }, index) => ({
    id,
    raw_text,
    tag,
    spec,
    qty: index === 0 ? grown : qty,
    uom,
    target_price,
    remark,
    excluded,
  }));
  await buyer.ok(amendRfq, { params: { rfq_number_id }, body: { version, lines: input } });
}

/** Collecting ended early: ready to compare. */
export async function ended(buyer: Caller, rfq_number_id: string): Promise<Rfq> {
  const { version } = await readRfq(buyer, rfq_number_id);
  return buyer.ok(rfqs.endRfq, { params: { rfq_number_id }, body: { version } });
}

/** Every line awarded to one seller's quotation. */
export async function awarded(buyer: Caller, seller: Caller, rfq_number_id: string) {
  const { version, lines } = await readRfq(buyer, rfq_number_id);
  const { quotation } = await seenBy(seller, rfq_number_id);
  const quotation_id = quotation?.id ?? '';
  return buyer.ok(rfqs.awardRfq, {
    params: { rfq_number_id },
    body: { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) },
  });
}

/** The seller accepts the first of the awards that were sent. Resolves to the number of the order. */
export async function accepted(
  seller: Caller,
  { bids: [bid] }: { bids: readonly { id: string; version: number }[] },
): Promise<string> {
  if (!bid) throw new Error('no bid was sent');
  const { order_number } = await seller.ok(confirmBid, { params: { bid_id: bid.id }, body: { version: bid.version } });
  return order_number ?? '';
}

/** The whole way to an order. */
export async function ordered(
  buyer: Caller,
  seller: Caller,
  change: DraftBody = {},
  terms: Partial<QuotationInput> = {},
): Promise<Order> {
  const { rfq_number_id } = await submitted(buyer, change);
  await quoted(seller, rfq_number_id, undefined, terms);
  await ended(buyer, rfq_number_id);
  const order_number = await accepted(seller, await awarded(buyer, seller, rfq_number_id));
  return buyer.ok(orders.getOrder, { params: { order_number } });
}
