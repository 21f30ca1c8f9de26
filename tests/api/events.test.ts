import { expect, test } from 'vitest';
import { declineBid, getBid } from '../../src/contract/endpoints/bid';
import { getProject } from '../../src/contract/endpoints/order';
import { listSellerRequests, withdrawQuotation } from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as user from '../../src/contract/endpoints/user';
import { patchEmailApproval } from '../../src/contract/endpoints/profile';
import { instantText } from '../../src/domain/time/instants';
import { emailsTo } from '../support/emails';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { awarded, dayFromNow, ended, firstLineGrew, ordered, quoted, readRfq, submitted } from '../support/trade';

const { server, buyer, seller, silent } = await startTrade({
  people: {
    buyer: (api) => join(api, {}, 'en'),
    silent: (api) => joinSeller(api, ['pipe'], { company_name: '조용한상사' }),
  },
  env: { TEST_CLOCK: '1' },
});

const clock = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });

async function kindsOf(who: Caller, rfq_number_id: string): Promise<string[]> {
  const { items } = await who.ok(user.listPush, { query: { limit: 100 } });
  return items.filter((item) => item.record_id === rfq_number_id).map((item) => item.kind);
}

const mailsTo = (who: Caller) =>
  server.sql<{ subject: string; text: string; html: string; unsubscribe_url: string | null }>(
    'select subject, text, html, unsubscribe_url from mail where recipient = $1 order by created_at, id',
    [who.email],
  );

test('an event is stored, and mailed in the language of its reader with one way out, saying no more than the news', async () => {
  const { rfq_number_id } = await submitted(buyer, { title: '알림 확인용 <b>배관재</b>', sealed: true });
  await quoted(seller, rfq_number_id, '987654');
  expect(await kindsOf(seller, rfq_number_id)).toEqual(['rfq_matched']);
  expect(await kindsOf(buyer, rfq_number_id)).toEqual(['quotation_received']);
  const [korean] = (await mailsTo(seller)).filter(({ text }) => text.includes('“알림 확인용'));
  expect(korean?.subject).toBe('취급 자재와 맞는 견적 요청이 들어왔어요');
  expect(korean?.text).toContain(`/service/seller/detail/${rfq_number_id}`);
  expect(korean?.html).toContain('&lt;b&gt;배관재');
  expect(korean?.unsubscribe_url).toContain('/api/mail/unsubscribe?t=');
  const [english] = (await mailsTo(buyer)).filter(({ text }) => text.includes('“알림 확인용'));
  expect(english?.subject).toMatch(/^A quotation has arrived/);
  expect(english?.text).toContain(`/en/service/project/purchase/${rfq_number_id}`);
  expect(`${english?.text}${english?.html}`).not.toMatch(/987[,.]?654|대한강관/);
});

test('the news of a quotation name its seller where the request is open, and where it is sealed when amounts appear', async () => {
  const of = async (sealed: boolean) => {
    const title = sealed ? '밀봉 견적 소식' : '공개 견적 소식';
    const { rfq_number_id } = await submitted(buyer, { title, sealed });
    await quoted(seller, rfq_number_id);
    const [mail] = (await mailsTo(buyer)).filter(({ text }) => text.includes(`“${title}”`));
    return mail?.text;
  };
  const open = await of(false);
  expect(open).toMatch(/\S submitted a quotation\. Review it in the comparison\./);
  expect(open).not.toContain('sealed RFQ');
  const sealed = await of(true);
  expect(sealed).toContain('The amounts of a sealed RFQ are revealed together after the deadline.');
  expect(sealed).not.toContain('submitted a quotation');
});

test('the mail of the last acceptance says that the order is placed', async () => {
  await ordered(buyer, seller, { title: '마지막 수락 소식' });
  const mails = (await mailsTo(buyer)).filter(({ text }) => text.includes('“마지막 수락 소식”'));
  const accepted = mails.find(({ subject }) => subject.startsWith('The seller accepted your award'));
  expect(accepted?.text).toContain('The order is placed.');
  expect(accepted?.text).not.toContain('as soon as every seller has responded');
});

