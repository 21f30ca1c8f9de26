import { expect, test } from 'vitest';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as user from '../../src/contract/endpoints/user';
import { patchEmailApproval } from '../../src/contract/endpoints/profile';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { dayFromNow, quoted, readRfq, submitted } from '../support/trade';

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
  const { rfq_number_id } = await submitted(buyer, { title: '알림 확인용 <b>배관재</b>' });
  await quoted(seller, rfq_number_id, '987654');
  expect(await kindsOf(seller, rfq_number_id)).toEqual(['rfq_matched']);
  expect(await kindsOf(buyer, rfq_number_id)).toEqual(['quotation_received']);
  const [korean] = (await mailsTo(seller)).filter(({ subject }) => subject.includes('알림 확인용'));
  expect(korean?.subject).toBe('취급 자재와 맞는 견적 요청이 들어왔어요: 알림 확인용 <b>배관재</b>');
  expect(korean?.text).toContain(`/service/seller/detail/${rfq_number_id}`);
  expect(korean?.html).toContain('&lt;b&gt;배관재');
  expect(korean?.unsubscribe_url).toContain('/api/mail/unsubscribe?t=');
  const [english] = (await mailsTo(buyer)).filter(({ subject }) => subject.includes('알림 확인용'));
  expect(english?.subject).toMatch(/^A quotation has arrived/);
  expect(english?.text).toContain(`/en/service/project/purchase/${rfq_number_id}`);
  expect(`${english?.text}${english?.html}`).not.toMatch(/987[,.]?654|대한강관/);
});

test('who turned mails off gets the notification only', async () => {
  await silent.ok(patchEmailApproval, { body: { email_approval: false } });
  const { rfq_number_id } = await submitted(buyer, { title: '메일 거부 확인' });
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['rfq_matched']);
  expect((await mailsTo(silent)).filter(({ subject }) => subject.includes('메일 거부'))).toEqual([]);
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
  const told = items.find((item) => item.record_id === rfq_number_id && item.kind === 'deadline_24h_buyer');
  expect(told?.params['count']).toBe('1');
  await clock(toClose - 3600 + 60);
  await clock(toClose - 600);
  expect(await kindsOf(silent, rfq_number_id)).toEqual(['deadline_1h', 'deadline_24h', 'rfq_matched']);
  await clock(0);
});

test('a later deadline is reminded of anew; one set within the day is not', async () => {
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

test('the moved clock is answered once what was due has gone, however many letters are written meanwhile', async () => {
  await submitted(buyer, { title: '끝없는 편지' });
  await server.sql(`create function write_again() returns trigger language plpgsql as $$ begin
    new.id = gen_random_uuid(); new.sent_at = null; new.due_at = app_now(); insert into mail values (new.*); return null; end $$`);
  await server.sql(`create trigger endless after update on mail for each row when (new.sent_at is not null)
    execute function write_again()`);
  try {
    expect((await clock(60)).status).toBe(200);
    expect(await server.sql('select 1 from mail where sent_at is null limit 1')).toHaveLength(1);
  } finally {
    await server.sql('drop trigger endless on mail');
    await clock(0);
  }
});
