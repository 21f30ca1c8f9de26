import { afterAll, beforeAll, expect, test } from 'vitest';
import * as approvals from '../../src/contract/endpoints/approval';
import { listAudit } from '../../src/contract/endpoints/audit';
import { deactivateMember } from '../../src/contract/endpoints/company';
import { getHub } from '../../src/contract/endpoints/hub';
import { getProject } from '../../src/contract/endpoints/order';
import * as people from '../../src/contract/endpoints/people';
import { askValidity, extendValidity } from '../../src/contract/endpoints/quotation';
import { rerequestRfq } from '../../src/contract/endpoints/rfqDialogue';
import { awardRfq, cancelRfq } from '../../src/contract/endpoints/rfq';
import { listPush, reauth } from '../../src/contract/endpoints/user';
import type { Approval, Approver } from '../../src/contract/entities/approval';
import { errorTable } from '../../src/contract/errors';
import { pdfPages } from '../support/pdfText';
import { type Caller, colleagueOf, join, PASSWORD } from '../support/people';
import { give, idOf, place } from '../support/roles';
import { company, lead, ready, RULE, state, waiting } from '../support/approval';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, readRfq, seenBy } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const DAYS_5 = 5 * 24 * 3600;
const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
const code = (name: keyof typeof errorTable) => errorTable[name].mcode;

const status = async (who: Caller, { params }: { params: { rfq_number_id: string } }) =>
  (await readRfq(who, params.rfq_number_id)).status;
const bidsOf = async (who: Caller, { params }: { params: { rfq_number_id: string } }) =>
  (await who.ok(getProject, { params })).bids;
const newsOf = async (who: Caller) => (await who.ok(listPush)).items.map(({ kind }) => kind);

test('below the sum an award goes out at once; above it only after the approval of every step, in turn', async () => {
  const of = await company(server.api);
  const { owner, lead: head, buyer, role, sellers } = of;
  await state(owner, [{ ...RULE, steps: [lead(role), { kind: 'owner' }] }]);
  const small = await ready(of, '1000');
  expect((await buyer.ok(approvals.checkApproval, { params: small.params, body: small.body })).needed).toBe(false);
  expect((await buyer.ok(awardRfq, small)).bids).toHaveLength(1);

  const { params, body } = await ready(of);
  const need = await buyer.ok(approvals.checkApproval, { params, body: { lines: body.lines } });
  expect(need.rules).toEqual([{ name: '백만 원 이상', conditions: ['amount'] }]);
  expect(need.steps.map(({ stage, approver_name }) => [stage, approver_name])).toEqual([
    [1, '팀장'],
    [2, null],
  ]);
  expect((await buyer.call(awardRfq, { params, body })).mcode).toBe(code('APPROVAL_NEEDED'));

  const requested = await buyer.ok(approvals.requestApproval, { params, body: { ...body, note: '현장 하차' } });
  expect(requested).toMatchObject({ status: 'waiting', actions: ['withdraw'] });
  expect(requested.bids[0]?.totals?.supply_amount).toBe('2750000');
  expect(await status(buyer, { params })).toBe('CMP');
  expect(await bidsOf(buyer, { params })).toEqual([]);
  expect(await newsOf(head)).toContain('approval_requested');
  expect(await newsOf(owner)).not.toContain('approval_requested');
  const act = { params, body: { approval_id: requested.id } };
  for (const [who, name] of [
    [buyer, 'APPROVAL_NOT_YOURS'],
    [owner, 'APPROVAL_NOT_YOURS'],
  ] as const) {
    expect((await who.call(approvals.approveAward, act)).mcode).toBe(code(name));
  }

  const first = await head.ok(approvals.approveAward, act);
  expect(first.steps.map((step) => step.status)).toEqual(['approved', 'open']);
  expect(await newsOf(owner)).toContain('approval_requested');
  const last = await owner.ok(approvals.approveAward, { params, body: { ...act.body, note: '확인' } });
  expect(last).toMatchObject({ status: 'approved', actions: [] });
  expect(await status(buyer, { params })).toBe('BID');
  const [bid] = await bidsOf(sellers[0], { params });
  expect(bid).toMatchObject({ status: 'SENT', note: '현장 하차', totals: requested.bids[0]?.totals });
  expect(await newsOf(buyer)).toContain('approval_approved');
  const kinds = (await buyer.ok(getProject, { params })).timeline.map(({ kind }) => kind);
  expect(kinds.filter((kind) => /^(approval|bid)_/.test(kind))).toEqual([
    'approval_requested',
    'approval_approved',
    'approval_approved',
    'bid_sent',
  ]);
  const seen = (await sellers[0].ok(getProject, { params })).timeline.map(({ kind }) => kind);
  expect(seen.filter((kind) => kind.startsWith('approval_'))).toEqual([]);
  const log = (await owner.ok(listAudit, { query: { limit: 100 } })).items.map(({ kind }) => kind);
  expect(log.filter((kind) => kind.startsWith('approval'))).toEqual([
    'approval_approved',
    'approval_approved',
    'approval_requested',
    'approval_rules_changed',
  ]);
});

