import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deactivateMember, putFactorRule } from '../../src/contract/endpoints/company';
import { getNotices, patchNotices, sendPhoneCode, verifyPhone } from '../../src/contract/endpoints/notice';
import { patchEmailApproval, patchPhone, patchSnsApproval } from '../../src/contract/endpoints/profile';
import { getSaleItems, listPush, patchSaleItems, pushStatus, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { emailsTo, everyEmailTo } from '../support/emails';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { idOf } from '../support/roles';
import { withApp } from '../support/secondFactor';
import { startServer, type TestServer } from '../support/startServer';
import { bidIn } from '../support/states';
import { quoted, submitted } from '../support/trade';

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const soon = { timeout: 60_000, interval: 200 };
const SECRET = 'text-secret';

interface TextSent {
  authorization: string;
  message: { to: string; from: string; text: string; type?: string; kakaoOptions?: Record<string, unknown> };
}

/** A provider of text messages on this machine. */
async function startProvider() {
  const got: TextSent[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { message } = JSON.parse(Buffer.concat(parts).toString()) as Pick<TextSent, 'message'>;
      got.push({ authorization: request.headers.authorization ?? '', message });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"statusCode":"2000"}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages/v4/send`,
    got,
    stop: () => server.close(),
  };
}

let server: TestServer;
let moved = 0;
let provider: Awaited<ReturnType<typeof startProvider>>;
/** A server whose clock is right: what tests moved before is forgotten. */
async function freshServer() {
  await server?.stop();
  moved = 0;
  server = await startServer({
    TEST_CLOCK: '1',
    WEBHOOK_LOOPBACK: '1',
    TEXT_URL: provider.url,
    TEXT_API_KEY: 'KEY',
    TEXT_API_SECRET: SECRET,
    TEXT_FROM: '15440000',
    TEXT_CHANNEL: 'CHANNEL',
    TEXT_TEMPLATES: 'bid=KA01BID',
  });
}

beforeAll(async () => {
  provider = await startProvider();
  await freshServer();
});
afterAll(async () => {
  provider?.stop();
  await server?.stop();
});

const later = async (seconds: number) => {
  moved += seconds;
  await server.api('POST', '/dev/clock', { body: { seconds: moved } });
};
/** Moves the clock to the next time that it is this hour in Seoul. */
async function until(hour: number) {
  const [row] = await server.sql<{ s: number }>(
    `select extract(epoch from date_trunc('day', app_now() at time zone 'Asia/Seoul') + make_interval(hours => $1)
       - app_now() at time zone 'Asia/Seoul')::int as s`,
    [hour],
  );
  const seconds = Number(row?.s ?? 0);
  await later(seconds > 0 ? seconds + 1 : seconds + 1 + 24 * 3600);
}

async function quotedFor(buyer: Caller, times = 1) {
  const seller = await joinSeller(server.api);
  for (let one = 0; one < times; one += 1) await quoted(seller, (await submitted(buyer)).rfq_number_id);
}

describe('the ways of a topic', () => {
  test('are the usual ones until somebody chooses, and then those that the topic can have', async () => {
    const person = await join(server.api);
    expect(await person.ok(getNotices)).toMatchObject({ digest_hour: 8, phone_verified: false, text_on: true });
    const { ways } = await person.ok(patchNotices, {
      body: { ways: { stock: ['text', 'digest', 'mail'], bank_account: [], deadline: ['text'] } },
    });
    expect(ways).toMatchObject({ stock: ['mail'], bank_account: ['mail'], deadline: ['text'] });
    expect(ways.order).toEqual(['app', 'push', 'mail']);
  });

  test('without the app leave a notification in the list, read, and ring no bell', async () => {
    const buyer = await join(server.api);
    await buyer.ok(patchNotices, { body: { ways: { quotation: ['mail'] } } });
    await quotedFor(buyer);
    expect(await buyer.ok(pushStatus)).toMatchObject({ unread: 0 });
    expect((await buyer.ok(listPush)).items[0]).toMatchObject({ kind: 'quotation_received' });
    await emailsTo(server.api, buyer.email, '새 견적이 도착했어요');
  });

  test('for matching requests are the switch beside the product range', async () => {
    const seller = await joinSeller(server.api);
    await seller.ok(patchNotices, { body: { ways: { matched: [] } } });
    expect((await seller.ok(getSaleItems)).is_user_sale_material_push).toBe(false);
    const body = { is_user_sale_material_push: true, delete_sale_material_list: [], create_sale_material_list: [] };
    await seller.ok(patchNotices, { body: { ways: { matched: ['app'] } } });
    expect((await seller.ok(getSaleItems)).is_user_sale_material_push).toBe(true);
    await seller.ok(patchSaleItems, { body: { ...body, is_user_sale_material_push: false } });
    expect((await seller.ok(getNotices)).ways.matched).toEqual([]);
  });
});

describe('the daily mail', () => {
  test('brings what gathered in one mail at the chosen hour, with the way out of such mails, and not again', async () => {
    const buyer = await join(server.api);
    await buyer.ok(patchNotices, { body: { ways: { quotation: ['app', 'digest'] }, digest_hour: 18 } });
    await until(9);
    await quotedFor(buyer, 3);
    await server.api('POST', '/dev/outbox');
    expect((await everyEmailTo(server.api, buyer.email)).map(({ subject }) => subject)).not.toContain(
      '새 견적이 도착했어요',
    );
    await until(18);
    const [mail] = await emailsTo(server.api, buyer.email, '오늘의 알림 3건');
    expect(mail?.text.match(/새 견적이 도착했어요/g)).toHaveLength(3);
    expect(mail?.text).toContain('/mail/unsubscribe?t=');
    await later(24 * 3600);
    await quotedFor(buyer);
    await until(18);
    expect(await emailsTo(server.api, buyer.email, '오늘의 알림 1건')).toHaveLength(1);
    expect(await emailsTo(server.api, buyer.email, '오늘의 알림 3건')).toHaveLength(1);
  });

  test('does not go to who turned mails off meanwhile, nor when the topic left it', async () => {
    const [off, left] = [await join(server.api), await join(server.api)];
    for (const one of [off, left]) await one.ok(patchNotices, { body: { ways: { quotation: ['digest'] } } });
    for (const one of [off, left]) await quotedFor(one);
    await off.ok(patchEmailApproval, { body: { email_approval: false } });
    await left.ok(patchNotices, { body: { ways: { quotation: ['app'] } } });
    const other = await join(server.api);
    await other.ok(patchNotices, { body: { ways: { quotation: ['digest'] } } });
    await quotedFor(other);
    await until(8);
    await emailsTo(server.api, other.email, '오늘의 알림');
    for (const one of [off, left]) {
      expect((await everyEmailTo(server.api, one.email)).filter(({ subject }) => /오늘/.test(subject))).toEqual([]);
    }
  });
});

/** The code that came to a phone last. */
/** The code that came last, to this number or to any. */
const lastCode = (phone?: string) => {
  const last = provider.got.findLast(({ message }) => phone === undefined || message.to === phone);
  return /\d{6}/.exec(last?.message.text ?? '')?.[0] ?? '';
};

async function proved(person: Caller, phone: string) {
  await person.ok(patchPhone, { body: { phone_code: '+82', phone } });
  // By the number: codes of other tests may still be on their way.
  const got = () => provider.got.filter(({ message }) => message.to === phone);
  const before = got().length;
  await person.ok(sendPhoneCode);
  await expect.poll(() => got().length, soon).toBe(before + 1);
  return person.ok(verifyPhone, { body: { code: lastCode(phone) } });
}

describe('text messages', () => {
  // Days passed in the tests before, and a request's deadline must be ahead.
  beforeAll(freshServer);

  test('go to a number that was proved by a code, and to no other', async () => {
    const person = await join(server.api);
    const before = provider.got.length;
    await person.ok(patchPhone, { body: { phone_code: '+82', phone: '01011112222' } });
    await person.ok(sendPhoneCode);
    await expect.poll(() => provider.got.length, soon).toBe(before + 1);
    const right = lastCode();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let one = 0; one < 5; one += 1)
      expect((await person.call(verifyPhone, { body: { code: wrong } })).mcode).toBe(code('TEXT_CODE_WRONG'));
    // Five wrong tries end the code.
    expect((await person.call(verifyPhone, { body: { code: right } })).mcode).toBe(code('TEXT_CODE_WRONG'));
    expect(await proved(person, '01011112222')).toMatchObject({ phone_verified: true });
    await person.ok(patchPhone, { body: { phone_code: '+82', phone: '01033334444' } });
    expect(await person.ok(getNotices)).toMatchObject({ phone_verified: false });
    await person.ok(patchPhone, { body: { phone_code: '+82', phone: '0255551234' } });
    expect((await person.call(sendPhoneCode)).mcode).toBe(code('TEXT_PHONE'));
  });

  test('do not flood a phone with codes', async () => {
    const person = await join(server.api);
    await person.ok(patchPhone, { body: { phone_code: '+82', phone: '01055556666' } });
    for (let one = 0; one < 5; one += 1) await person.ok(sendPhoneCode);
    expect((await person.call(sendPhoneCode)).mcode).toBe(code('TEXT_CODES_SENT'));
    const other = await join(server.api);
    await other.ok(patchPhone, { body: { phone_code: '+82', phone: '01055556666' } });
    expect((await other.call(sendPhoneCode)).mcode).toBe(code('TEXT_CODES_SENT'));
    await later(3601);
    for (let one = 0; one < 5; one += 1) await other.ok(sendPhoneCode);
    await later(3601);
    expect((await person.call(sendPhoneCode)).mcode).toBe(code('TEXT_CODES_SENT'));
  });

  test('bring what is urgent by the registered template, signed, wait for the morning, and cost their company', async () => {
    const seller = await joinSeller(server.api);
    await proved(seller, '01066665555');
    await seller.ok(patchSnsApproval, { body: { sns_approval: true } });
    await seller.ok(patchNotices, { body: { ways: { bid: ['app', 'text'] } } });
    await until(22);
    const buyer = await join(server.api);
    const got = () => provider.got.filter(({ message }) => message.to === '01066665555');
    const before = got().length;
    await bidIn('SENT', { buyer, seller });
    const [waiting] = await server.sql<{ status: string; hour: number }>(
      `select status, extract(hour from due_at at time zone 'Asia/Seoul')::int as hour
       from text_message where kind = 'bid' and phone = '01066665555'`,
    );
    expect(waiting).toEqual({ status: 'waiting', hour: 8 });
    expect(got()).toHaveLength(before);
    await until(8);
    await expect.poll(() => got().length, soon).toBe(before + 1);
    const sent = got().at(-1);
    expect(sent?.message).toMatchObject({
      to: '01066665555',
      from: '15440000',
      type: 'ATA',
      kakaoOptions: { pfId: 'CHANNEL', templateId: 'KA01BID', disableSms: false },
    });
    expect(sent?.message.text).not.toMatch(/150000|150,000/);
    const [, date = '', salt = '', signature = ''] =
      /^HMAC-SHA256 apiKey=KEY, date=(\S+), salt=(\w+), signature=(\w+)$/.exec(sent?.authorization ?? '') ?? [];
    expect(signature).toBe(
      createHmac('sha256', SECRET)
        .update(date + salt)
        .digest('hex'),
    );
    const use = () =>
      server.sql<{ texts: number; won: number }>(
        `select sum(u.texts)::int as texts, sum(u.texts_won)::int as won from company_use u
         join account a on a.company_id = u.company_id where a.email = $1`,
        [seller.email],
      );
    // The code by SMS, the award by KakaoTalk.
    await expect.poll(async () => (await use())[0], soon).toEqual({ texts: 2, won: 31 });
  });

  test('that wait for the morning go to nobody who left, agreed no more or lacks the second factor by then', async () => {
    const [seller, strict] = [await joinSeller(server.api), await joinSeller(server.api)];
    const people = [await colleagueOf(seller), await colleagueOf(seller), await colleagueOf(strict)] as const;
    const phones = people.map((_, at) => `0108888000${at}`);
    for (const [at, person] of people.entries()) {
      await proved(person, phones[at] ?? '');
      await person.ok(patchSnsApproval, { body: { sns_approval: true } });
      await person.ok(patchNotices, { body: { ways: { bid: ['app', 'text'] } } });
    }
    await until(22);
    for (const one of [seller, strict]) await bidIn('SENT', { buyer: await join(server.api), seller: one });
    const waiting = () =>
      server.sql<{ phone: string }>(
        "select phone from text_message where phone like '0108888000%' and status = 'waiting' order by 1",
      );
    expect((await waiting()).map(({ phone }) => phone)).toEqual(phones);
    const before = provider.got.length;
    const [out, quiet] = people;
    await seller.ok(reauth, { body: { password: PASSWORD } });
    await seller.ok(deactivateMember, { params: { member_id: await idOf(out) } });
    await server.sql('update account set sns_approval = false where email = $1', [quiet.email]);
    await withApp(strict, Date.now() + moved * 1000);
    await strict.ok(putFactorRule, { body: { required: true } });
    await until(8);
    await expect.poll(waiting, soon).toEqual([]);
    expect(provider.got.slice(before).filter(({ message }) => phones.includes(message.to))).toEqual([]);
  });
});
