import { expect, test } from 'vitest';
import { getOrder, getProject } from '../../src/contract/endpoints/order';
import * as people from '../../src/contract/endpoints/people';
import * as purchases from '../../src/contract/endpoints/purchase';
import { errorTable } from '../../src/contract/errors';
import { deliveryContact, deliveryPlace } from '../../src/domain/company/deliveryPlace';
import { pdfText } from '../support/pdfText';
import { type Caller, colleagueOf, join } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { startTrade } from '../support/startTrade';
import { openLot, PIPE, purchaseOf } from '../support/stock';
import { accepted, awarded, ended, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, seller } = await startTrade();

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const GATE = { recipient: '정하역', phone: '052-123-4567', postal_code: '44610', address: '울산광역시 남구 공장로 7' };
const YARD = { ...GATE, recipient: '김야적', address: '울산광역시 북구 야적로 3' };

/** A company with two sites of which one has an address, and a buyer at each. */
async function company() {
  const owner = await join(server.api, { company_name: '사업장플랜트' });
  await owner.ok(people.addUnit, { body: { kind: 'site', name: '본사' } });
  const { items } = await owner.ok(people.addUnit, { body: { kind: 'site', name: '울산공장' } });
  const idOf = (name: string) => items.find((one) => one.name === name)?.id ?? '';
  const [head, plant] = [idOf('본사'), idOf('울산공장')];
  await owner.ok(people.putSiteAddress, { params: { unit_id: plant }, body: { ...GATE, version: null } });
  const [here, elsewhere] = [await colleagueOf(owner, '이공장'), await colleagueOf(owner, '최본사')];
  await give(owner, here, { ...place('buyer'), site_id: plant });
  await give(owner, elsewhere, { ...place('buyer'), site_id: head });
  return { owner, head, plant, here, elsewhere, params: { unit_id: plant } };
}

const addresses = async (who: Caller) => (await who.ok(purchases.listAddresses)).items;
const book = { label: '현장', recipient: '김', phone: '02-123-4567', address: '서울특별시 중구 을지로 1' };

test('a buyer finds the address of the own site first, colleagues find it among those of other sites', async () => {
  const { owner, plant, here, elsewhere } = await company();
  // A site's address is none of the book's: the first entry there is the usual one all the same, and may have its name.
  const entry = await owner.ok(purchases.addAddress, { body: { ...book, label: '울산공장' } });
  expect(entry).toMatchObject({ is_default: true, site: null });
  expect(await addresses(here)).toMatchObject([
    { ...GATE, label: '울산공장', is_default: false, site: { id: plant, own: true } },
    { label: '울산공장', site: null },
  ]);
  expect(await addresses(elsewhere)).toMatchObject([{ site: null }, { ...GATE, site: { id: plant, own: false } }]);
  const units = (await elsewhere.ok(people.listUnits)).items;
  expect(units.map(({ name, address }) => [name, address?.address ?? null])).toEqual([
    ['본사', null],
    ['울산공장', GATE.address],
  ]);
});

test('who does not manage people changes no site, neither by its own call nor through the address book', async () => {
  const { owner, here, elsewhere, params } = await company();
  for (const who of [here, elsewhere]) {
    const changed = await who.call(people.putSiteAddress, { params, body: { ...YARD, version: 1 } });
    expect(changed.mcode).toBe(code('RIGHT_MISSING'));
    const dropped = await who.call(people.removeSiteAddress, { params, query: { version: 1 } });
    expect(dropped.mcode).toBe(code('RIGHT_MISSING'));
    const id = (await addresses(who))[0]?.id ?? '';
    const of = { params: { address_id: id } };
    const corrected = await who.call(purchases.changeAddress, { ...of, body: { ...book, version: 1 } });
    expect(corrected.mcode).toBe(code('ADDRESS_OF_SITE'));
    const removed = await who.call(purchases.removeAddress, { ...of, query: { version: 1 } });
    expect(removed.mcode).toBe(code('ADDRESS_OF_SITE'));
  }
  await give(owner, elsewhere, place('own', await ownRole(owner, ['manage_people'])));
  const { items } = await elsewhere.ok(people.putSiteAddress, { params, body: { ...YARD, version: 1 } });
  expect(items.find(({ id }) => id === params.unit_id)?.address).toEqual({ ...YARD, version: 2 });
});

