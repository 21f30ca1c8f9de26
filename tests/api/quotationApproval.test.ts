import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { deactivateMember } from '../../src/contract/endpoints/company';
import { getHub } from '../../src/contract/endpoints/hub';
import { getProject } from '../../src/contract/endpoints/order';
import { putDeputy } from '../../src/contract/endpoints/people';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as approvals from '../../src/contract/endpoints/quotationApproval';
import { listRevisions } from '../../src/contract/endpoints/quotationHistory';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { listPush, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { lead, QUOTATION_RULE, quotationWaiting, seller, state } from '../support/approval';
import { webhookOf } from '../support/machines';
import { pdfPages } from '../support/pdfText';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { give, idOf, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, quotationBody, quoted, readRfq, seenBy } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const newsOf = async (who: Caller) => (await who.ok(listPush)).items.map(({ kind }) => kind);
const ofApproval = (kinds: readonly string[]) => kinds.filter((kind) => kind.includes('approval_'));
type Params = { rfq_number_id: string };
const timelineOf = async (who: Caller, params: Params) =>
  (await who.ok(getProject, { params })).timeline.map(({ kind }) => kind);
const offersOf = async (buyer: Caller, params: Params) => (await buyer.ok(getComparison, { params })).sellers;
const newest = async (who: Caller, params: Params) =>
  (await who.ok(approvals.getQuotationApproval, { params })).approval;

/** A quotation that waits for the owner, or whom the rules name. */
async function waiting(rules?: Parameters<typeof quotationWaiting>[1]) {
  const of = await seller(server.api);
  return { ...of, ...(await quotationWaiting(of, rules)) };
}

test('an approver reads how many of the lines of the request are quoted, not of those answered', async () => {
  const of = await seller(server.api);
  await state(of.owner, [sampleRule({ name: '모든 견적', subject: 'quotation' })]);
  const seen = await seenBy(of.writer, of.params.rfq_number_id);
  const all = quotationBody(seen, '150000');
  const requested = await of.writer.ok(approvals.requestQuotationApproval, {
    params: of.params,
    body: { ...all, lines: all.lines.slice(0, 1), reason: null },
  });
  expect(requested).toMatchObject({ quoted_line_count: 1, line_count: seen.lines.length });
});

test('above the sum a quotation waits, unseen by the buyer; the last approval submits exactly what was frozen', async () => {
  const of = await seller(server.api, { sealed: false });
  const { owner, writer, lead: head, role, buyer, params } = of;
  await state(owner, [{ ...QUOTATION_RULE, steps: [lead(role), { kind: 'owner' }] }]);
  const body = quotationBody(await seenBy(writer, params.rfq_number_id), '150000');
  const need = async (supply_amount: string) =>
    writer.ok(approvals.checkQuotationApproval, { params, body: { currency: 'KRW', supply_amount } });
  expect(await need('1999999')).toMatchObject({ needed: false, rules: [], steps: [] });
  expect((await need('2000000')).steps.map(({ approver_name }) => approver_name)).toEqual(['영업팀장', null]);
  const refused = await writer.call(quotations.submitQuotation, { params, body });
  expect(refused.mcode).toBe(code('APPROVAL_NEEDED'));
  const kept = await seenBy(writer, params.rfq_number_id);
  expect(kept).toMatchObject({ awaiting_approval: false, quotation: null, draft: { lines: { length: 2 } } });

  const low = { ...quotationBody(kept, '10000'), reason: null };
  const tooLow = await writer.call(approvals.requestQuotationApproval, { params, body: low });
  expect(tooLow.mcode).toBe(code('APPROVAL_NOT_NEEDED'));
  const requested = await writer.ok(approvals.requestQuotationApproval, {
    params,
    body: { ...body, version: kept.version, reason: '재고 보유분' },
  });
  expect(requested).toMatchObject({ status: 'waiting', reason: '재고 보유분', actions: ['withdraw'], revises: false });
  expect(requested).toMatchObject({ totals: { supply_amount: '2750000' }, quoted_line_count: 2, line_count: 2 });
  const due = Date.parse(requested.steps[0]?.due_at ?? '');
  expect(due).toBeLessThan(Date.parse(requested.closes_at ?? ''));
  expect((await seenBy(writer, params.rfq_number_id)).awaiting_approval).toBe(true);
  const listed = (await writer.ok(quotations.listSellerRequests, { query: {} })).items;
  expect(listed[0]).toMatchObject({ awaiting_approval: true, my_total: null });

  // The buyer learns nothing.
  expect(await offersOf(buyer, params)).toEqual([]);
  expect((await readRfq(buyer, params.rfq_number_id)).status).toBe('REQ');
  expect(ofApproval(await timelineOf(buyer, params))).toEqual([]);
  expect(ofApproval((await buyer.ok(getHub)).changes.map(({ kind }) => kind))).toEqual([]);
  expect(await newsOf(buyer)).not.toContain('quotation_received');
  const own = (await buyer.ok(listAudit, { query: { limit: 100 } })).items.map(({ kind }) => kind);
  expect(ofApproval(own)).toEqual([]);

  expect(await newsOf(head)).toContain('quotation_approval_requested');
  const act = { params, body: { approval_id: requested.id } };
  for (const who of [writer, owner]) {
    expect((await who.call(approvals.approveQuotation, act)).mcode).toBe(code('APPROVAL_NOT_YOURS'));
  }
  const first = await head.ok(approvals.approveQuotation, act);
  expect(first.steps.map((step) => step.status)).toEqual(['approved', 'open']);
  expect(await offersOf(buyer, params)).toEqual([]);
  const last = await owner.ok(approvals.approveQuotation, { params, body: { ...act.body, note: '확인' } });
  expect(last).toMatchObject({ status: 'approved', actions: [], quotation: { revision: 1 } });
  expect((await owner.call(approvals.approveQuotation, act)).mcode).toBe(code('APPROVAL_STATE'));

  const after = await seenBy(writer, params.rfq_number_id);
  expect(after).toMatchObject({
    awaiting_approval: false,
    draft: null,
    quotation: { revision: 1, status: 'SUBMITTED' },
  });
  expect(after.quotation?.lines.map(({ unit_price }) => unit_price)).toEqual(['150000', '150000']);
  expect(after.quotation?.totals).toEqual(requested.totals);
  expect(await offersOf(buyer, params)).toHaveLength(1);
  expect(await timelineOf(buyer, params)).toContain('quotation_received');
  expect(ofApproval(await timelineOf(buyer, params))).toEqual([]);
  expect(ofApproval(await timelineOf(writer, params))).toEqual([
    'quotation_approval_requested',
    'quotation_approval_approved',
    'quotation_approval_approved',
  ]);
  expect(await newsOf(writer)).toContain('quotation_approval_approved');
  const log = (await owner.ok(listAudit, { query: { limit: 100 } })).items.map(({ kind }) => kind);
  expect(log.filter((kind) => kind.startsWith('quotation_approval_'))).toHaveLength(3);
});

test('while it waits nobody changes, submits, withdraws or declines; below the sum nothing waits', async () => {
  const { writer, owner, params, body } = await waiting();
  const { version } = await seenBy(writer, params.rfq_number_id);
  for (const who of [writer, owner]) {
    const now = { ...body, version };
    const answers = [
      await who.call(quotations.saveQuotation, { params, body: now }),
      await who.call(quotations.submitQuotation, { params, body: now }),
      await who.call(approvals.requestQuotationApproval, { params, body: now }),
      await who.call(quotations.declineRequest, { params, body: { reason: '품절' } }),
    ];
    expect(answers.map(({ mcode }) => mcode)).toEqual(Array(4).fill(code('APPROVAL_WAITING')));
  }
  const other = await seller(server.api);
  await state(other.owner, [QUOTATION_RULE]);
  const { quotation } = await quoted(other.writer, other.params.rfq_number_id, '10000');
  expect(quotation?.revision).toBe(1);
});

test('an amended quotation waits while the earlier one stands, which nobody can withdraw meanwhile', async () => {
  const of = await seller(server.api, { sealed: false });
  const { owner, writer, buyer, params } = of;
  await quoted(writer, params.rfq_number_id, '160000');
  const { act, approval } = await quotationWaiting(of);
  expect(approval.revises).toBe(true);
  const { version } = await seenBy(writer, params.rfq_number_id);
  const withdrawn = await writer.call(quotations.withdrawQuotation, { params, body: { version } });
  expect(withdrawn.mcode).toBe(code('APPROVAL_WAITING'));
  const priceOf = async () =>
    (await buyer.ok(getComparison, { params })).rows[0]?.cells.map(({ line }) => line.unit_price);
  expect(await priceOf()).toEqual(['160000']);
  await owner.ok(approvals.approveQuotation, act);
  expect(await priceOf()).toEqual(['150000']);
  expect((await seenBy(writer, params.rfq_number_id)).quotation?.revision).toBe(2);
  expect(await newsOf(buyer)).toContain('quotation_changed');
});

test('of two approvers, and of two windows of one, who press at once, one approves and submits once', async () => {
  const of = await seller(server.api);
  const second = await colleagueOf(of.owner);
  await give(of.owner, second, place('own', of.role));
  const { act } = await quotationWaiting(of, [{ ...QUOTATION_RULE, steps: [lead(of.role)] }]);
  const pressed = [of.lead, of.lead, second].map((who) => who.call(approvals.approveQuotation, act));
  const codes = (await Promise.all(pressed)).map(({ mcode }) => mcode).toSorted((a, b) => a - b);
  expect(codes).toEqual([0, code('APPROVAL_STATE'), code('APPROVAL_STATE')]);
  const { items } = await of.writer.ok(listRevisions, { params: of.params });
  expect(items).toHaveLength(1);
});

test('a deputy decides for an absent approver; owners stand in for one who is taken out', async () => {
  const of = await seller(server.api);
  const { owner, lead: head, role, writer, params } = of;
  const stand = await colleagueOf(owner);
  await give(owner, stand, place('warehouse'));
  await head.ok(reauth, { body: { password: PASSWORD } });
  const deputy = { deputy_id: await idOf(stand), from_on: dayFromNow(-1), until_on: dayFromNow(3) };
  await head.ok(putDeputy, { params: { member_id: await idOf(head) }, body: deputy });
  const rules = [{ ...QUOTATION_RULE, steps: [lead(role)] }];
  const { act } = await quotationWaiting(of, rules);
  const done = await stand.ok(approvals.approveQuotation, act);
  expect(done.steps[0]).toMatchObject({ status: 'approved', deputy_for: expect.any(String) });

  const next = await quotationWaiting(of, rules);
  await owner.ok(deactivateMember, { params: { member_id: await idOf(head) } });
  expect((await head.call(approvals.approveQuotation, next.act)).mcode).not.toBe(0);
  await clock(0);
  expect(await newsOf(owner)).toContain('quotation_approval_requested');
  expect((await owner.ok(approvals.approveQuotation, next.act)).status).toBe('approved');
  expect((await seenBy(writer, params.rfq_number_id)).quotation?.revision).toBe(2);
});

test('nobody of another company learns of it or decides it, another seller of the request included', async () => {
  const { owner, buyer, params, act, approval } = await waiting();
  const rival = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '경쟁강관' });
  const other = await seller(server.api);
  const own = await quotationWaiting(other);
  for (const who of [buyer, rival, await join(server.api, { company_name: '남의회사' }), other.owner]) {
    for (const endpoint of [approvals.approveQuotation, approvals.withdrawQuotationApproval]) {
      const answer = await who.call(endpoint, act);
      expect([code('RFQ_NOT_FOUND'), code('OWN_REQUEST')]).toContain(answer.mcode);
    }
    const read = await who.call(approvals.getQuotationApproval, { params });
    expect(read.data?.approval ?? null).toBeNull();
  }
  // With an id of another company, on a request of one's own.
  const foreign = { params: other.params, body: { approval_id: approval.id } };
  expect((await other.owner.call(approvals.approveQuotation, foreign)).mcode).toBe(code('APPROVAL_NOT_FOUND'));
  expect((await newest(owner, params))?.status).toBe('waiting');
  expect(own.approval.status).toBe('waiting');
});