test('who turned mails off gets the notification only', async () => {
  await silent.ok(patchEmailApproval, { body: { email_approval: false } });
  const { rfq_number_id } = await submitted(buyer, { title: '메일 거부 확인' });
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['rfq_matched']);
  expect((await mailsTo(silent)).filter(({ text }) => text.includes('메일 거부'))).toEqual([]);
});

test('a day and an hour ahead the silent are reminded, and the buyer hears how many quoted; each once', async () => {
  const { rfq_number_id, closes_at } = await submitted(buyer, { deadline_date: dayFromNow(6) });
  await quoted(seller, rfq_number_id);
  const toClose = (Date.parse(closes_at ?? '') - Date.now()) / 1000;
  await clock(toClose - 24 * 3600 - 60);
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['rfq_matched']);
  await clock(toClose - 24 * 3600 + 60);
  await clock(toClose - 23 * 3600);
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['deadline_24h', 'rfq_matched']);
  expect(await kindsOf(seller, rfq_number_id)).toEqual(['rfq_matched']);
  const { items } = await buyer.ok(user.listPush, { query: { limit: 100 } });
  const reported = items.find((item) => item.record_id === rfq_number_id && item.kind === 'deadline_24h_buyer');
  expect(reported?.params['count']).toBe('1');
  await clock(toClose - 3600 + 60);
  await clock(toClose - 600);
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['deadline_1h', 'deadline_24h', 'rfq_matched']);
  await clock(0);
});

test('who withdrew a quotation is reminded only once the request has changed since', async () => {
  const { rfq_number_id, closes_at } = await submitted(buyer, { deadline_date: dayFromNow(6) });
  const { version } = await quoted(seller, rfq_number_id);
  await seller.ok(withdrawQuotation, { params: { rfq_number_id }, body: { version } });
  const toClose = (Date.parse(closes_at ?? '') - Date.now()) / 1000;
  await clock(toClose - 23 * 3600);
  const reminders = async () => (await kindsOf(seller, rfq_number_id)).filter((kind) => kind.startsWith('deadline'));
  expect(await reminders()).toEqual([]);
  await firstLineGrew(buyer, rfq_number_id, '11');
  await clock(toClose - 600);
  expect(await reminders()).toEqual(['deadline_1h']);
  await clock(0);
});

test('a later deadline is reminded of again; one set within the day is not', async () => {
  const { rfq_number_id, closes_at } = await submitted(buyer, { deadline_date: dayFromNow(6) });
  const toClose = (Date.parse(closes_at ?? '') - Date.now()) / 1000;
  await clock(toClose - 20 * 3600);
  const { version } = await readRfq(buyer, rfq_number_id);
  await buyer.ok(rfqs.extendRfq, { params: { rfq_number_id }, body: { version, deadline_date: dayFromNow(9) } });
  await clock(toClose - 3600);
  expect((await kindsOf(silent, rfq_number_id)).filter((kind) => kind.startsWith('deadline'))).toEqual([
    'deadline_24h',
  ]);
  await clock(toClose + 3 * 86_400 - 20 * 3600);
  expect((await kindsOf(silent, rfq_number_id)).filter((kind) => kind === 'deadline_24h')).toHaveLength(2);
  await clock(0);
});

test('the moved clock is answered once what was due has gone, however many emails are written meanwhile', async () => {
  await server.sql(`create or replace function write_again() returns trigger language plpgsql as $$ begin
    new.id = gen_random_uuid(); new.sent_at = null; new.due_at = app_now(); insert into mail values (new.*); return null; end $$`);
  await server.sql(`create trigger endless after update on mail for each row when (new.sent_at is not null)
    execute function write_again()`);
  try {
    // Written with the trigger there: an email that left before it would not come again.
    await submitted(buyer, { title: '끝없는 편지' });
    expect((await clock(60)).status).toBe(200);
    expect(await server.sql('select 1 from mail where sent_at is null limit 1')).toHaveLength(1);
  } finally {
    await server.sql('drop trigger endless on mail');
    await clock(0);
  }
});