test('a stranger neither sees nor changes it, nor has anything sent there', async () => {
  const { owner, params } = await company();
  const stranger = await join(server.api, { company_name: '남의회사' });
  expect(await addresses(stranger)).toEqual([]);
  const changed = await stranger.call(people.putSiteAddress, { params, body: { ...YARD, version: 1 } });
  expect(changed.mcode).toBe(code('UNIT_NOT_FOUND'));
  const dropped = await stranger.call(people.removeSiteAddress, { params, query: { version: 1 } });
  expect(dropped.mcode).toBe(code('UNIT_NOT_FOUND'));
  const id = (await addresses(owner))[0]?.id ?? '';
  const lot = await openLot(seller, PIPE, '10');
  const bought = await stranger.call(purchases.placePurchase, { body: purchaseOf(lot, '1', id) });
  expect(bought.mcode).toBe(code('ADDRESS_NOT_FOUND'));
  const corrected = await stranger.call(purchases.changeAddress, {
    params: { address_id: id },
    body: { ...book, version: 1 },
  });
  expect(corrected.mcode).toBe(code('ADDRESS_NOT_FOUND'));
});

test('a team has no address, and a version that is not the latest is refused', async () => {
  const { owner, head, params } = await company();
  const { items } = await owner.ok(people.addUnit, { body: { kind: 'team', name: '구매1팀' } });
  const team = items.find(({ kind }) => kind === 'team')?.id ?? '';
  const put = (unit_id: string, version: number | null) =>
    owner.call(people.putSiteAddress, { params: { unit_id }, body: { ...YARD, version } });
  expect((await put(team, null)).mcode).toBe(code('UNIT_NOT_FOUND'));
  expect((await put(params.unit_id, null)).mcode).toBe(code('STALE_VERSION'));
  expect((await put(params.unit_id, 2)).mcode).toBe(code('STALE_VERSION'));
  expect((await put(head, 1)).mcode).toBe(code('STALE_VERSION'));
  const drop = (unit_id: string, version: number) =>
    owner.call(people.removeSiteAddress, { params: { unit_id }, query: { version } });
  expect((await drop(head, 1)).mcode).toBe(code('ADDRESS_NOT_FOUND'));
  expect((await drop(params.unit_id, 2)).mcode).toBe(code('STALE_VERSION'));
  expect((await drop(params.unit_id, 1)).mcode).toBe(0);
  expect(await addresses(owner)).toEqual([]);
  // Two people at once: one of them is refused.
  const both = await Promise.all([put(head, null), put(head, null)]);
  expect(both.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('STALE_VERSION')]);
});

test('requests and orders keep the address as it was when the site moves or goes', async () => {
  const { owner, here, params } = await company();
  const [chosen] = await addresses(here);
  if (!chosen) throw new Error('no address');
  const delivery_place = deliveryPlace(chosen, 200);
  expect(delivery_place).toBe(`${GATE.postal_code} ${GATE.address}`);
  // The request editor copies it into the terms.
  const delivery_contact = deliveryContact(chosen.recipient, chosen.phone);
  const { rfq_number_id } = await submitted(here, { delivery_place, delivery_contact });
  const lot = await openLot(seller, PIPE, '10');
  const bought = await here.ok(purchases.placePurchase, { body: purchaseOf(lot, '2', chosen.id) });
  const order_number = bought.orders[0]?.order_number ?? '';

  await owner.ok(people.putSiteAddress, { params, body: { ...YARD, version: 1 } });
  expect((await addresses(here))[0]).toMatchObject({ ...YARD, id: chosen.id, version: 2 });
  expect((await readRfq(here, rfq_number_id)).delivery_place).toBe(delivery_place);
  await owner.ok(people.removeUnit, { params });
  expect(await addresses(here)).toEqual([]);
  expect((await readRfq(here, rfq_number_id)).delivery_place).toBe(delivery_place);

  // What becomes of the request has it as well.
  await quoted(seller, rfq_number_id);
  // Contact persons appear with the order.
  expect(JSON.stringify(await seenBy(seller, rfq_number_id))).not.toContain(GATE.recipient);
  await ended(here, rfq_number_id);
  const sent = await awarded(here, seller, rfq_number_id);
  expect(JSON.stringify(await seller.ok(getProject, { params: { rfq_number_id } }))).not.toContain(GATE.recipient);
  const won = await accepted(seller, sent);
  for (const number of [order_number, won]) {
    const order = await seller.ok(getOrder, { params: { order_number: number } });
    expect(order.delivery_place).toBe(delivery_place);
    expect(order.delivery_contact).toContain(GATE.recipient);
    const { body } = await server.api('GET', `/order/${number}/paper/purchase_order?language=ko`, {
      lang: 'ko',
      ...(here.token ? { token: here.token } : {}),
    });
    const printed = (await pdfText(body as Uint8Array)).replaceAll(/\s+/g, ' ');
    expect(printed).toContain(delivery_place);
    // Documents of goods from stock name nobody of the address book.
    expect(printed.includes(GATE.recipient)).toBe(number === won);
  }
  expect(await seller.ok(getOrder, { params: { order_number } })).toMatchObject({
    delivery_contact: expect.stringContaining(GATE.recipient),
  });
});
