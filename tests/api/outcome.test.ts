import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { settleOutcome } from '../../src/contract/endpoints/outcome';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { startTrade } from '../support/startTrade';
import { draft, readRfq } from '../support/trade';

const { buyer, seller } = await startTrade();

const SUBMIT = `${rfqs.submitRfq.method} ${rfqs.submitRfq.path}`;

const settled = (who: typeof buyer, key: string, call = SUBMIT) => who.ok(settleOutcome, { body: { call, key } });

async function unsent() {
  const { rfq_number_id, version } = await draft(buyer);
  const input = { params: { rfq_number_id }, body: { version } };
  const key = randomUUID();
  return { number: rfq_number_id, key, submit: () => buyer.call(rfqs.submitRfq, input, { 'idempotency-key': key }) };
}

test('a call that was carried out is answered with its answer, as often as it is looked up', async () => {
  const { number, key, submit } = await unsent();
  expect(await submit()).toMatchObject({ mcode: 0 });
  for (let time = 0; time < 2; time += 1) {
    expect(await settled(buyer, key)).toMatchObject({ sent: true, data: { rfq_number_id: number } });
  }
});

test('a call that did not arrive is answered so, and is refused when it arrives after all', async () => {
  const { number, key, submit } = await unsent();
  expect(await settled(buyer, key)).toEqual({ sent: false, data: null });
  expect(await submit()).toMatchObject({ status: 409, mcode: 9410 });
  expect((await readRfq(buyer, number)).status).toBe('DRAFT');
  expect(await settled(buyer, key)).toEqual({ sent: false, data: null });
});

test('whichever of the call and the question comes first, both say the same', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { number, key, submit } = await unsent();
    const [sent, answer] = await Promise.all([submit(), settled(buyer, key)]);
    expect(answer.sent).toBe(sent.mcode === 0);
    expect((await readRfq(buyer, number)).status === 'DRAFT').toBe(!answer.sent);
  }
});

test('a call that was refused is answered as not carried out', async () => {
  const { number, key } = await unsent();
  const input = { params: { rfq_number_id: number }, body: { version: 99 } };
  expect(await buyer.call(rfqs.submitRfq, input, { 'idempotency-key': key })).toMatchObject({ status: 409 });
  expect(await settled(buyer, key)).toEqual({ sent: false, data: null });
});

test("nobody learns of, or spends, another person's key, nor that of another call", async () => {
  const { key, submit } = await unsent();
  expect(await settled(seller, key)).toEqual({ sent: false, data: null });
  expect(await settled(buyer, key, 'POST /purchase')).toEqual({ sent: false, data: null });
  expect(await submit()).toMatchObject({ mcode: 0 });
  expect(await settled(seller, key)).toEqual({ sent: false, data: null });
});
