import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cancelExport, listExports, repeatExport } from '../../src/contract/endpoints/fileExport';
import { getProfile, listPush } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { ENDPOINT_OF_KIND } from '../../src/server/modules/export/exportRight';
import { nameOf } from '../authorisation/callInput';
import { everyEndpoint } from '../support/everyEndpoint';
import type { FileExport } from '../../src/contract/entities/fileExport';
import { keptExport } from '../support/keptExport';
import { emailsTo } from '../support/emails';
import { lockedTable } from '../support/lockedTable';
import { Caller, colleagueOf, signIn } from '../support/people';
import { ownRole } from '../support/roles';
import { startOwnServer } from '../support/startServer';
import { startTrade } from '../support/startTrade';
import { quoted, submitted } from '../support/trade';
import { until } from '../support/until';

// Nobody waits for anything: every file is made in the background.
const { server, buyer, seller } = await startTrade({ env: { EXPORT_AFTER_MS: '0' } });

/** A request with one quotation. */
async function request(): Promise<string> {
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  return rfq_number_id;
}

/** Fetches a file; one with amounts is noted, so it is a POST. */
const get = (who: Caller, address: string, lang: 'ko' | 'en' = 'ko') => {
  const notes = address.includes('/comparison/');
  const token = who.token ? { token: who.token } : {};
  return who.api(notes ? 'POST' : 'GET', address, { lang, ...token, ...(notes ? { body: {} } : {}) });
};

/** Requests a file that is made in the background; gives the export. */
async function ask(who: Caller, address: string, lang: 'ko' | 'en' = 'ko'): Promise<FileExport> {
  const { status, body } = await get(who, address, lang);
  expect({ status, body }).toMatchObject({ status: 202, body: { mcode: 0 } });
  return (body as { data: { export: FileExport } }).data.export;
}

const listed = async (who: Caller, id: string) => (await who.ok(listExports)).items.find((one) => one.id === id);
const comesTo = (who: Caller, id: string, state: FileExport['state']) =>
  until(`${state} of ${id}`, async () => {
    const one = await listed(who, id);
    return one?.state === state && one;
  });
const at = (export_id: string) => ({ params: { export_id } });

