import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProject } from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as approvals from '../../src/contract/endpoints/quotationApproval';
import { endRfq, extendRfq, getComparison } from '../../src/contract/endpoints/rfq';
import { listPush } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { QUOTATION_RULE, quotationWaiting, seller, state } from '../support/approval';
import type { Caller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, firstLineGrew, quotationBody, readRfq, seenBy } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
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

describe('without an approval it is a draft again', () => {
  test('returned with a word', async () => {
    const { owner, writer, params, act, body } = await waiting();
    const wordless = await owner.call(approvals.returnQuotation, { params, body: { ...act.body, note: '' } });
    expect(wordless.status).toBe(400);
    const word = { ...act.body, note: '운임을 다시 확인해 주세요' };
    const answer = await owner.ok(approvals.returnQuotation, { params, body: word });
    expect(answer).toMatchObject({ status: 'returned', quotation: null, totals: { supply_amount: '2750000' } });
    expect(answer.steps[0]).toMatchObject({ status: 'returned', note: '운임을 다시 확인해 주세요' });
    expect(await newsOf(writer)).toContain('quotation_approval_returned');
    const { version, draft } = await seenBy(writer, params.rfq_number_id);
    expect(draft?.lines).toHaveLength(2);
    await writer.ok(quotations.saveQuotation, { params, body: { ...body, version, freight_amount: '60000' } });
    const again = await seenBy(writer, params.rfq_number_id);
    const next = await writer.ok(approvals.requestQuotationApproval, {
      params,
      body: { ...quotationBody(again, '150000'), reason: null },
    });
    expect(next.id).not.toBe(answer.id);
    expect((await newest(owner, params))?.actions).toEqual(['approve', 'return', 'withdraw']);
  });

  test('withdrawn by who requested it, and by nobody else but an owner', async () => {
    const { owner, writer, lead: head, params, act } = await waiting();
    expect((await head.call(approvals.withdrawQuotationApproval, act)).mcode).toBe(code('APPROVAL_NOT_YOURS'));
    expect((await writer.ok(approvals.withdrawQuotationApproval, act)).status).toBe('withdrawn');
    expect(await newsOf(owner)).toContain('quotation_approval_withdrawn');
    expect((await owner.call(approvals.approveQuotation, act)).mcode).toBe(code('APPROVAL_STATE'));
    expect((await seenBy(writer, params.rfq_number_id)).awaiting_approval).toBe(false);
  });

  test('expired at the deadline, after a warning: nothing is sent, and an approval is too late', async () => {
    const { owner, writer, buyer, params, act, approval } = await waiting();
    const left = (Date.parse(approval.closes_at ?? '') - Date.now()) / 1000;
    await clock(left - 2 * HOUR);
    expect(await newsOf(owner)).toContain('quotation_approval_overdue');
    expect(await newsOf(owner)).toContain('quotation_approval_ending');
    expect(await newsOf(writer)).toContain('quotation_approval_ending');
    await clock(WEEK);
    expect((await newest(writer, params))?.status).toBe('expired');
    expect(await newsOf(writer)).toContain('quotation_approval_expired');
    expect((await owner.call(approvals.approveQuotation, act)).mcode).toBe(code('APPROVAL_STATE'));
    const seen = await seenBy(writer, params.rfq_number_id);
    expect(seen).toMatchObject({ quotation: null, awaiting_approval: false, draft: { lines: { length: 2 } } });
    expect(await newsOf(buyer)).toContain('rfq_no_quotation');
    expect(ofApproval(await timelineOf(writer, params))).toContain('quotation_approval_expired');
    await clock(0);
  });

  test('ended early by the buyer: an approval that comes before the next look is too late as well', async () => {
    const { owner, buyer, params, act } = await waiting();
    const { version } = await readRfq(buyer, params.rfq_number_id);
    await buyer.ok(endRfq, { params, body: { version } });
    const late = await owner.call(approvals.approveQuotation, act);
    expect([code('DEADLINE_PASSED'), code('APPROVAL_STATE')]).toContain(late.mcode);
    await clock(0);
    expect((await newest(owner, params))?.status).toBe('expired');
    expect((await seenBy(owner, params.rfq_number_id)).quotation).toBeNull();
  });

  test('amended by the buyer: who approves first finds it changed, and the requester learns of it', async () => {
    const { owner, writer, buyer, params, act } = await waiting();
    await firstLineGrew(buyer, params.rfq_number_id, '20');
    const answer = await owner.call(approvals.approveQuotation, act);
    expect([0, code('APPROVAL_STATE')]).toContain(answer.mcode);
    await clock(0);
    expect(await newest(writer, params)).toMatchObject({ status: 'changed', faults: ['amended'] });
    expect(await newsOf(writer)).toContain('quotation_approval_changed');
    expect(await offersOf(buyer, params)).toEqual([]);
    expect((await seenBy(writer, params.rfq_number_id)).quotation).toBeNull();
  });
});

test('a deadline that is extended leaves the request waiting; the validity has to reach it', async () => {
  const of = await seller(server.api);
  const { owner, buyer, writer, params } = of;
  await state(owner, [QUOTATION_RULE]);
  const seen = await seenBy(writer, params.rfq_number_id);
  const body = { ...quotationBody(seen, '150000', { valid_until: dayFromNow(6) }), reason: null };
  const { id } = await writer.ok(approvals.requestQuotationApproval, { params, body });
  const { version } = await readRfq(buyer, params.rfq_number_id);
  await buyer.ok(extendRfq, { params, body: { version, deadline_date: dayFromNow(20) } });
  await clock(0);
  expect((await newest(writer, params))?.status).toBe('waiting');
  const answer = await owner.ok(approvals.approveQuotation, { params, body: { approval_id: id } });
  expect(answer).toMatchObject({ status: 'changed', faults: ['validity'] });
});
