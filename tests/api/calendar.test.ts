import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { getCalendar, makeCalendar, removeCalendar } from '../../src/contract/endpoints/calendar';
import { deactivateMember, putFactorRule } from '../../src/contract/endpoints/company';
import { endAllDevices, listSecurityEvents } from '../../src/contract/endpoints/device';
import { patchLanguage, patchPassword, withdraw } from '../../src/contract/endpoints/profile';
import { shipOrder } from '../../src/contract/endpoints/order';
import { reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD, secretOf } from '../support/people';
import { give, idOf, place } from '../support/roles';
import { withApp } from '../support/secondFactor';
import { startServer, type TestServer } from '../support/startServer';
import { bidIn, orderIn, projectIn } from '../support/states';
import { dayFromNow, ordered, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

/** The calendar at an address, as a program reads it that knows nothing but the address. */
async function read(url: string) {
  const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, server.url));
  const text = await answer.text();
  const type = answer.headers.get('content-type');
  if (!answer.ok) return { status: answer.status, type, text, kinds: [], events: [] };
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const kinds = events.map(({ uid }) => uid.replace(/-[A-Z]\d{6}-.*/, '')).toSorted();
  return { status: answer.status, type, text, kinds, events };
}

const feedOf = async (person: Caller) => (await person.ok(makeCalendar)).url;

describe('what a calendar holds', () => {
  test('the deadline of a request, for both sides, at the instant of the request', async () => {
    const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
    const rfq = await submitted(buyer, { title: '정유 배관 3구역' });
    const own = await read(await feedOf(buyer));
    expect(own.type).toBe('text/calendar; charset=utf-8');
    expect(own.kinds).toEqual(['closing']);
    expect(own.events[0]?.endDate.toJSDate().toISOString()).toBe(rfq.closes_at);
    expect(own.text).toContain('정유 배관 3구역');
    expect((await read(await feedOf(seller))).kinds).toContain('quote');
    expect((await read(await feedOf(await joinSeller(server.api)))).text).not.toContain('정유 배관 3구역');
  });

  test('how long offers stand, and until when a seller has to answer', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    await projectIn('CMP', two);
    expect((await read(await feedOf(two.buyer))).kinds).toEqual(['offers_end']);
    expect((await read(await feedOf(two.seller))).kinds).toEqual(['offer_ends']);
    await bidIn('SENT', two);
    expect((await read(await feedOf(two.buyer))).kinds).toContain('answer_due');
    expect((await read(await feedOf(two.seller))).kinds).toContain('bid');
  });

  test('payment and delivery of an order, until the goods have left and were received', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    await orderIn('unpaid', two);
    const [buyers, sellers] = [await feedOf(two.buyer), await feedOf(two.seller)];
    expect((await read(buyers)).kinds).toEqual(['arrival', 'pay']);
    expect((await read(sellers)).kinds).toEqual(['deliver', 'paid']);
    await orderIn('shipped', two);
    expect((await read(buyers)).kinds).toContain('receive_by');
  });

  test('the day on which the goods leave where the terms promise no arrival', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    await ordered(two.buyer, two.seller, {}, { delivery_term: 'loaded' });
    expect((await read(await feedOf(two.buyer))).kinds).toEqual(['dispatch', 'pay']);
    expect((await read(await feedOf(two.seller))).kinds).toEqual(['paid', 'ship']);
  });

  test('the day that a carrier is expected, in place of the one that was promised', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    const order = await orderIn('paid', two);
    const expected_on = dayFromNow(5);
    const lines = order.lines.map(({ id, qty }) => ({ line_id: id, qty, heat_numbers: ['H-1'] }));
    await two.seller.ok(shipOrder, {
      params: { order_number: order.order_number },
      body: { version: order.version, shipped_on: dayFromNow(0), expected_on, lines },
    });
    const { events } = await read(await feedOf(two.buyer));
    const arrivals = events.filter(({ uid }) => uid.startsWith('arrival'));
    expect(arrivals.map(({ startDate }) => startDate.toString())).toEqual([expected_on]);
  });

  test('neither amounts nor the other company', async () => {
    const two = { buyer: await join(server.api), seller: await joinSeller(server.api) };
    const order = await orderIn('unpaid', two);
    for (const person of [two.buyer, two.seller]) {
      const { text } = await read(await feedOf(person));
      expect(text).toContain(order.order_number);
      for (const secret of [order.totals?.total_amount ?? 'none', order.buyer.company_name, order.seller.company_name])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/원|₩|KRW/);
    }
  });

  test('no more than the rights of its person, as they are now, in the language of now', async () => {
    const buyer = await join(server.api);
    const colleague = await colleagueOf(buyer);
    await submitted(buyer);
    const url = await feedOf(colleague);
    expect((await read(url)).text).toContain('[견적 마감]');
    await colleague.ok(patchLanguage, { body: { language: 'en' } });
    expect((await read(url)).text).toContain('Quotations close:');
    await give(buyer, colleague, place('warehouse'));
    expect((await read(url)).kinds).toEqual([]);
  });
});