test('while it waits nothing else happens to the request; returned with a word, it can be requested again', async () => {
  const of = await company(server.api);
  const { owner, buyer, sellers } = of;
  const { params, body, act } = await waiting(of, [RULE]);
  const { version } = await readRfq(buyer, params.rfq_number_id);
  const refused = [
    await buyer.call(awardRfq, { params, body }),
    await buyer.call(approvals.requestApproval, { params, body }),
    await buyer.call(cancelRfq, { params, body: { version, reason: '변심' } }),
    await buyer.call(rerequestRfq, {
      params,
      body: { version, deadline_date: dayFromNow(3), message: null, quotation_ids: null, target_prices: [] },
    }),
  ];
  expect(refused.map(({ mcode }) => mcode)).toEqual(refused.map(() => code('APPROVAL_WAITING')));
  expect((await owner.call(approvals.returnAward, { ...act, body: { ...act.body, note: '' } })).status).toBe(400);
  const returned = await owner.ok(approvals.returnAward, {
    params,
    body: { ...act.body, note: '운반비 협의 후 다시' },
  });
  expect(returned.status).toBe('returned');
  expect(returned.steps[0]).toMatchObject({ status: 'returned', note: '운반비 협의 후 다시' });
  expect(await newsOf(buyer)).toContain('approval_returned');
  expect(await bidsOf(sellers[0], { params })).toEqual([]);
  expect((await owner.call(approvals.approveAward, act)).mcode).toBe(code('APPROVAL_STATE'));
  expect((await buyer.ok(approvals.getApproval, { params })).approval?.status).toBe('returned');
  const again = await buyer.ok(approvals.requestApproval, { params, body });
  expect(again.id).not.toBe(act.body.approval_id);
  const withdrawn = await buyer.ok(approvals.withdrawApproval, { params, body: { approval_id: again.id } });
  expect(withdrawn.status).toBe('withdrawn');
  expect((await buyer.call(cancelRfq, { params, body: { version, reason: '변심' } })).mcode).toBe(0);
});

test('of two approvers who press at once one approves, and the award goes out once', async () => {
  const of = await company(server.api);
  const second = await colleagueOf(of.owner);
  await give(of.owner, second, place('own', of.role));
  const { params, act } = await waiting(of, [{ ...RULE, steps: [lead(of.role)] }]);
  const answers = await Promise.all([of.lead, second].map((who) => who.call(approvals.approveAward, act)));
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('APPROVAL_STATE')]);
  expect(await bidsOf(of.sellers[0], { params })).toHaveLength(1);
});

test('steps at once are decided in any order, each by its own person', async () => {
  const of = await company(server.api);
  const { act } = await waiting(of, [{ ...RULE, order: 'at_once', steps: [lead(of.role), { kind: 'owner' }] }]);
  const first = await of.owner.ok(approvals.approveAward, act);
  expect(first.steps.map((step) => step.status)).toEqual(['open', 'approved']);
  expect((await of.owner.call(approvals.approveAward, act)).mcode).toBe(code('APPROVAL_STATE'));
  expect((await of.lead.ok(approvals.approveAward, act)).status).toBe('approved');
});

test('a deputy decides for an absent approver, and never the own request', async () => {
  const of = await company(server.api);
  const { owner, lead: head, role } = of;
  const stand = await colleagueOf(owner);
  await give(owner, stand, place('warehouse'));
  await head.ok(reauth, { body: { password: PASSWORD } });
  await head.ok(people.putDeputy, {
    params: { member_id: await idOf(head) },
    body: { deputy_id: await idOf(stand), from_on: dayFromNow(-1), until_on: dayFromNow(3) },
  });
  const { act } = await waiting(of, [{ ...RULE, steps: [lead(role)] }]);
  const done: Approval = await stand.ok(approvals.approveAward, act);
  expect(done.steps[0]).toMatchObject({ status: 'approved', deputy_for: expect.any(String) });
  // The lead's own award: neither the lead nor the deputy, but an owner.
  const { params, body } = await ready(of);
  const own = await head.ok(approvals.requestApproval, { params, body });
  expect(own.steps[0]).toMatchObject({ owners_stand_in: true });
  const press = { params, body: { approval_id: own.id } };
  for (const who of [head, stand]) {
    expect((await who.call(approvals.approveAward, press)).mcode).toBe(code('APPROVAL_NOT_YOURS'));
  }
  expect((await owner.ok(approvals.approveAward, press)).status).toBe('approved');
});