describe('a file that takes longer than somebody waits', () => {
  test('is made in the background, announced by notification and email, and kept for its person alone', async () => {
    const number = await request();
    const requested = await ask(seller, `/quotation/request/${number}/paper`);
    expect(requested).toMatchObject({ kind: 'quotation_paper', record: number, name: null, expires_at: null });
    const done = await comesTo(seller, requested.id, 'done');
    expect(done).toMatchObject({ progress: 100, failure: null });
    const days = (Date.parse(done.expires_at ?? '') - Date.parse(done.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(7);

    const file = await get(seller, `/export/${requested.id}/file`);
    expect(file.status).toBe(200);
    expect(Buffer.from(file.body as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(number);

    const { items } = await seller.ok(listPush);
    expect(items[0]).toMatchObject({
      kind: 'export_done',
      record_type: 'export',
      record_id: requested.id,
      title: done.name,
    });
    const [mail] = await emailsTo(server.api, seller.email, '파일이 준비됐어요');
    expect(mail?.text).toContain('/user/mypage/exports');

    for (const other of [buyer, await colleagueOf(seller)]) {
      expect(await get(other, `/export/${requested.id}/file`)).toMatchObject({ status: 404, body: { mcode: 6028 } });
      expect((await other.call(cancelExport, at(requested.id))).status).toBe(404);
      expect((await other.call(repeatExport, at(requested.id))).status).toBe(404);
      expect((await other.ok(listExports)).items).toEqual([]);
    }
    // What has ended stays as it is.
    expect(await seller.ok(cancelExport, at(requested.id))).toMatchObject({ state: 'done' });
  });

  test('requested twice is one export; cancelled, nothing comes of it', async () => {
    const number = await request();
    const lock = await lockedTable(server, 'quotation_line');
    const address = `/rfq/${number}/comparison/sheet`;
    const requested = await ask(buyer, address);
    expect((await ask(buyer, address)).id).toBe(requested.id);
    expect((await ask(buyer, `${address}?freight=spread`)).id).not.toBe(requested.id);
    expect(await get(buyer, `/export/${requested.id}/file`)).toMatchObject({ status: 409, body: { mcode: 6029 } });

    const reported = (await buyer.ok(listPush)).items.length;
    expect(await buyer.ok(cancelExport, at(requested.id))).toMatchObject({ state: 'cancelled', name: null });
    await lock.letGo();
    // The other one comes later, and then it is certain.
    const other = (await buyer.ok(listExports)).items[0]?.id ?? '';
    await comesTo(buyer, other, 'done');
    expect(await listed(buyer, requested.id)).toMatchObject({ state: 'cancelled' });
    expect((await buyer.ok(listPush)).items.length).toBe(reported + 1);
    expect(existsSync(path.join(server.dataDir, 'files', requested.id.slice(0, 2), requested.id))).toBe(false);
    const again = await ask(buyer, address);
    expect(again.id).not.toBe(requested.id);
    // The next test counts what is being made.
    await comesTo(buyer, again.id, 'done');
  });

  test('one person has two at once, the others wait for their turn', async () => {
    const number = await request();
    const lock = await lockedTable(server, 'quotation_line');
    const base = `/rfq/${number}/comparison`;
    const requested = [
      await ask(buyer, `${base}/sheet`),
      await ask(buyer, `${base}/paper`),
      await ask(buyer, `${base}/paper`, 'en'),
      await ask(buyer, `${base}/sheet`, 'en'),
    ];
    expect(requested.map(({ state }) => state)).toEqual(['running', 'running', 'waiting', 'waiting']);
    // Somebody else's is not held up by them.
    expect(await ask(seller, `/quotation/request/${number}/sheet`)).toMatchObject({ state: 'running' });
    await lock.letGo();
    for (const { id } of requested) await comesTo(buyer, id, 'done');
  });

  test('that cannot be made says why, and is made again on demand', async () => {
    const order = await ask(seller, '/order/P000000-NONE0/paper/purchase_order');
    const failed = await comesTo(seller, order.id, 'failed');
    expect(failed.failure).toContain('주문');
    await emailsTo(server.api, seller.email, '만들지 못했어요');
    const again = await seller.ok(repeatExport, at(order.id));
    expect(again).toMatchObject({ state: 'waiting', kind: 'order_paper' });
    await comesTo(seller, again.id, 'failed');
  });

  test('is gone after seven days', async () => {
    const id = await keptExport(server, buyer);
    expect(await listed(buyer, id)).toMatchObject({ state: 'expired' });
    expect(await get(buyer, `/export/${id}/file`)).toMatchObject({ status: 410, body: { mcode: 6030 } });
  });
});

test('a person who may not request a file any more neither gets it, nor has it made', async () => {
  const reader = await colleagueOf(buyer);
  const { id: account } = await reader.ok(getProfile);
  const own = await keptExport(server, reader);
  const became = async (kind: string, state: string, until: string) => {
    await server.sql(`update file_export set kind = $2, state = $3, expires_at = ${until} where id = $1`, [
      own,
      kind,
      state,
    ]);
  };

  const role = await ownRole(buyer, ['export', 'see_prices']);
  await server.sql("update account set role = 'own', own_role_id = $2 where id = $1", [account, role]);

  await became('comparison_sheet', 'expired', 'now()');
  expect((await get(reader, `/export/${own}/file`)).status).toBe(410);
  await server.sql("update company_role set rights = '{export}' where id = $1", [role]);
  expect(await get(reader, `/export/${own}/file`)).toMatchObject({ status: 403, body: { mcode: 2023 } });
  expect(await reader.call(repeatExport, at(own))).toMatchObject({ status: 403, mcode: 2023 });
  // Requested with the rights, made once they are gone.
  await became('comparison_sheet', 'waiting', 'null');
  const failed = await comesTo(reader, own, 'failed');
  expect(failed.failure).toBe(errorTable.RIGHT_MISSING.ko);
  await became('stock_sheet', 'waiting', 'null');
  await comesTo(reader, own, 'done');
});

test('the right to each kind of file is that of the endpoint that makes it', async () => {
  const makers = (await everyEndpoint()).filter(({ background }) => background);
  expect(Object.fromEntries(makers.map((endpoint) => [endpoint.background, nameOf(endpoint)]))).toEqual(
    Object.fromEntries(Object.entries(ENDPOINT_OF_KIND).map(([kind, endpoint]) => [kind, nameOf(endpoint)])),
  );
});

test('a short file is answered as it is', async () => {
  const patient = await startOwnServer({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
    EXPORT_AFTER_MS: '',
  });
  try {
    const caller = new Caller(patient.api);
    await signIn(caller, seller.email);
    const number = await request();
    expect(await get(caller, `/quotation/request/${number}/sheet`)).toMatchObject({ status: 200 });
  } finally {
    await patient.stop();
  }
});

test('killed in the middle, it is made by the next process; what is too old is cleaned away', async () => {
  const first = await startOwnServer({
    EXPORT_AFTER_MS: '0',
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
  });
  const caller = new Caller(first.api);
  await signIn(caller, buyer.email);
  const number = await request();
  const lock = await lockedTable(server, 'quotation_line');
  const requested = await ask(caller, `/rfq/${number}/comparison/sheet?freight=spread`);
  await first.kill9();
  await lock.letGo();
  await comesTo(buyer, requested.id, 'done');
  expect((await get(buyer, `/export/${requested.id}/file`)).status).toBe(200);
  await first.stop();

  const old = await keptExport(server, buyer);
  const folder = path.join(server.dataDir, 'files', old.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, old), 'old');
  const next = await startOwnServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  try {
    await until('an empty place', () => !existsSync(path.join(folder, old)));
  } finally {
    await next.stop();
  }
});
