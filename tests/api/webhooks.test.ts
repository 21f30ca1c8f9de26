import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { withdraw } from '../../src/contract/endpoints/profile';
import { listPush, reauth } from '../../src/contract/endpoints/user';
import * as hooks from '../../src/contract/endpoints/webhook';
import { webhookMessage } from '../../src/contract/entities/webhook';
import { errorTable } from '../../src/contract/errors';
import { WEBHOOK_EVENTS } from '../../src/contract/webhookEvents';
import { type Heard, startReceiver, webhookOf } from '../support/machines';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { orderIn } from '../support/states';
import { quoted, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1', WEBHOOK_LOOPBACK: '1' });
});
afterAll(() => server?.stop());

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const HOUR_SECONDS = 60 * 60;
const soon = { timeout: 60_000, interval: 200 };
const later = (seconds: number) => server.api('POST', '/dev/clock', { body: { seconds } });
const logOf = async (owner: Caller, webhook_id: string) =>
  (await owner.ok(hooks.listDeliveries, { params: { webhook_id } })).items;

describe('a webhook', () => {
  test('hears of every step of a trade on both sides, signed, with ids and numbers and nothing of what was agreed', async () => {
    const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
    const [atBuyer, atSeller] = [await startReceiver(), await startReceiver()];
    const { secret } = await webhookOf(buyer, atBuyer.url);
    await webhookOf(seller, atSeller.url);
    const order = await orderIn('shipped', { buyer, seller });
    const steps = [
      'request.submitted',
      'quotation.submitted',
      'request.closed',
      'award.sent',
      'award.accepted',
      'order.created',
      'order.shipped',
    ];
    await expect.poll(() => atBuyer.types(), soon).toEqual(expect.arrayContaining(steps));
    await expect.poll(() => atSeller.types(), soon).toEqual(expect.arrayContaining(steps));
    for (const { body, headers, message } of atBuyer.heard) {
      new Webhook(secret).verify(body, headers);
      expect(webhookMessage.strict().safeParse(JSON.parse(body)).success, body).toBe(true);
      expect(message.data['side']).toBe('buyer');
      expect(body).not.toMatch(/price|amount|150000|company|대한강관/);
    }
    const created = atSeller.heard.find(({ message }) => message.type === 'order.created');
    expect(created?.message.data).toEqual({
      side: 'seller',
      rfq_number_id: order.rfq_number_id,
      order_number: order.order_number,
    });
    expect(new Set(atBuyer.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(atBuyer.heard.length);
    for (const one of [atBuyer, atSeller]) one.stop();
  });

  test('hears nothing of what concerns other sellers alone, or of kinds that nobody chose', async () => {
    const buyer = await join(server.api);
    const [seller, other] = [await joinSeller(server.api), await joinSeller(server.api)];
    const [atOther, atBuyer] = [await startReceiver(), await startReceiver()];
    await webhookOf(other, atOther.url);
    await webhookOf(buyer, atBuyer.url, ['quotation.submitted']);
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    const own = (heard: readonly Heard[]) =>
      heard.filter(({ message }) => message.data['rfq_number_id'] === rfq_number_id).map(({ message }) => message.type);
    await expect.poll(() => own(atBuyer.heard), soon).toEqual(['quotation.submitted']);
    await quoted(other, rfq_number_id);
    await expect.poll(() => own(atOther.heard), soon).toEqual(['request.submitted', 'quotation.submitted']);
    for (const one of [atOther, atBuyer]) one.stop();
  });

  test('never answering holds nobody: a quick one beside it, of the same company too, hears at once', async () => {
    const owner = await join(server.api);
    const [never, quick] = [await startReceiver(() => undefined), await startReceiver()];
    const slow = await webhookOf(owner, never.url);
    await webhookOf(owner, quick.url);
    // The first is under way before the others are due: it counts as one of the few.
    await submitted(owner);
    await expect.poll(() => never.heard.length, soon).toBe(1);
    for (let one = 0; one < 7; one += 1) await submitted(owner);
    await expect.poll(() => quick.heard.length, soon).toBe(8);
    // Were it held, each message to the quick one would wait until an attempt at the other has timed out.
    const ended = (await logOf(owner, slow.webhook.id)).filter(({ attempts }) => attempts > 0);
    expect(ended.length).toBeLessThanOrEqual(2);
    // Few at once for one receiver, however much waits for it: two under way, and two whose time may have run out.
    expect(never.heard.length).toBeLessThanOrEqual(ended.length + 2);
    await expect
      .poll(async () => (await logOf(owner, slow.webhook.id)).find(({ attempts }) => attempts > 0), soon)
      .toMatchObject({ failure: 'timeout', status: 'waiting', answer_status: null });
    for (const one of [never, quick]) one.stop();
  });

  test('that fails is tried again over a day, then given up with one notification, and can be replayed from the log', async () => {
    const owner = await join(server.api);
    const receiver = await startReceiver((response) => response.writeHead(500).end('database is away'));
    const { webhook } = await webhookOf(owner, receiver.url, ['request.submitted']);
    const params = { webhook_id: webhook.id };
    await submitted(owner);
    const attempts = async () => (await logOf(owner, webhook.id))[0]?.attempts ?? 0;
    await expect.poll(attempts, soon).toBeGreaterThan(0);
    expect((await logOf(owner, webhook.id))[0]).toMatchObject({
      answer_status: 500,
      answer: 'database is away',
      failure: 'status',
    });
    let moved = 0;
    for (let hours = 0; (await logOf(owner, webhook.id))[0]?.status === 'waiting'; hours += 1) {
      const before = await attempts();
      moved += 9 * HOUR_SECONDS;
      await later(moved);
      await expect.poll(attempts, soon).toBeGreaterThan(before);
    }
    const [dead] = await logOf(owner, webhook.id);
    expect(dead).toMatchObject({ status: 'dead', attempts: 9, next_at: null });
    const notes = async () => (await owner.ok(listPush)).items.filter(({ kind }) => kind === 'webhook_dead');
    await expect.poll(async () => (await notes()).length, soon).toBe(1);
    receiver.answer((response) => response.end('ok'));
    await owner.ok(hooks.replayDelivery, { params: { ...params, delivery_id: dead?.id ?? '' } });
    await expect.poll(async () => (await logOf(owner, webhook.id))[0]?.status, soon).toBe('delivered');
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`msg_${dead?.id}`]));
    expect((await owner.ok(hooks.listWebhooks)).items[0]?.failing_since).toBeNull();
    receiver.stop();
    await later(0);
  });

  test('is turned off after five days without an arrival, or at once when its receiver is gone, and mailed about', async () => {
    const owner = await join(server.api);
    const receiver = await startReceiver((response) => response.writeHead(503).end());
    const { webhook } = await webhookOf(owner, receiver.url, ['request.submitted']);
    await submitted(owner);
    await expect.poll(() => receiver.heard.length, soon).toBeGreaterThan(0);
    await expect.poll(async () => (await owner.ok(hooks.listWebhooks)).items[0]?.failing_since, soon).not.toBeNull();
    await later(5 * 24 * HOUR_SECONDS + 60);
    await expect.poll(async () => (await owner.ok(hooks.listWebhooks)).items[0]?.state, soon).toBe('failing');
    expect(
      await server.sql(`select 1 from mail where recipient = $1 and subject like '%웹훅을 중지%'`, [owner.email]),
    ).toHaveLength(1);
    await later(0);
    const params = { webhook_id: webhook.id };
    await owner.ok(reauth, { body: { password: PASSWORD } });
    const body = { url: receiver.url, events: [...WEBHOOK_EVENTS], on: true };
    expect((await owner.ok(hooks.putWebhook, { params, body })).items[0]).toMatchObject({
      state: 'on',
      failing_since: null,
    });
    receiver.answer((response) => response.writeHead(410).end());
    await submitted(owner);
    await expect.poll(async () => (await owner.ok(hooks.listWebhooks)).items[0]?.state, soon).toBe('gone');
    receiver.stop();
  });

  test('answers a test, signs with both secrets for a day after a change, and says nothing while it is off', async () => {
    const owner = await join(server.api);
    const receiver = await startReceiver();
    const first = await webhookOf(owner, receiver.url);
    const params = { webhook_id: first.webhook.id };
    const second = await owner.ok(hooks.replaceWebhookSecret, { params });
    expect(second.secret).not.toBe(first.secret);
    await owner.ok(hooks.testWebhook, { params });
    await expect.poll(() => receiver.types(), soon).toEqual(['test']);
    const { body, headers } = receiver.heard[0] as Heard;
    for (const { secret } of [first, second]) new Webhook(secret).verify(body, headers);
    expect(() => new Webhook(`whsec_${Buffer.from('another').toString('base64')}`).verify(body, headers)).toThrow();
    expect(() => new Webhook(second.secret).verify(body.replace('test', 'text'), headers)).toThrow();
    await owner.ok(hooks.putWebhook, { params, body: { url: receiver.url, events: [...WEBHOOK_EVENTS], on: false } });
    await submitted(owner);
    await owner.ok(hooks.testWebhook, { params });
    await expect.poll(() => receiver.types(), soon).toEqual(['test', 'test']);
    const [sent] = await server.sql<{ id: string }>(
      `insert into webhook_delivery (id, is_test, webhook_id, type, body, status, created_at, due_at)
       select gen_random_uuid(), true, $1, 'order.created', '{}', 'dead', app_now(), app_now() returning id`,
      [params.webhook_id],
    );
    const again = { params: { ...params, delivery_id: sent?.id ?? '' } };
    expect((await owner.call(hooks.replayDelivery, again)).mcode).toBe(code('WEBHOOK_OFF'));
    expect((await logOf(owner, params.webhook_id)).filter(({ status }) => status === 'waiting')).toEqual([]);
    const rows = await server.sql<{ row: string }>('select to_jsonb(w)::text as row from webhook w where id = $1', [
      first.webhook.id,
    ]);
    for (const { secret } of [first, second]) expect(rows[0]?.row).not.toContain(secret.slice(6));
    receiver.stop();
  });
});