test('owners stand in for an approver who is taken out meanwhile, and are notified', async () => {
  const of = await company(server.api);
  const { owner, lead: head, buyer } = of;
  const steps: Approver[] = [{ kind: 'person', account_id: await idOf(head) }];
  const { params, act } = await waiting(of, [{ ...RULE, steps }]);
  await owner.ok(deactivateMember, { params: { member_id: await idOf(head) } });
  await clock(0);
  expect(await newsOf(owner)).toContain('approval_requested');
  expect((await head.call(approvals.approveAward, act)).status).toBe(401);
  const { approval } = await buyer.ok(approvals.getApproval, { params });
  expect(approval?.steps[0]).toMatchObject({ owners_stand_in: true, status: 'open' });
  expect((await owner.ok(approvals.approveAward, act)).status).toBe('approved');
});

test('what ended while it waited is never awarded: it goes back with the reason; an extended quotation is', async () => {
  const of = await company(server.api);
  const { owner, buyer, sellers } = of;
  const late = await waiting(of, [RULE], { valid_until: dayFromNow(6) });
  const kept = await waiting(of, [RULE], { valid_until: dayFromNow(6) });
  await clock(DAYS_5);
  expect(await newsOf(owner)).toContain('approval_validity');
  expect(await newsOf(buyer)).toContain('approval_overdue');
  await clock(2 * DAYS_5);
  const gone = await owner.ok(approvals.approveAward, late.act);
  expect(gone).toMatchObject({ status: 'changed', faults: ['expired'] });
  expect(await bidsOf(sellers[0], late)).toEqual([]);
  expect(await newsOf(buyer)).toContain('approval_changed');
  expect(await status(buyer, late)).toBe('CMP');
  await buyer.ok(askValidity, { params: { ...kept.params, quotation_id: kept.quotation_id }, body: {} });
  const { version } = await seenBy(sellers[0], kept.params.rfq_number_id);
  await sellers[0].ok(extendValidity, { params: kept.params, body: { version, stands_until: dayFromNow(30) } });
  expect((await owner.ok(approvals.approveAward, kept.act)).status).toBe('approved');
  await clock(0);
});

test('figures that differ from the frozen ones are not awarded', async () => {
  const of = await company(server.api);
  const { params, act } = await waiting(of, [RULE]);
  // As if a later release computed another sum.
  await server.sql(
    `update approval set award = jsonb_set(award, '{bids,0,totals,total_amount}', '"1"') where id = $1`,
    [act.body.approval_id],
  );
  const answer = await of.owner.ok(approvals.approveAward, act);
  expect(answer).toMatchObject({ status: 'changed', faults: ['price'] });
  expect(await bidsOf(of.buyer, { params })).toEqual([]);
});

test('the justification has the approval line in its boxes, while it waits and once it is approved', async () => {
  const of = await company(server.api);
  const { params, act } = await waiting(of, [{ ...RULE, steps: [lead(of.role)] }]);
  const text = async () => {
    const path = `/rfq/${params.rfq_number_id}/comparison/paper?plan=1`;
    const token = of.owner.token ?? '';
    const { body } = await server.api('POST', path, { body: {}, lang: 'ko', token });
    const pages = await pdfPages(body as Uint8Array);
    return pages.map((page) => page.text.replaceAll('\n', ' ')).join(' ');
  };
  const before = await text();
  expect(before).toContain('품목별 선정 내역: 결재 대기');
  expect(before).toMatch(/기안.*팀장/);
  const { steps } = await of.lead.ok(approvals.approveAward, act);
  const after = await text();
  expect(after).not.toContain('결재 대기');
  expect(after).toContain(steps[0]?.decided_by ?? '-');
});

test('the page of the day shows an award to those alone who may approve it', async () => {
  const of = await company(server.api);
  const { params } = await waiting(of, [{ ...RULE, steps: [lead(of.role)] }]);
  const kindsOf = async (who: Caller) =>
    (await who.ok(getHub)).waiting.filter(({ kind }) => kind === 'approval').flatMap(({ records }) => records);
  expect(await kindsOf(of.lead)).toEqual([expect.objectContaining({ number: params.rfq_number_id })]);
  expect(await kindsOf(of.buyer)).toEqual([]);
  expect(await kindsOf(of.owner)).toEqual([]);
});

test('nobody of another company learns of it', async () => {
  const of = await company(server.api);
  const { params, act } = await waiting(of, [RULE]);
  const stranger = await join(server.api, { company_name: '남의회사' });
  for (const who of [stranger, of.sellers[0]]) {
    expect((await who.call(approvals.getApproval, { params })).mcode).toBe(code('RFQ_NOT_FOUND'));
    expect((await who.call(approvals.approveAward, act)).mcode).toBe(code('RFQ_NOT_FOUND'));
  }
});
