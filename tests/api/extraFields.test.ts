import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../src/contract/endpoints/auth';
import { patchName } from '../../src/contract/endpoints/profile';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { createRfq } from '../../src/contract/endpoints/rfq';
import { addStockItems } from '../../src/contract/endpoints/stock';
import { getProfile } from '../../src/contract/endpoints/user';
import type { Endpoint } from '../../src/contract/endpoint';
import { Caller, join, joinSeller, registrationOf } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { lotOf, PIPE, specOf } from '../support/stock';
import { draft, quotationBody, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let seller: Caller;
let victim: Caller;
let victimId: string;
beforeAll(async () => {
  server = await startServer();
  [buyer, seller, victim] = await Promise.all([
    join(server.api),
    joinSeller(server.api),
    join(server.api, { company_name: '남의회사' }),
  ]);
  victimId = (await victim.ok(getProfile)).id;
});
afterAll(() => server?.stop());

/** The fields that would matter: whose it is, test or real, how far it has come, what it costs. */
async function privileged() {
  const [row] = await server.sql<{ company_id: string }>('select company_id from account where id = $1', [victimId]);
  return {
    id: victimId,
    account_id: victimId,
    company_id: row?.company_id,
    buyer_company_id: row?.company_id,
    is_test: false,
    status: 'ORD',
    member_status: 'active',
    verification: 'verified',
    email_verified_at: '2026-01-01T00:00:00Z',
    email: victim.email,
    role: 'admin',
    revision: 99,
    round: 99,
    rfq_number_id: 'Q000000-AAAAA',
    on_hand: '1000000',
    reserved: '0',
    total: '1',
    created_by: victimId,
    withdrawn_at: null,
  };
}

/** The call with those fields beside its own. */
const send = async (who: Caller, endpoint: Endpoint, input: { params?: object; body: object }) =>
  who.call(endpoint, { ...input, body: { ...(await privileged()), ...input.body } });

test('a registration makes nobody verified, active in a foreign company or real', async () => {
  const body = registrationOf();
  expect((await send(new Caller(server.api), register, { body })).mcode).toBe(0);
  const [person] = await server.sql(
    `select a.email_verified_at, a.is_test, c.verification, a.company_id <> v.company_id as apart, a.id <> v.id as own
     from account a join company c on c.id = a.company_id, account v where a.email = $1 and v.id = $2`,
    [body.email, victimId],
  );
  expect(person).toEqual({
    email_verified_at: null,
    is_test: true,
    verification: 'unverified',
    apart: true,
    own: true,
  });
});

test('a change of one’s name changes one’s name', async () => {
  const before = await server.sql('select * from account order by id');
  expect((await send(buyer, patchName, { body: { name: '새이름' } })).mcode).toBe(0);
  const { id } = await buyer.ok(getProfile);
  const after = await server.sql('select * from account order by id');
  expect(after).toEqual(before.map((row) => (row['id'] === id ? { ...row, name: '새이름' } : row)));
});

test('a draft is the writer’s own, a draft, and numbered by the server', async () => {
  const { title, deadline_date, lines } = await draft(buyer);
  const answer = await send(buyer, createRfq, { body: { title, deadline_date, lines: lines.slice(0, 0) } });
  expect(answer.mcode).toBe(0);
  const { rfq_number_id } = answer.data as { rfq_number_id: string };
  const [row] = await server.sql(
    `select r.status, r.is_test, r.revision, r.round, r.company_id <> v.company_id as apart, r.created_by <> v.id as own
     from rfq r, account v where r.rfq_number_id = $1 and v.id = $2`,
    [rfq_number_id, victimId],
  );
  expect(row).toEqual({ status: 'DRAFT', is_test: true, revision: 1, round: 1, apart: true, own: true });
  expect(rfq_number_id).not.toBe('Q000000-AAAAA');
});

test('a quotation is the seller’s own, submitted and in its first revision', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const body = quotationBody(await seenBy(seller, rfq_number_id), '150000');
  expect((await send(seller, submitQuotation, { params: { rfq_number_id }, body })).mcode).toBe(0);
  const rows = await server.sql(
    `select q.status, q.is_test, q.company_id <> v.company_id as apart from quotation q, account v
     where v.id = $1 and q.rfq_id = (select id from rfq where rfq_number_id = $2)`,
    [victimId, rfq_number_id],
  );
  expect(rows).toEqual([{ status: 'SUBMITTED', is_test: true, apart: true }]);
});

test('a lot holds what its movements say and belongs to who adds it', async () => {
  const { warehouse_id } = await lotOf(seller);
  const item = {
    ...(await privileged()),
    warehouse_id,
    spec: specOf(PIPE),
    raw_text: PIPE,
    qty: '3',
    status: undefined,
  };
  const answer = await send(seller, addStockItems, { body: { items: [item] } });
  expect(answer.mcode).toBe(0);
  const { items } = answer.data as { items: Array<{ id: string; on_hand: string }> };
  expect(Number(items[0]?.on_hand)).toBe(3);
  expect(items[0]?.id).not.toBe(victimId);
});