test('the page of the day shows it to who may approve it; webhooks report it to the seller alone', async () => {
  const of = await seller(server.api);
  const { owner, writer, buyer, params } = of;
  const url = 'https://hooks.example.com/approval';
  const [mine, theirs] = [await webhookOf(owner, url), await webhookOf(buyer, url)];
  const { act } = await quotationWaiting(of);
  const waits = async (who: Caller) =>
    (await who.ok(getHub)).waiting
      .filter(({ kind }) => kind === 'quotation_approval')
      .flatMap(({ records }) => records);
  expect(await waits(owner)).toMatchObject([{ number: params.rfq_number_id, due_at: expect.any(String) }]);
  expect(await waits(writer)).toEqual([]);
  expect(await waits(buyer)).toEqual([]);
  await owner.ok(approvals.approveQuotation, act);
  await clock(0);
  const typesOf = async (id: string) =>
    (await server.sql('select type from webhook_delivery where webhook_id = $1', [id])).map(({ type }) => String(type));
  expect(await typesOf(mine.webhook.id)).toEqual(
    expect.arrayContaining(['approval.requested', 'approval.approved', 'quotation.submitted']),
  );
  expect((await typesOf(theirs.webhook.id)).filter((type) => type.startsWith('approval.'))).toEqual([]);
});

