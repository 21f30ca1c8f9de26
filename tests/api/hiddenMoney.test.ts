import type * as z from 'zod';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import { linkFile } from '../../src/contract/endpoints/file';
import * as orders from '../../src/contract/endpoints/order';
import { getDeliveryPaper } from '../../src/contract/endpoints/paper';
import { errorTable } from '../../src/contract/errors';
import { RIGHTS } from '../../src/contract/rights';
import { moneyParts } from '../../src/contract/values';
import { seesMoney } from '../../src/server/http/hiddenMoney';
import { permits } from '../../src/server/http/rightOfCall';
import { nameOf } from '../authorisation/callInput';
import { everyEndpoint } from '../support/everyEndpoint';
import { colleagueOf } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { startTrade } from '../support/startTrade';
import { ordered } from '../support/trade';
import { uploadedFile } from '../support/uploads';

const { server, buyer, seller } = await startTrade();

/** Names of fields that say what something costs, or where it is paid to. */
// What a request wishes is no price: its buyer's own word, read by sellers where the buyer shows it.
const NAMED_AFTER_MONEY =
  /^(?!\w*target_price$)\w*price$|amount|^totals?$|^account$|account_(offer|to_offer)|^bank_account$|^settlement$|^balance$/;
/** Own work of a person who writes prices, offers that every company sees, and facts that only look like money. */
const OPEN = [
  /^\w+ \/cart/,
  /^\w+ \/market/,
  /^\w+ \/interest/,
  /^\w+ \/stock/,
  /^POST \/purchase/,
  /^\w+ \/quotation\/request/,
  /^\w+ \/rfq(\/|$)(?!.*(?:award|approval))/,
  /bank-account/,
  // From which sum awards have to be approved: a rule of the company, which everybody in it may know.
  /company\/approval/,
];

/** What a schema is made of, with the path to each part; a kind that has parts of no name is said in it. */
function partsOf(schema: z.core.$ZodType): [schema: z.core.$ZodType, step: string][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return [[def.innerType, '']];
    case 'array':
      return [[def.element, '[]']];
    case 'object':
      return Object.entries(def.shape).map(([key, field]) => [field, `.${key}`]);
    default:
      return Object.values(def)
        .flat()
        .filter((part): part is z.core.$ZodType => typeof part === 'object' && part !== null && '_zod' in part)
        .map((part) => [part, `<${def.type}>`]);
  }
}

/** Paths of fields named after money that a reader without prices would get: not marked, or where nothing is taken out. */
function openMoney(schema: z.core.$ZodType, path: string): string[] {
  const name = path.split(/[.\]>]/).at(-1) ?? '';
  if (moneyParts.get(schema as z.ZodType)) return path.includes('<') ? [path] : [];
  const inner = partsOf(schema).flatMap(([part, step]) => openMoney(part, `${path}${step}`));
  return NAMED_AFTER_MONEY.test(name) ? [path, ...inner] : inner;
}

/** Whether somebody may make the call without seeing money. */
const isForOthers = (endpoint: Endpoint) =>
  RIGHTS.some((right) => !seesMoney([right]) && permits(endpoint, [right])) && endpoint.access === 'member';

test('every field of money in what a person without prices may read is marked in the contract', async () => {
  const calls = (await everyEndpoint()).filter(isForOthers).filter((one) => !one.file && !one.apart);
  const read = calls.filter((one) => !OPEN.some((open) => open.test(nameOf(one))));
  expect(read.map(nameOf)).toEqual(
    expect.arrayContaining(['GET /order/{order_number}', 'GET /project/{rfq_number_id}']),
  );
  expect(read.flatMap((one) => openMoney(one.response, nameOf(one)))).toEqual([]);
});

test('a warehouse of either side reads quantities, shipments and receipts of an order, and no price or account', async () => {
  const order = await ordered(buyer, seller);
  const params = { order_number: order.order_number };
  for (const owner of [buyer, seller]) {
    const keeper = await colleagueOf(owner);
    await give(owner, keeper, place('warehouse'));
    const seen = await keeper.ok(orders.getOrder, { params });
    expect(seen).toMatchObject({ totals: null, bank_account: null, receipts: [], currency: 'KRW' });
    expect(seen.lines).toMatchObject(order.lines.map(({ qty }) => ({ qty, unit_price: null, amount: null })));
    const { items } = await keeper.ok(orders.listOrders);
    const project = await keeper.ok(orders.getProject, { params: { rfq_number_id: order.rfq_number_id ?? '' } });
    expect(items[0]?.total_amount).toBeNull();
    expect(project.bids).toMatchObject([{ totals: null }]);
    const written = JSON.stringify([seen, items, project]);
    for (const figure of [order.lines[0]?.unit_price, order.totals?.total_amount, order.totals?.supply_amount])
      expect(written).not.toContain(`"${figure}"`);
    expect(seen.actions.every((action) => ['ship', 'receive', 'open_claim', 'resolve_claim'].includes(action))).toBe(
      true,
    );
  }
});

test('the receipt of a transfer is a file for the people of its own company who see prices', async () => {
  const order = await ordered(buyer, seller);
  const receipt = await uploadedFile(buyer, server.url, '이체확인증.pdf');
  const link = { params: { file_id: receipt } };
  const keeper = await colleagueOf(buyer);
  await give(buyer, keeper, place('warehouse'));
  await buyer.ok(orders.reportPayment, {
    params: { order_number: order.order_number },
    body: { version: order.version, paid_on: '2026-11-21', depositor: '한빛플랜트', file_ids: [receipt] },
  });
  expect(await keeper.call(linkFile, link)).toMatchObject({ mcode: errorTable.FILE_NOT_FOUND.mcode });
  expect(await buyer.call(linkFile, link)).toMatchObject({ mcode: 0 });
});

test('the answer to a step and its repeat, and the documents of a delivery, keep the same from the warehouse', async () => {
  const order = await ordered(buyer, seller);
  const params = { order_number: order.order_number };
  const payer = await colleagueOf(buyer);
  await give(buyer, payer, place('own', await ownRole(buyer, ['pay'], '자금')));
  const seen = await payer.ok(orders.getOrder, { params });
  expect(seen.totals).toEqual(order.totals);
  const keeper = await colleagueOf(seller);
  await give(seller, keeper, place('warehouse'));
  await payer.ok(orders.reportPayment, {
    params,
    body: { version: order.version, paid_on: '2026-11-21', depositor: '한빛플랜트' },
  });
  const reported = await seller.ok(orders.getOrder, { params });
  const paid = await seller.ok(orders.confirmPayment, { params, body: { version: reported.version } });
  const step = { params, body: { version: paid.version }, idempotencyKey: 'ship-once-only' };
  const shipped = await keeper.ok(orders.shipOrder, step);
  expect(shipped).toMatchObject({ totals: null, delivery_status: 'SHIPPED' });
  const paper = (kind: 'statement' | 'packing_list') => ({
    params: { ...params, shipment_id: shipped.shipments[0]?.id ?? '', kind },
  });
  expect(await keeper.call(getDeliveryPaper, paper('statement'))).toMatchObject({ status: 403 });
  expect(await keeper.call(getDeliveryPaper, paper('packing_list'))).toMatchObject({ status: 200 });
});
