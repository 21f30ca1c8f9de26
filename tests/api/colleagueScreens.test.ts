import { afterAll, beforeAll, expect, test } from 'vitest';
import * as approvals from '../../src/contract/endpoints/approval';
import * as bids from '../../src/contract/endpoints/bid';
import { getProject } from '../../src/contract/endpoints/order';
import { patchViewSettings } from '../../src/contract/endpoints/profile';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { listPush } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { company, ready, RULE, waiting } from '../support/approval';
import { type Caller, join, joinSeller } from '../support/people';
import { listen } from '../support/pushEars';
import { startServer, type TestServer } from '../support/startServer';
import { draft, quoted, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** What a person's open windows hear, and what is among the notifications. */
async function windowsOf(who: Caller) {
  const ears = listen(server.url, who.token);
  await ears.opened;
  return ears;
}
const stored = async (who: Caller) => (await who.ok(listPush)).items.map(({ kind }) => kind);
const shown = (rfq_number_id: string) => ({ record_type: 'own_request', record_id: rfq_number_id });

test('an award that is sent or withdrawn is shown to colleagues and other devices at once, and names who did it', async () => {
  const of = await company(server.api);
  const { buyer, owner, sellers } = of;
  const { params, body } = await ready(of);
  const [colleague, device, seller] = await Promise.all([owner, buyer, sellers[1]].map(windowsOf));
  if (!colleague || !device || !seller) throw new Error('nobody listens');
  const sent = await buyer.ok(rfqs.awardRfq, { params, body });
  for (const ears of [colleague, device]) {
    expect(await ears.next('award_sent')).toMatchObject(shown(params.rfq_number_id));
  }
  // A second device sends nothing twice, and finds who sent what.
  const again = await buyer.call(rfqs.awardRfq, { params, body });
  expect([again.status, (await owner.ok(getProject, { params })).bids.length]).toEqual([409, 1]);
  const project = await owner.ok(getProject, { params });
  const step = project.timeline.find(({ kind }) => kind === 'bid_sent');
  expect(step?.at).toBe(project.bids[0]?.sent_at);
  expect(step?.actor_name).toBeTruthy();

  const [bid] = sent.bids;
  await buyer.ok(bids.takeBackBid, { params: { bid_id: bid?.id ?? '' }, body: { version: bid?.version ?? 0 } });
  expect(await colleague.next('award_withdrawn')).toMatchObject(shown(params.rfq_number_id));
  expect(await stored(owner)).not.toContain('award_sent');
  expect(seller.messages.map(({ record_type }) => record_type)).not.toContain('own_request');
  for (const ears of [colleague, device, seller]) ears.close();
});

test('every step of an approval is shown to the whole company, the request and its sending too', async () => {
  const of = await company(server.api);
  const { buyer, lead, owner } = of;
  const ears = await windowsOf(lead);
  const { act, params } = await waiting(of, [RULE]);
  const moves = () => ears.messages.filter(({ kind }) => kind === 'approval_moved').length;
  expect(await ears.next('request_sent')).toMatchObject(shown(params.rfq_number_id));
  expect(await ears.next('approval_moved')).toMatchObject(shown(params.rfq_number_id));
  expect(moves()).toBe(1);
  expect((await owner.ok(approvals.approveAward, act)).status).toBe('approved');
  expect(await ears.next('award_sent')).toMatchObject(shown(params.rfq_number_id));
  expect(moves()).toBe(2);
  // A draft that another device still edits is refused for what it is: sent.
  const { rfq_number_id, version } = await draft(buyer);
  await buyer.ok(rfqs.submitRfq, { params: { rfq_number_id }, body: { version } });
  const late = await buyer.call(rfqs.submitRfq, { params: { rfq_number_id }, body: { version: version + 1 } });
  expect(late.mcode).toBe(errorTable.RFQ_STATE.mcode);
  ears.close();
});

test('how a person looks at lists comes to the own other devices, and to nobody else', async () => {
  const { buyer, owner } = await company(server.api);
  const [own, other] = await Promise.all([buyer, owner].map(windowsOf));
  if (!own || !other) throw new Error('nobody listens');
  await buyer.ok(patchViewSettings, { body: { list_rows: 'compact' } });
  expect(await own.next('view_changed')).toMatchObject({ record_type: 'profile' });
  await owner.ok(patchViewSettings, { body: { list_rows: 'compact' } });
  await other.next('view_changed');
  expect(other.messages.filter(({ kind }) => kind === 'view_changed')).toHaveLength(1);
  for (const ears of [own, other]) ears.close();
});

test('a quotation that is submitted, withdrawn or declined is shown to the seller’s own people, and to nobody else so', async () => {
  const buyer = await join(server.api);
  const [seller, rival] = [await joinSeller(server.api), await joinSeller(server.api)];
  const [device, other, asking] = await Promise.all([seller, rival, buyer].map(windowsOf));
  if (!device || !other || !asking) throw new Error('nobody listens');
  const { rfq_number_id } = await submitted(buyer);
  const { rfq_number_id: unwanted } = await submitted(buyer);
  const moves = () => device.messages.filter(({ kind }) => kind === 'quotation_moved');
  await quoted(seller, rfq_number_id);
  await expect.poll(moves).toHaveLength(1);
  expect(moves()[0]).toMatchObject({ record_type: 'own_quotation', record_id: rfq_number_id });
  const params = { rfq_number_id };
  const { version } = await seller.ok(quotations.getSellerRequest, { params });
  await seller.ok(quotations.withdrawQuotation, { params, body: { version } });
  await expect.poll(moves).toHaveLength(2);
  await seller.ok(quotations.declineRequest, { params: { rfq_number_id: unwanted }, body: { reason: '재고 없음' } });
  await expect.poll(moves).toHaveLength(3);
  await asking.next('request_declined');
  expect([...other.messages, ...asking.messages].map(({ record_type }) => record_type)).not.toContain('own_quotation');
  expect(await stored(seller)).not.toContain('quotation_moved');
  for (const ears of [device, other, asking]) ears.close();
});