test('the printed quotation says that it waits, and prints the approval line of a submitted one', async () => {
  const { owner, writer, lead: head, params, act } = await waiting();
  const text = async (who: Caller, query = '') => {
    const path = `/quotation/request/${params.rfq_number_id}/paper${query}`;
    const { status, body } = await server.api('GET', path, { lang: 'ko', token: who.token ?? '' });
    if (status !== 200) return String(status);
    return (await pdfPages(body as Uint8Array)).map((page) => page.text.replaceAll('\n', ' ')).join(' ');
  };
  expect(await text(writer)).toBe('404');
  const awaiting = await text(head, '?awaiting=1');
  expect(awaiting).toMatch(/결재 대기/);
  expect(awaiting).toMatch(/기안/);
  await owner.ok(approvals.approveQuotation, act);
  expect(await text(writer, '?awaiting=1')).toBe('404');
  const submitted = await text(writer);
  expect(submitted).toMatch(/기안/);
  expect(submitted).not.toMatch(/결재 대기/);
});

test('a rule about quotations asks for their sum alone, and for an approver who is not the only one to submit', async () => {
  const { owner, lead: head, writer, role } = await seller(server.api);
  const stated = await state(owner, [{ ...QUOTATION_RULE, single_bidder: true, steps: [lead(role)] }]);
  expect(stated.data?.rules[0]).toMatchObject({ subject: 'quotation', single_bidder: false });
  await owner.ok(deactivateMember, { params: { member_id: await idOf(writer) } });
  await owner.ok(deactivateMember, { params: { member_id: await idOf(head) } });
  expect((await state(owner, [QUOTATION_RULE])).mcode).toBe(code('APPROVAL_RULE_INVALID'));
});
