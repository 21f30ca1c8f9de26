import type * as z from 'zod';
import type { putBankAccount } from '../../../contract/endpoints/user';
import type { PricedOrder } from '../../../contract/entities/order';
import type { Side } from '../../../domain/states/order';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { changeBankAccount, otherAccountOf, readBankAccounts } from '../company/bankAccount.service';
import { recordStep } from '../timeline/timeline.service';
import { findNewestOpenOrders, findOrder, lockOrder, type OrderRow, updateOrder } from './order.repository';
import { getOrder } from './order.service';
import { isUnpaid } from './orderAccount.service';
import { sideOf } from './orderState';
import { type Change, notify } from './step.service';
import { paymentDue } from './stockOrder.service';

type OfferKind = 'account_offered' | 'account_agreed' | 'account_kept';

/** The seller asks the buyer to pay to the account that it uses now. */
export function offerAccount(work: MemberWork, number: string, { version }: { version: number }): Promise<PricedOrder> {
  return change(work, number, version, 'seller', async (row) => {
    if (row.account_offer) return fail('ORDER_STATE');
    const offer = (await otherAccountOf(work, row)) ?? fail('BANK_ACCOUNT_NOT_FOUND');
    return ['account_offered', { account_offer: offer }];
  });
}

/**
 * The buyer agrees to the offered account, which the order names from now on, or keeps the one it has. The term for the
 * payment of an order from stock begins again with the account agreed to.
 */
export function answerAccount(
  work: MemberWork,
  number: string,
  { version, agree }: { version: number; agree: boolean },
): Promise<PricedOrder> {
  return change(work, number, version, 'buyer', async ({ account_offer, source }) => {
    if (!account_offer) return fail('ORDER_STATE');
    const due = source === 'stock' && paymentDue(work.now);
    return agree
      ? ['account_agreed', { bank_account: account_offer, account_offer: null, ...due }]
      : ['account_kept', { account_offer: null }];
  });
}

async function change(
  work: MemberWork,
  number: string,
  version: number,
  by: Side,
  act: (row: OrderRow) => Promise<[OfferKind, Change]>,
): Promise<PricedOrder> {
  const { session, db } = work;
  const found = await findOrder(db, session.company_id, number);
  if (!found) return fail('ORDER_NOT_FOUND');
  const row = (await lockOrder(db, found.order.id)) ?? fail('ORDER_NOT_FOUND');
  if (sideOf(work, row) !== by || !isUnpaid(row)) return fail('ORDER_STATE');
  if (row.version !== version) return fail('STALE_VERSION');
  const [kind, to] = await act(row);
  await updateOrder(db, row, to, work.now);
  await recordStep(work, by, {
    kind,
    rfq_id: row.rfq_id,
    order_id: row.id,
    seller_company_id: row.seller_company_id,
    note: null,
    params: {},
  });
  await notify(work, row, by === 'buyer' ? row.seller_company_id : row.buyer_company_id, kind);
  return getOrder(work, number);
}

/**
 * Sets the account of one currency. Where it is to take another one's place, the buyers of open orders are notified; the seller's
 * own people have a mail.
 */
export async function changeAccount(work: MemberWork, account: z.output<(typeof putBankAccount)['body']>) {
  if (await changeBankAccount(work, account)) await announceChange(work);
  return readBankAccounts(work);
}

/** One notification for each buyer, however many orders are open. */
async function announceChange(work: MemberWork): Promise<void> {
  const { company_id } = work.session;
  for (const order of await findNewestOpenOrders(work.db, company_id)) {
    await notify(work, order, order.buyer_company_id, 'account_changing');
  }
}
