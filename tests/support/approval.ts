import * as approvals from '../../src/contract/endpoints/approval';
import { requestPurchaseApproval } from '../../src/contract/endpoints/purchaseApproval';
import { requestQuotationApproval } from '../../src/contract/endpoints/quotationApproval';
import { reauth } from '../../src/contract/endpoints/user';
import type { ApprovalRule, Approver } from '../../src/contract/entities/approval';
import type { StockItem } from '../../src/contract/entities/stock';
import type { Api } from './http';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from './people';
import { give, ownRole, place } from './roles';
import { sampleRule } from './sampleRule';
import { addressOf, purchaseOf } from './stock';
import { ended, quotationBody, quoted, seenBy, submitted } from './trade';

/** From a million won on, the owner approves. */
export const RULE = sampleRule({ name: '백만 원 이상', amount_from: '1000000' });

/** A company of an owner, a team lead with a role of the company's own and a buyer, with two sellers. */
export async function company(api: Api) {
  const owner = await join(api, { company_name: '결재중공업' });
  const [lead, buyer] = [await colleagueOf(owner), await colleagueOf(owner)];
  const role = await ownRole(owner, ['see_prices', 'award'], '팀장');
  await give(owner, lead, place('own', role));
  await give(owner, buyer, place('buyer'));
  const sellers = [
    await joinSeller(api, ['pipe', 'flange'], { company_name: '첫째강관' }),
    await joinSeller(api, ['pipe', 'flange'], { company_name: '둘째강관' }),
  ] as const;
  return { owner, lead, buyer, role, sellers };
}
export type Company = Awaited<ReturnType<typeof company>>;

/** Everybody with a role of the company's own. */
export const lead = (role: string): Approver => ({ kind: 'role', role: 'own', own_role_id: role });

/** States the rules of a company; gives the answer. */
export async function state(owner: Caller, rules: ApprovalRule[]) {
  await owner.ok(reauth, { body: { password: PASSWORD } });
  const { version } = await owner.ok(approvals.getApprovalRules);
  return owner.call(approvals.putApprovalRules, { body: { version, rules } });
}

/** A request with quotations of both sellers, ready to award, and the first seller's lines chosen. */
export async function ready({ buyer, sellers }: Company, price = '150000', terms = {}) {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(sellers[0], rfq_number_id, price, terms);
  await quoted(sellers[1], rfq_number_id, '200000');
  const { version, lines } = await ended(buyer, rfq_number_id);
  const quotation_id = (await seenBy(sellers[0], rfq_number_id)).quotation?.id ?? '';
  return {
    params: { rfq_number_id },
    quotation_id,
    body: { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) },
  };
}

/** An award of the buyer that waits for approval, after the owner stated rules. */
export async function waiting(of: Company, rules: ApprovalRule[], terms = {}) {
  const { mcode, message } = await state(of.owner, rules);
  if (mcode !== 0) throw new Error(message);
  const award = await ready(of, '150000', terms);
  const approval = await of.buyer.ok(approvals.requestApproval, {
    params: award.params,
    body: { ...award.body, reason: '납기가 가장 빠릅니다.', note: '도착 전 연락 바랍니다.' },
  });
  return { ...award, approval, act: { params: award.params, body: { approval_id: approval.id } } };
}

/** A purchase of pieces of a seller's lot that waits for approval. The owner states the rule and is the approver; `buyer` requests. */
export async function purchaseWaiting(
  owner: Caller,
  buyer: Caller,
  lot: StockItem,
  qty = '4',
  rules: ApprovalRule[] = [sampleRule({ name: '십만 원 이상', amount_from: '100000' })],
) {
  const { mcode, message } = await state(owner, rules);
  if (mcode !== 0) throw new Error(message);
  const body = { ...purchaseOf(lot, qty, await addressOf(buyer)), reason: '정비 자재입니다.', note: '오전 하차' };
  const purchase = await buyer.ok(requestPurchaseApproval, { body });
  return { purchase, body, params: { purchase_number: purchase.purchase_number } };
}

/** From two million won on, the owner approves a quotation: two lines at 150,000 won each come to 2,750,000. */
export const QUOTATION_RULE = sampleRule({ name: '이백만 원 이상 견적', subject: 'quotation', amount_from: '2000000' });

/** A seller of an owner, a team lead and a writer of quotations, with a buyer and a request that reached it. */
export async function seller(api: Api, terms = {}) {
  const owner = await joinSeller(api, ['pipe', 'flange'], { company_name: '결재강관' });
  const [lead, writer] = [await colleagueOf(owner), await colleagueOf(owner)];
  const role = await ownRole(owner, ['see_prices'], '영업팀장');
  await give(owner, lead, place('own', role));
  await give(owner, writer, place('seller'));
  const buyer = await join(api, { company_name: '구매중공업' });
  const { rfq_number_id } = await submitted(buyer, terms);
  return { owner, lead, writer, role, buyer, params: { rfq_number_id } };
}
export type Seller = Awaited<ReturnType<typeof seller>>;

/** A quotation of the writer that waits for approval, after the owner stated rules. */
export async function quotationWaiting(of: Pick<Seller, 'owner' | 'writer' | 'params'>, rules = [QUOTATION_RULE]) {
  const { mcode, message } = await state(of.owner, rules);
  if (mcode !== 0) throw new Error(message);
  const body = quotationBody(await seenBy(of.writer, of.params.rfq_number_id), '150000');
  const approval = await of.writer.ok(requestQuotationApproval, {
    params: of.params,
    body: { ...body, reason: '마진 12%, 재고 보유분입니다.' },
  });
  return { approval, body, act: { params: of.params, body: { approval_id: approval.id } } };
}
