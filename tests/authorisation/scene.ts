import { addMapping, makeErpExport } from '../../src/contract/endpoints/erp';
import { deactivateMember } from '../../src/contract/endpoints/company';
import { refresh } from '../../src/contract/endpoints/auth';
import { addToCart } from '../../src/contract/endpoints/cart';
import { pushDeviceOf } from '../support/pushService';
import { listDevices } from '../../src/contract/endpoints/device';
import { listCounterparts } from '../../src/contract/endpoints/message';
import { askItemQuestion } from '../../src/contract/endpoints/market';
import * as peopleCalls from '../../src/contract/endpoints/people';
import { withdraw } from '../../src/contract/endpoints/profile';
import { addBudget, addCostCodes } from '../../src/contract/endpoints/budget';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { awardRfq } from '../../src/contract/endpoints/rfq';
import { makePlan } from '../../src/contract/endpoints/plan';
import { getProfile, getSaleItems, reauth, keepSaleList } from '../../src/contract/endpoints/user';
import { keptExport } from '../support/keptExport';
import { addSignOnDomain, makeScimKey } from '../../src/contract/endpoints/signOn';
import { testWebhook } from '../../src/contract/endpoints/webhook';
import { keyOf, webhookOf } from '../support/machines';
import { ACCOUNT_NUMBER, Caller, join, joinSeller, newRegistrationNumber, PASSWORD, letIn } from '../support/people';
import type { TestServer } from '../support/startServer';
import { orderIn } from '../support/states';
import { purchaseWaiting, state } from '../support/approval';
import { addressOf, lotOf, openLot, purchaseOf } from '../support/stock';
import { ended, quoted, readRfq, submitted } from '../support/trade';
import { uploadedFile } from '../support/uploads';
import type { Person } from './rules';

const NOTHING = '0197a0a0-0000-7000-8000-000000000000';

export interface Scene {
  people: Record<Person, Caller>;
  /** An id for every parameter that any call has, all of the buyer's or the author's records. */
  ids: Record<string, string>;
  /** A lot of the author's that is not open. */
  closedItem: string;
  /** What only members of the buyer's and the author's companies, and their partners, may read. */
  secrets: readonly string[];
}

const SECRETS = {
  buyer: { company_address: '비공개시 구매로 771', company_ceo: '구매비공' },
  author: { company_address: '비공개시 판매로 772', company_ceo: '판매비공' },
  heat: 'HEAT-OF-THE-AUTHOR',
};

/** One request, quotation, bid, order, purchase, lot and file, and everybody who might try to reach them. */
export async function makeScene(server: TestServer): Promise<Scene> {
  const { api } = server;
  const ofBuyer = { company_registration_number: newRegistrationNumber() };
  const ofAuthor = { company_registration_number: newRegistrationNumber() };
  const buyer = await join(api, { ...ofBuyer, ...SECRETS.buyer });
  const [colleague, pending, waiting, removed] = await Promise.all([1, 2, 3, 4].map(() => join(api, ofBuyer)));
  const [otherBuyer, withdrawn, otherData, author, matched, stranger] = await Promise.all([
    join(api, { company_name: '다른구매' }),
    join(api, { company_name: '떠난회사' }),
    join(api, { company_name: '실거래회사' }),
    joinSeller(api, ['pipe', 'flange'], { company_name: '견적강관', ...ofAuthor, ...SECRETS.author }),
    joinSeller(api, ['pipe'], { company_name: '수신강관' }),
    joinSeller(api, ['gasket'], { company_name: '무관가스켓' }),
  ]);
  const [pendingSeller, removedSeller] = await Promise.all([1, 2].map(() => join(api, ofAuthor)));
  const people = {
    anonymous: new Caller(api),
    withdrawn,
    removed,
    removedSeller,
    pending,
    pendingSeller,
    otherData,
    stranger,
    otherBuyer,
    matched,
    author,
    colleague,
    buyer,
  };
  if (colleague) await letIn(buyer, colleague);
  // Else it is the password that stops a plain member.
  await colleague?.ok(reauth, { body: { password: PASSWORD } });
  await takenOut(buyer, removed);
  await takenOut(author, removedSeller);
  await letStand(server, removedSeller);
  await withdrawn.ok(reauth, { body: { password: PASSWORD } });
  await withdrawn.ok(withdraw);
  await makeReal(server, otherData);
  const { plan_id, ...trade } = await tradeOf(buyer, author);
  const ids = { ...trade, ...(await stockOf(buyer, author)) };
  const { purchase_number } = await awaitingOf(buyer, colleague, author);
  const { code_id, budget_id } = await budgetOf(buyer);
  const placed = await placesOf(buyer);
  const closed = await lotOf(author, undefined, '100', { heat_no: SECRETS.heat });
  return {
    people: people as Scene['people'],
    closedItem: closed.id,
    secrets: [
      ...[SECRETS.buyer, SECRETS.author].flatMap((one) => Object.values(one)),
      ...[ofBuyer, ofAuthor].map((one) => one.company_registration_number),
      ...[buyer, colleague, waiting, author].map((one) => one?.email ?? ''),
      SECRETS.heat,
      ACCOUNT_NUMBER,
      ...Object.values(ids),
    ].filter(Boolean),
    ids: {
      ...ids,
      ...placed,
      ...(await erpFileOf(buyer)),
      purchase_number,
      code_id,
      budget_id,
      plan_id,
      member_id: await personIdOf(waiting),
      passkey_id: await passkeyOf(server, buyer),
      device_id: (await buyer.ok(listDevices)).items[0]?.id ?? '',
      push_device_id: await pushDeviceOf(buyer),
      file_id: await uploadedFile(buyer, server.url),
      list_id: await saleListOf(author, server.url),
      export_id: await keptExport(server, buyer),
      revision: '1',
      claim_id: NOTHING,
      question_id: await questionOf(otherBuyer, ids.item_id),
    },
  };
}

