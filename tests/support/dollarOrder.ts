import { confirmBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { reauth, putBankAccount } from '../../src/contract/endpoints/user';
import type { Order } from '../../src/contract/entities/order';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import { type Caller, PASSWORD } from './people';
import { awarded, ended, quotationBody, seenBy, submitted } from './trade';

/** An account for payments from abroad, as a bank abroad asks for it. */
export const DOLLARS = {
  bank_name: '부산은행',
  account_number: '777-77-7777',
  account_holder: '대한강관',
  currency: 'USD' as const,
  bank_name_en: 'Busan Bank',
  account_holder_en: 'Daehan Pipe Co., Ltd.',
  swift: 'PUSBKR2P',
};

/** Lets a seller be paid in dollars. */
export async function openDollarAccount(seller: Caller): Promise<void> {
  await seller.ok(reauth, { body: { password: PASSWORD } });
  await seller.ok(putBankAccount, { body: DOLLARS });
}

/** An order in dollars of every line at one price, on open account, so that it can be shipped at once. */
export async function orderInDollars(
  buyer: Caller,
  seller: Caller,
  change: Parameters<typeof submitted>[1] = {},
  price = '123.5',
  terms: Partial<QuotationInput> = {},
): Promise<Order> {
  const { rfq_number_id } = await submitted(buyer, { currency: 'USD', delivery_term: 'FOB', ...change });
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(seller, rfq_number_id), price, {
    currency: 'USD',
    delivery_term: 'FOB',
    freight_amount: '450',
    payment_term: 'eom_next',
    ...terms,
  });
  await seller.ok(submitQuotation, { params, body });
  await ended(buyer, rfq_number_id);
  const { bids } = await awarded(buyer, seller, rfq_number_id);
  const [bid] = bids;
  const confirmed = await seller.ok(confirmBid, {
    params: { bid_id: bid?.id ?? '' },
    body: { version: bid?.version ?? 0 },
  });
  return seller.ok(orders.getOrder, { params: { order_number: confirmed.order_number ?? '' } });
}