test('news of a request say who asks, for how much, until when and how much of it the reader deals in', async () => {
  const pipes = await joinSeller(server.api, ['pipe'], { company_name: '파이프만' });
  const { rfq_number_id, deadline_date } = await submitted(buyer, { title: '소식 내용 확인' });
  const push = (await pipes.ok(user.listPush)).items.find(({ record_id }) => record_id === rfq_number_id);
  expect(push?.params).toMatchObject({ facts: 'request', lines: '2', matched: '1', deadline_date });
  const [mail] = (await mailsTo(pipes)).filter(({ text }) => text.includes('소식 내용 확인'));
  expect(mail?.text).toMatch(/품목 2개 중 취급 품목 1개 · [\d.]+t · \d{4}-\d\d-\d\d, 17:00 마감/);
  expect(mail?.text).toContain(push?.params['buyer']);
});

test('an early end is news of the instant it came, in mails and in the list, and one entry of the history', async () => {
  const late = await joinSeller(server.api, ['pipe'], { company_name: '미제출 강관' });
  const { rfq_number_id } = await submitted(buyer, { title: '조기 마감 확인' });
  await quoted(seller, rfq_number_id);
  const rfq = await ended(buyer, rfq_number_id);
  const closed = new Date(rfq.closed_at ?? '').toISOString();
  const [mail] = await emailsTo(server.api, late.email, `${instantText(closed, 'ko')} 조기 마감`);
  expect(mail?.text).not.toContain('17:00 마감');
  const { items } = await late.ok(listSellerRequests, { query: {} });
  expect(items.find((one) => one.rfq_number_id === rfq_number_id)).toMatchObject({
    ended_at: closed,
    closed_as: 'missed',
  });
  for (const who of [buyer, seller]) {
    const { timeline } = await who.ok(getProject, { params: { rfq_number_id } });
    expect(timeline.filter(({ kind }) => kind === 'rfq_ended' || kind === 'rfq_closed')).toHaveLength(1);
  }
});

test('news of an award and of its answer say with whom and for which request, to both sides', async () => {
  const { rfq_number_id } = await submitted(buyer, { title: '낙찰 소식 확인' });
  await quoted(seller, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const [bid] = (await awarded(buyer, seller, rfq_number_id)).bids;
  const params = { bid_id: bid?.id ?? '' };
  const counterpartOf = async (who: Caller) => (await who.ok(getBid, { params })).counterpart_name;
  const newest = async (who: Caller, wanted: string) =>
    (await who.ok(user.listPush, { query: { limit: 100 } })).items.find(
      ({ kind, title }) => kind === wanted && title === '낙찰 소식 확인',
    )?.params;
  const buyerName = await counterpartOf(seller);
  const named = { facts: 'bid', rfq_number: rfq_number_id };
  expect(await newest(seller, 'bid_received')).toMatchObject({ ...named, counterpart: buyerName });
  const emails = (await mailsTo(seller)).map(({ text }) => text);
  expect(emails.some((text) => text.includes(`${buyerName} · 견적 요청 ${rfq_number_id}`))).toBe(true);
  await seller.ok(declineBid, { params, body: { version: bid?.version ?? 0, reason: '재고가 나갔어요' } });
  expect(await newest(buyer, 'bid_declined')).toMatchObject({ ...named, counterpart: await counterpartOf(buyer) });
});

test('news of an order say which one it is and with whom', async () => {
  const order = await ordered(buyer, seller, { title: '주문 소식 확인' });
  const newest = async (who: Caller) =>
    (await who.ok(user.listPush, { query: { limit: 100 } })).items.find(
      ({ kind, record_id }) => kind === 'order_created' && record_id === order.order_number,
    )?.params;
  const { order_number } = order;
  expect(await newest(buyer)).toMatchObject({ order_number, counterpart: order.seller.company_name });
  expect(await newest(seller)).toMatchObject({ order_number, counterpart: order.buyer.company_name });
  const [mail] = (await mailsTo(seller)).filter(({ text }) => text.includes(order_number));
  expect(mail?.text).toContain(`주문 ${order_number} · ${order.buyer.company_name}`);
});