/** A role, a site, an invitation, keys, a webhook and a domain of somebody's company. */
async function placesOf(owner: Caller) {
  const { items: roles } = await owner.ok(peopleCalls.addRole, { body: { name: '검수', rights: ['receive'] } });
  const { items: units } = await owner.ok(peopleCalls.addUnit, { body: { kind: 'site', name: '울산공장' } });
  const unit_id = units[0]?.id ?? '';
  await owner.ok(peopleCalls.putSiteAddress, {
    params: { unit_id },
    body: { recipient: '정하역', phone: '0521234567', postal_code: '44610', address: '울산 공장로 7', version: null },
  });
  const place = { role: 'viewer', own_role_id: null, team_id: null, site_id: null } as const;
  const { items } = await owner.ok(peopleCalls.invite, {
    body: { ...place, email: 'invited-to-scene@stlbs.test', language: 'ko' },
  });
  const { id: key_id } = await keyOf(owner);
  const { webhook } = await webhookOf(owner, 'https://erp.stlbs.test/hook');
  const { domains } = await owner.ok(addSignOnDomain, { body: { domain: 'scene.example' } });
  const directory = await owner.ok(makeScimKey, { body: { name: 'Entra', valid_days: 30 } });
  const delivery = await owner.ok(testWebhook, { params: { webhook_id: webhook.id } });
  return {
    key_id,
    domain_id: domains[0]?.id ?? '',
    scim_key_id: directory.key.id,
    webhook_id: webhook.id,
    delivery_id: delivery.id,
    role_id: roles[0]?.id ?? '',
    unit_id,
    invitation_id: items[0]?.id ?? '',
  };
}

/** A layout of somebody's company, and a file that was made of it. */
async function erpFileOf(owner: Caller) {
  const layout = {
    kind: 'order',
    format: 'csv',
    rows: 'record',
    columns: [{ head: '주문', field: 'order_number' }],
  } as const;
  const { id: mapping_id } = await owner.ok(addMapping, {
    body: { name: '발주', layout: { ...layout, columns: [...layout.columns] } },
  });
  const made = await owner.ok(makeErpExport, { body: { mapping_id } });
  return { mapping_id, erp_export_id: made.id };
}

/** Lets a person into the company and takes the same one out again. */
async function takenOut(owner: Caller, person: Caller | undefined): Promise<void> {
  if (!person) throw new Error('nobody');
  await letIn(owner, person);
  await owner.ok(deactivateMember, { params: { member_id: await personIdOf(person) } });
}

/** As if a login of somebody had been opened in the moment in which all of them were ended. */
async function letStand(server: TestServer, who: Caller | undefined): Promise<void> {
  await server.sql(`update login set revoked_at = null where account_id = (select id from account where email = $1)`, [
    who?.email,
  ]);
}

/** A passkey of somebody. */
async function passkeyOf(server: TestServer, who: Caller): Promise<string> {
  const { id } = await who.ok(getProfile);
  // Put there, since making one needs a recent authentication, and what the buyer may do is looked at without.
  await server.sql(
    `insert into passkey (id, account_id, credential_id, public_key, sign_count, transports, synced, name, created_at)
     values ($1, $2, 'credential', 'key', 0, '{}', false, '노트북', now())`,
    [NOTHING, id],
  );
  return NOTHING;
}

