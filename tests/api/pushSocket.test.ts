import { expect, test } from 'vitest';
import { logout } from '../../src/contract/endpoints/auth';
import { endDevice, listDevices } from '../../src/contract/endpoints/device';
import { getProfile, readPush } from '../../src/contract/endpoints/user';
import { Caller, join, signIn } from '../support/people';
import { lockedTable } from '../support/lockedTable';
import { listen as listenAt } from '../support/pushEars';
import { startTrade } from '../support/startTrade';
import { quoted, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

const listen = (token: string | undefined) => listenAt(server.url, token);

test('each side hears what the other did, with no amount and no name in it', async () => {
  const [ears, eyes] = [listen(seller.token), listen(buyer.token)];
  await Promise.all([ears.opened, eyes.opened]);
  const { rfq_number_id } = await submitted(buyer);
  const matched = await ears.next('rfq_matched');
  expect(matched).toEqual({
    id: expect.any(String),
    kind: 'rfq_matched',
    record_type: 'seller_request',
    record_id: rfq_number_id,
    created_at: expect.any(String),
  });
  await quoted(seller, rfq_number_id, '123456');
  expect(await eyes.next('quotation_received')).toMatchObject({ record_type: 'rfq', record_id: rfq_number_id });
  expect(JSON.stringify([...ears.messages, ...eyes.messages])).not.toContain('123456');
  expect(ears.messages.some((message) => message.kind === 'quotation_received')).toBe(false);
  ears.socket.close();
  eyes.socket.close();
});

test('a connection stands only once it is known whose it is, so that nothing is missed from its first moment', async () => {
  const lock = await lockedTable(server, 'login');
  const ears = listen(seller.token);
  await lock.somebodyWaits();
  expect(ears.socket.readyState).toBe(ears.socket.CONNECTING);
  await lock.letGo();
  await ears.opened;
  await submitted(buyer);
  await ears.next('rfq_matched');
  ears.close();
});

test('what is read in one window reaches the person’s others in the same form, and nobody else', async () => {
  const colleague = await join(server.api);
  const [ears, desk, phone] = [listen(colleague.token), listen(seller.token), listen(seller.token)];
  await Promise.all([ears.opened, desk.opened, phone.opened]);
  await submitted(buyer);
  const { id } = await desk.next('rfq_matched');
  await seller.ok(readPush, { body: { ids: [id ?? ''] } });
  for (const window of [desk, phone]) {
    expect(Object.keys(await window.next('push_read')).toSorted()).toEqual(
      ['created_at', 'id', 'kind', 'record_id', 'record_type'].toSorted(),
    );
  }
  // Nothing was unread any more: nothing is sent again.
  await seller.ok(readPush, { body: { ids: [id ?? ''] } });
  await submitted(buyer);
  await expect.poll(() => desk.messages.filter(({ kind }) => kind === 'rfq_matched').length).toBe(2);
  expect(desk.messages.filter(({ kind }) => kind === 'push_read')).toHaveLength(1);
  expect(ears.messages).toEqual([]);
  for (const { socket } of [ears, desk, phone]) socket.close();
});

test('the newest of thousands are read from their index, without sorting', async () => {
  const [account] = await server.sql<{ id: string; is_test: boolean }>(
    'select id, is_test from account order by id limit 1',
  );
  await server.sql(
    `insert into push (id, is_test, account_id, kind, record_type, record_id, title, created_at)
     select gen_random_uuid(), $2, $1, 'rfq_matched', 'rfq', 'x', 'x', now() from generate_series(1, 5000)`,
    [account?.id, account?.is_test],
  );
  await server.sql('analyze push');
  const plan = await server.sql<{ 'QUERY PLAN': string }>(
    `explain select * from push where is_test = ${account?.is_test} and account_id = '${account?.id}' order by id desc limit 9`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan Backward using push_\w+/);
  expect(text).not.toContain('Sort');
});

test.each([
  ['no token', ''],
  ['a made-up token', 'abc.def.ghi'],
])('%s is closed with 4401', async (_name, token) => {
  expect(await listen(token).closed).toBe(4401);
});

test('signing out closes the sockets of that login', async () => {
  const person = await join(server.api);
  const { opened, closed } = listen(person.token);
  await opened;
  const second = listen(person.token);
  await second.opened;
  await person.ok(logout, { body: { refresh_token: person.refreshToken } });
  expect(await closed).toBe(4401);
  expect(await second.closed).toBe(4401);
});

test('signing out there, from another device, closes its socket within five seconds', async () => {
  const person = await join(server.api);
  const tablet = new Caller(server.api);
  await signIn(tablet, person.email);
  const { opened, closed } = listen(tablet.token);
  await opened;
  const device_id = (await tablet.ok(listDevices)).items.find((one) => one.current)?.id ?? '';
  await person.ok(endDevice, { params: { device_id } });
  const begin = Date.now();
  expect(await closed).toBe(4401);
  expect(Date.now() - begin).toBeLessThan(5_000);
});

test('a pending person’s feed stays open, so that no login is renewed over and over', async () => {
  const member = await join(server.api);
  const { company_registration_number } = await member.ok(getProfile);
  const waiting = await join(server.api, { company_registration_number });
  const { socket, opened } = listen(waiting.token);
  await opened;
  // A refusal would come right after the handshake, or with the look at standing logins every four seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(socket.readyState).toBe(socket.OPEN);
  socket.close();
});