describe('the address', () => {
  test('is shown once, kept as a hash, replaced by the next and ended by its person', async () => {
    const person = await join(server.api);
    expect(await person.ok(getCalendar)).toEqual({ made_at: null });
    const first = await feedOf(person);
    expect(await person.ok(getCalendar)).toEqual({ made_at: expect.any(String) });
    const [row] = await server.sql<{ row: string }>(
      'select to_jsonb(f)::text as row from calendar_feed f where account_id = $1',
      [await idOf(person)],
    );
    expect(row?.row).not.toContain(first.split('/').at(-1)?.replace('.ics', ''));
    const second = await feedOf(person);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect(await person.ok(removeCalendar)).toEqual({ made_at: null });
    expect((await read(second)).status).toBe(404);
  });

  test('ends with all logins, and is among the events of the account', async () => {
    const person = await join(server.api);
    const first = await feedOf(person);
    await person.ok(reauth, { body: { password: PASSWORD } });
    await person.ok(patchPassword, { body: { password: 'another-good-one-8' } });
    expect((await read(first)).status).toBe(404);
    const second = await feedOf(person);
    await person.ok(endAllDevices, { body: { keep_current: true } });
    expect((await read(second)).status).toBe(404);
    const events = (await person.ok(listSecurityEvents, { query: {} })).items;
    expect(events.filter(({ kind }) => kind === 'calendar_made')).toHaveLength(2);
  });

  test('opens nothing while its person lacks the second factor that the company requires', async () => {
    const owner = await join(server.api);
    const url = await feedOf(await colleagueOf(owner));
    const own = await feedOf(owner);
    await withApp(owner);
    await owner.ok(reauth, { body: { password: PASSWORD } });
    await owner.ok(putFactorRule, { body: { required: true } });
    expect((await read(url)).status).toBe(404);
    expect((await read(own)).status).toBe(200);
  });

  test('ends when the password was reset by mail, when its person is taken out, and when they leave', async () => {
    const owner = await join(server.api);
    const [forgetful, removed, leaving] = [await join(server.api), await colleagueOf(owner), await colleagueOf(owner)];
    const urls = [await feedOf(forgetful), await feedOf(removed), await feedOf(leaving)];
    await forgetful.ok(auth.passwordFind, { body: { email: forgetful.email } });
    const [mail] = await emailsTo(server.api, forgetful.email, '/auth/find/');
    await forgetful.ok(auth.passwordReset, { body: { t: secretOf(mail!), password: 'another-good-one-7' } });
    await owner.ok(reauth, { body: { password: PASSWORD } });
    await owner.ok(deactivateMember, { params: { member_id: await idOf(removed) } });
    await leaving.ok(reauth, { body: { password: PASSWORD } });
    await leaving.ok(withdraw);
    for (const url of urls) expect((await read(url)).status).toBe(404);
  });

  test.each(['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '%00.ics', 'a'.repeat(80)])(
    'that nobody was given opens nothing: %s',
    async (feed) => {
      const { status, text } = await read(`${server.url}/api/calendar/${feed}`);
      expect([400, 404]).toContain(status);
      expect(text).not.toContain('VCALENDAR');
    },
  );
});