/** A list kept with somebody's sale materials. */
async function saleListOf(who: Caller | undefined, url: string): Promise<string> {
  if (!who) throw new Error('nobody');
  const file_id = await uploadedFile(who, url, '취급품목.csv', Buffer.from('품명\n강관'), 'SMLF');
  await who.ok(keepSaleList, { body: { file_id } });
  return file_id;
}

/** Somebody's question about the lot, which its seller alone may answer. */
async function questionOf(who: Caller | undefined, item_id: string): Promise<string> {
  const params = { item_id };
  const requested = await who?.ok(askItemQuestion, { params, body: { question: '밀시트가 있나요?' } });
  return requested?.items[0]?.id ?? '';
}

async function personIdOf(who: Caller | undefined): Promise<string> {
  if (!who) throw new Error('nobody');
  return (await who.ok(getProfile)).id;
}

async function tradeOf(buyer: Caller, author: Caller) {
  const { rfq_number_id } = await submitted(buyer);
  const { quotation } = await quoted(author, rfq_number_id);
  const { items: talks } = await buyer.ok(listCounterparts, { params: { number: rfq_number_id } });
  const order = await orderIn('shipped', { buyer, seller: author });
  const { rfq_number_id: second } = await submitted(buyer);
  const quotation_id = (await quoted(author, second)).quotation?.id ?? '';
  await ended(buyer, second);
  const { plan_id } = await buyer.ok(makePlan, { params: { rfq_number_id: second } });
  const { version, lines } = await readRfq(buyer, second);
  const { bids } = await buyer.ok(awardRfq, {
    params: { rfq_number_id: second },
    body: { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) },
  });
  return {
    rfq_number_id,
    number: rfq_number_id,
    seller_id: talks[0]?.seller_id ?? '',
    quotation_id: quotation?.id ?? '',
    bid_id: bids[0]?.id ?? '',
    plan_id,
    order_number: order.order_number,
    shipment_id: order.shipments[0]?.id ?? '',
  };
}

async function stockOf(buyer: Caller, author: Caller) {
  const lot = await openLot(author);
  const address_id = await addressOf(buyer);
  const { checkout_id } = await buyer.ok(placePurchase, { body: purchaseOf(lot, '2', address_id) });
  const cart = await buyer.ok(addToCart, { body: { stock: [{ item_id: lot.id, qty: '1' }] } });
  return {
    item_id: lot.id,
    warehouse_id: lot.warehouse_id,
    address_id,
    checkout_id,
    line_id: cart.stock[0]?.lines[0]?.id ?? '',
    store_id: cart.stock[0]?.store_id ?? '',
    material_id: (await author.ok(getSaleItems)).sale_material_list[0]?.id ?? '',
  };
}

/** A cost centre of the buyer with a budget that only shows its figures. */
async function budgetOf(buyer: Caller) {
  const { items } = await buyer.ok(addCostCodes, { body: { kind: 'cost_centre', items: [{ code: 'CC-1' }] } });
  const code_id = items[0]?.id ?? '';
  const span = { from_on: '2026-01-01', until_on: '2027-12-31' };
  const body = {
    name: '정비',
    cost_centre_id: code_id,
    project_id: null,
    ...span,
    amount: '1000000',
    rule: 'show' as const,
  };
  const budgets = await buyer.ok(addBudget, { body });
  return { code_id, budget_id: budgets.items[0]?.id ?? '' };
}

/** A purchase of the colleague that waits for the buyer's approval; afterwards awards go out at once again. */
async function awaitingOf(buyer: Caller, colleague: Caller | undefined, author: Caller) {
  if (!colleague) throw new Error('there is no colleague');
  const { purchase } = await purchaseWaiting(buyer, colleague, await openLot(author), '1');
  await state(buyer, []);
  return purchase;
}

/**
 * Turns a test company into a real one, past the keys that hold test and real records apart. The access token names the
 * scope, so it is exchanged for a new one.
 */
async function makeReal(server: TestServer, who: Caller): Promise<void> {
  const id = await personIdOf(who);
  await server.sql(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    update company set is_test = false where id = (select company_id from account where id = '${id}');
    update account set is_test = false where id = '${id}';
  end $$`);
  const tokens = await who.ok(refresh, { body: { refresh_token: who.refreshToken } });
  who.token = tokens.access_token;
  who.refreshToken = tokens.refresh_token;
}
