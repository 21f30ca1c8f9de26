import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { deactivateMember, putFactorRule } from '../../src/contract/endpoints/company';
import { endDevice, listDevices } from '../../src/contract/endpoints/device';
import { addPushDevice, listPushDevices, patchNotices, removePushDevice } from '../../src/contract/endpoints/notice';
import { patchPassword, withdraw } from '../../src/contract/endpoints/profile';
import { listPush, readPush, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { Caller, colleagueOf, join, joinSeller, PASSWORD, signIn } from '../support/people';
import { browserAt, type PushService, provenSender, startPushService, turnOn } from '../support/pushService';
import { withApp } from '../support/secondFactor';
import { startServer, type TestServer } from '../support/startServer';
import { quoted, submitted } from '../support/trade';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1', WEBHOOK_LOOPBACK: '1' });
  service = await startPushService();
});
afterAll(async () => {
  service?.stop();
  await server?.stop();
});

const soon = { timeout: 60_000, interval: 200 };
const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const pushedTo = (path: string) => service.pushed.filter((one) => one.path === path);
const devicesOf = async (person: Caller) => (await person.ok(listPushDevices)).items;

describe('a device that a person turned on', () => {
  test('gets what happens, encrypted for its browser alone and signed by the server, without an amount', async () => {
    const buyer = await join(server.api);
    const browser = browserAt(service.origin);
    const { key } = await turnOn(buyer, browser);
    const seller = await joinSeller(server.api);
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    await expect.poll(() => pushedTo(browser.path).length, soon).toBe(1);
    const [sent] = pushedTo(browser.path);
    if (!sent) throw new Error('nothing was sent');
    const message = browser.read(sent);
    const [listed] = (await buyer.ok(listPush)).items;
    expect(message).toMatchObject({
      id: listed?.id,
      kind: 'quotation_received',
      title: '새 견적이 도착했어요',
      path: `/service/project/purchase/${rfq_number_id}`,
      language: 'ko',
    });
    expect(JSON.stringify(message)).not.toMatch(/150000|150,000|원/);
    expect(sent.body.toString('latin1')).not.toContain('quotation');
    expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(provenSender(sent, key)).toMatchObject({ aud: service.origin, sub: 'mailto:help@stlbs.test' });
    await expect.poll(async () => (await devicesOf(buyer))[0]?.last_used_at, soon).not.toBeNull();
  });

  test('gets nothing of a sealed quotation but that it came', async () => {
    const buyer = await join(server.api);
    const browser = browserAt(service.origin);
    await turnOn(buyer, browser);
    const seller = await joinSeller(server.api, undefined, { company_name: '비밀강관' });
    const { rfq_number_id } = await submitted(buyer, { sealed: true });
    await quoted(seller, rfq_number_id);
    await expect.poll(() => pushedTo(browser.path).length, soon).toBe(1);
    const message = JSON.stringify(pushedTo(browser.path).map((one) => browser.read(one)));
    expect(message).toContain('quotation_received');
    expect(message).not.toMatch(/비밀강관|150000/);
  });

  test('gets nothing of topics for which the person chose no push', async () => {
    const buyer = await join(server.api);
    const [quiet, other] = [browserAt(service.origin), browserAt(service.origin)];
    await turnOn(buyer, quiet);
    await buyer.ok(patchNotices, { body: { ways: { quotation: ['app'] } } });
    const seller = await joinSeller(server.api);
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    // What comes later shows that nothing is on its way any more.
    await turnOn(seller, other);
    await submitted(buyer);
    await expect.poll(() => pushedTo(other.path).length, soon).toBeGreaterThan(0);
    expect(pushedTo(quiet.path)).toEqual([]);
    expect((await buyer.ok(listPush)).items[0]).toMatchObject({ kind: 'quotation_received', read_at: null });
  });

  test('gets nothing while its person lacks the second factor that the company requires', async () => {
    const buyer = await join(server.api);
    const person = await colleagueOf(buyer);
    const [own, other] = [browserAt(service.origin), browserAt(service.origin)];
    await turnOn(buyer, own);
    await turnOn(person, other);
    await withApp(buyer);
    await buyer.ok(reauth, { body: { password: PASSWORD } });
    await buyer.ok(putFactorRule, { body: { required: true } });
    const seller = await joinSeller(server.api);
    await quoted(seller, (await submitted(buyer)).rfq_number_id);
    await expect.poll(() => pushedTo(own.path).length, soon).toBe(1);
    const left = () =>
      server.sql('select d.id from push_delivery d join push_device p on p.id = d.device_id where p.endpoint = $1', [
        other.subscription.endpoint,
      ]);
    await expect.poll(left, soon).toEqual([]);
    expect(pushedTo(other.path)).toEqual([]);
    expect(
      await server.sql('select id from push_device where endpoint = $1', [other.subscription.endpoint]),
    ).toHaveLength(1);
  });

  test.each(['logout', 'another device ends it', 'new password', 'taken out', 'leaves'] as const)(
    'is forgotten: %s',
    async (how) => {
      const owner = await join(server.api);
      const person = await colleagueOf(owner);
      const before = await devicesOf(person);
      expect(before).toEqual([]);
      const browser = browserAt(service.origin);
      await turnOn(person, browser);
      const second = new Caller(server.api);
      await signIn(second, person.email);
      const [login] = (await person.ok(listDevices)).items.filter(({ current }) => current);
      if (how === 'logout') await person.ok(auth.logout, { body: { refresh_token: person.refreshToken } });
      if (how === 'another device ends it') await second.ok(endDevice, { params: { device_id: login?.id ?? '' } });
      if (how === 'new password') {
        await second.ok(reauth, { body: { password: PASSWORD } });
        await second.ok(patchPassword, { body: { password: 'another-horse-7' } });
      }
      if (how === 'taken out') {
        await owner.ok(reauth, { body: { password: PASSWORD } });
        const rows = await server.sql('select id from account where email = $1', [person.email]);
        await owner.ok(deactivateMember, { params: { member_id: String(rows[0]?.['id']) } });
      }
      if (how === 'leaves') {
        await person.ok(reauth, { body: { password: PASSWORD } });
        await person.ok(withdraw);
      }
      const left = await server.sql('select id from push_device where endpoint = $1', [browser.subscription.endpoint]);
      expect(left).toEqual([]);
    },
  );

  test.each([404, 410])('is forgotten when its push service answers %d, and kept while it is away', async (status) => {
    const buyer = await join(server.api);
    const own = await startPushService((response) => response.writeHead(503).end());
    const browser = browserAt(own.origin);
    await turnOn(buyer, browser);
    const seller = await joinSeller(server.api);
    const { rfq_number_id } = await submitted(buyer);
    await quoted(seller, rfq_number_id);
    await expect.poll(() => own.pushed.length, soon).toBe(1);
    expect(await devicesOf(buyer)).toHaveLength(1);
    own.answer((response) => response.writeHead(status).end());
    await server.api('POST', '/dev/clock', { body: { seconds: status * 10 } });
    await expect.poll(async () => (await devicesOf(buyer)).length, soon).toBe(0);
    own.stop();
  });
});

