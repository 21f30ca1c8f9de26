import { expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { chooseVendors, searchVendors } from '../../src/contract/endpoints/rfqDialogue';
import { getRfqReach } from '../../src/contract/endpoints/rfqReach';
import type { Rfq, RfqLineInput } from '../../src/contract/entities/rfq';
import { emptySpec } from '../../src/contract/entities/spec';
import { join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { draft, flangeLine, pipeLine } from '../support/trade';

const { server, buyer, seller } = await startTrade();
const reach = (rfq: Rfq) => buyer.ok(getRfqReach, { params: { rfq_number_id: rfq.rfq_number_id } });

/** A line of a kind that nobody here sells, of no known weight. */
const odd: RfqLineInput = { raw_text: '현장 제작 서포트 3SET', spec: emptySpec, qty: '3', uom: 'SET' };
const heading: RfqLineInput = { raw_text: '1. 증기 배관', spec: emptySpec, qty: null, uom: null, excluded: true };

test('a draft shows whom it would go to, which items nobody sells and which have no weight, by their numbers', async () => {
  await joinSeller(server.api, ['pipe'], { company_name: '두번째강관' });
  const before = await reach(await draft(buyer, { lines: [flangeLine] }));
  const rfq = await draft(buyer, { lines: [heading, pipeLine, odd, flangeLine] });
  const reported = await reach(rfq);
  expect(reported).toMatchObject({
    version: rfq.version,
    line_count: 3,
    unserved_lines: [2],
    unknown_weight_lines: [2],
  });
  expect(reported.seller_count).toBe(before.seller_count + 1);
});

test('it is what sending then does', async () => {
  const rfq = await draft(buyer, { lines: [pipeLine, odd] });
  const reported = await reach(rfq);
  const { rfq_number_id, version } = rfq;
  const sent = await buyer.ok(rfqs.submitRfq, { params: { rfq_number_id }, body: { version } });
  expect(sent.seller_count).toBe(reported.seller_count);
});

test('for chosen sellers it counts them alone, also nobody, and sends nothing', async () => {
  const rfq = await draft(buyer, { visibility: 'invited' });
  expect(await reach(rfq)).toMatchObject({ seller_count: 0, unserved_lines: [1, 2] });
  const { items } = await buyer.ok(searchVendors, { query: { q: '두번째강관' } });
  const company_ids = items.map((one) => one.company_id);
  expect(company_ids).toHaveLength(1);
  const params = { rfq_number_id: rfq.rfq_number_id };
  await buyer.ok(chooseVendors, { params, body: { version: rfq.version, company_ids, unverified_ok: true } });
  expect(await reach(rfq)).toMatchObject({ seller_count: 1, unserved_lines: [2] });
  expect((await buyer.ok(rfqs.getRfq, { params })).status).toBe('DRAFT');
});

test('only the draft of the own company shows it', async () => {
  const rfq = await draft(buyer);
  const params = { rfq_number_id: rfq.rfq_number_id };
  expect(await seller.call(getRfqReach, { params })).toMatchObject({ status: 404 });
  expect(await (await join(server.api)).call(getRfqReach, { params })).toMatchObject({ status: 404 });
  await buyer.ok(rfqs.submitRfq, { params, body: { version: rfq.version } });
  expect(await buyer.call(getRfqReach, { params })).toMatchObject({ status: 409 });
});
