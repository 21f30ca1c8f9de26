import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepColumnMap, listColumnMaps } from '../../src/contract/endpoints/columnMap';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import { errorTable } from '../../src/contract/errors';
import { headerSignature } from '../../src/domain/material/headerSignature';
import { Caller, join, newRegistrationNumber, letIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let one: Caller;
let other: Caller;

beforeAll(async () => {
  server = await startServer();
  [one, other] = await Promise.all([join(server.api), join(server.api)]);
});
afterAll(() => server?.stop());

const signature = headerSignature(['품명', '규격', '수량', '발주']);
const list = async (caller: Caller) => (await caller.ok(listColumnMaps)).items;

test('a correction is kept for the own company, the last one counts, and unknown fields are dropped', async () => {
  await one.ok(keepColumnMap, { body: { signature, columns: { name: 0, qty: 2 } } });
  await one.ok(keepColumnMap, { body: { signature, columns: { name: 0, qty: 3, nonsense: 1 } } });
  expect(await list(one)).toMatchObject([{ signature, columns: { name: 0, qty: 3 } }]);
  expect(await list(other)).toEqual([]);
});

test('what one member corrected, a colleague of the same company reads by, once let in', async () => {
  const company_registration_number = newRegistrationNumber();
  const first = await join(server.api, { company_registration_number });
  const colleague = await join(server.api, { company_registration_number });
  await first.ok(keepColumnMap, { body: { signature, columns: { qty: 3 } } });
  expect((await colleague.call(listColumnMaps)).mcode).toBe(errorTable.MEMBERSHIP_PENDING.mcode);
  await letIn(first, colleague);
  expect(await list(colleague)).toMatchObject([{ signature, columns: { qty: 3 } }]);
});

test('bad signatures, bad columns and strangers are refused', async () => {
  const wrong: { signature: string; columns: Record<string, number> }[] = [
    { signature: 'x', columns: {} },
    { signature, columns: { name: -1 } },
    { signature, columns: { name: 0.5 } },
  ];
  for (const body of wrong) {
    expect((await one.call(keepColumnMap, { body })).mcode).toBe(errorTable.WRONG_PARAM.mcode);
  }
  const stranger = new Caller(server.api);
  expect((await stranger.call(listColumnMaps)).mcode).toBe(errorTable.AUTH_REQUIRED.mcode);
  expect((await stranger.call(keepColumnMap, { body: { signature, columns: {} } })).mcode).toBe(
    errorTable.AUTH_REQUIRED.mcode,
  );
});

test('twenty files an hour are read for an address without a login, more with one', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['PIPE SMLS 4" SCH40 A106-B 12 M']] }] });
  const file = { name: 'a.xlsx', content: Buffer.from(bytes).toString('base64') };
  const stranger = new Caller(server.api);
  for (let count = 0; count < 20; count += 1) await stranger.ok(parseRfq, { body: { file } });
  const refused = await stranger.call(parseRfq, { body: { file } });
  expect(refused).toMatchObject({ status: 429, mcode: errorTable.TOO_MANY_REQUESTS.mcode });
  // Text costs little and stays open; a login lifts the limit at the same address.
  await stranger.ok(parseRfq, { body: { lines: ['PIPE'] } });
  stranger.token = one.token;
  await stranger.ok(parseRfq, { body: { file } });
  await new Caller(server.api).ok(parseRfq, { body: { file } });
});