describe('a push service that never answers', () => {
  test('holds up no other', async () => {
    const never = await startPushService(() => undefined);
    const seller = await joinSeller(server.api);
    const [slow, quick] = [await join(server.api), await join(server.api)];
    await turnOn(slow, browserAt(never.origin));
    const browser = browserAt(service.origin);
    await turnOn(quick, browser);
    for (const buyer of [slow, quick]) await quoted(seller, (await submitted(buyer)).rfq_number_id);
    const begun = Date.now();
    await expect.poll(() => pushedTo(browser.path).length, soon).toBe(1);
    expect(Date.now() - begun).toBeLessThan(10_000);
    never.stop();
  });
});

describe('a subscription', () => {
  test('moves to another person of the same browser, and nothing of the first one reaches it', async () => {
    const [first, second] = [await join(server.api), await join(server.api)];
    const browser = browserAt(service.origin);
    await turnOn(first, browser);
    await turnOn(second, browser);
    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(second)).toHaveLength(1);
    const seller = await joinSeller(server.api);
    for (const buyer of [first, second]) await quoted(seller, (await submitted(buyer)).rfq_number_id);
    await expect.poll(() => pushedTo(browser.path).length, soon).toBe(1);
    const [sent] = pushedTo(browser.path);
    const [own] = (await second.ok(listPush)).items;
    expect(sent && browser.read(sent).id).toBe(own?.id);
  });

  test('is not taken over by its address alone', async () => {
    const [owner, thief] = [await join(server.api), await join(server.api)];
    const browser = browserAt(service.origin);
    await turnOn(owner, browser);
    const { key } = await thief.ok(listPushDevices);
    const { p256dh, auth: secret } = browserAt(service.origin).subscription;
    const { endpoint } = browser.subscription;
    const answer = await thief.call(addPushDevice, { body: { endpoint, p256dh, auth: secret, key } });
    expect(answer.mcode).toBe(code('PUSH_TAKEN'));
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  test.each([
    'http://push.example.com/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://user:pass@push.example.com/x',
    'https://intranet/x',
  ])('is refused at %s', async (endpoint) => {
    const person = await join(server.api);
    const { key } = await person.ok(listPushDevices);
    const { p256dh, auth: secret } = browserAt(service.origin).subscription;
    const answer = await person.call(addPushDevice, { body: { endpoint, p256dh, auth: secret, key } });
    expect(answer.mcode).toBe(code('PUSH_ADDRESS'));
  });

  test('with another key than the present one is refused; twice at once it is there once', async () => {
    const person = await join(server.api);
    const browser = browserAt(service.origin);
    const { p256dh: key } = browserAt(service.origin).subscription;
    expect((await person.call(addPushDevice, { body: { ...browser.subscription, key } })).mcode).toBe(code('PUSH_KEY'));
    await Promise.all([turnOn(person, browser), turnOn(person, browser)].map((one) => one.catch(() => undefined)));
    expect(await devicesOf(person)).toHaveLength(1);
  });

  test('is turned off by its own person alone', async () => {
    const [owner, other] = [await join(server.api), await join(server.api)];
    const browser = browserAt(service.origin);
    const { items } = await turnOn(owner, browser);
    const params = { push_device_id: items[0]?.id ?? '' };
    expect((await other.call(removePushDevice, { params })).mcode).toBe(code('NOT_FOUND'));
    expect((await owner.ok(removePushDevice, { params })).items).toEqual([]);
    await owner.ok(readPush, { body: {} });
  });
});