describe('who has a webhook', () => {
  test('is who manages people, with a recent password, five of them, and the company while somebody is in it', async () => {
    const owner = await join(server.api);
    const colleague = await colleagueOf(owner);
    const body = { url: 'https://erp.stlbs.test/hook', events: ['order.created' as const] };
    expect((await colleague.call(hooks.makeWebhook, { body })).mcode).toBe(code('RIGHT_MISSING'));
    const lone = await join(server.api);
    expect((await lone.call(hooks.makeWebhook, { body })).mcode).toBe(code('FRESH_LOGIN_NEEDED'));
    for (let one = 0; one < 5; one += 1) await webhookOf(lone, body.url);
    expect((await lone.call(hooks.makeWebhook, { body })).mcode).toBe(code('WEBHOOK_LIMIT'));
    expect((await lone.ok(listAudit, { query: { group: 'company' } })).items[0]).toMatchObject({
      kind: 'webhook_made',
      after: expect.objectContaining({ url: 'https://erp.stlbs.test' }) as unknown,
    });
    await lone.ok(withdraw);
    expect(
      await server.sql(`select 1 from webhook w join account a on a.id = w.made_by where a.withdrawn_at is not null`),
    ).toEqual([]);
  });

  test('and no address of a private network, however it is written', async () => {
    const strict = await startServer();
    const owner = await join(strict.api);
    await owner.ok(reauth, { body: { password: PASSWORD } });
    for (const url of [
      'http://erp.example.com/',
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'https://[::ffff:10.0.0.1]/',
      'https://0x7f.1/',
      'https://localhost/',
      'https://a:b@erp.example.com/',
      'erp',
    ]) {
      const answer = await owner.call(hooks.makeWebhook, { body: { url, events: ['order.created'] } });
      expect(answer.mcode, url).toBe(code('WEBHOOK_ADDRESS'));
    }
    // A name that leads there is refused when it is looked up.
    const { webhook } = await owner.ok(hooks.makeWebhook, {
      body: { url: 'https://localhost.localdomain/', events: ['order.created'] },
    });
    await owner.ok(hooks.testWebhook, { params: { webhook_id: webhook.id } });
    const log = async () => (await owner.ok(hooks.listDeliveries, { params: { webhook_id: webhook.id } })).items[0];
    await expect.poll(async () => (await log())?.status, soon).toBe('dead');
    expect((await log())?.answer_status).toBeNull();
    await strict.stop();
  });
});
