import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as approvals from '../../src/contract/endpoints/approval';
import { deactivateMember } from '../../src/contract/endpoints/company';
import { company, lead, ready, RULE, state, waiting } from '../support/approval';
import { idOf } from '../support/roles';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** A transaction that holds a row while a call is made, then asks for another one before it ends. */
async function holding<Answer>(held: [string, string], call: () => Promise<Answer>, then: [string, string]) {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query(held[0], [held[1]]);
  const answer = call();
  await until('the call waits for the row', async () => {
    const waits = await server.sql(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return waits.length > 0;
  });
  await holder.query(then[0], [then[1]]);
  await holder.query('commit');
  return answer;
}

const APPROVAL = 'select 1 from approval where id = $1 for update';

test('an approval and a look at what is overdue come one after the other', async () => {
  const of = await company(server.api);
  const { act, approval } = await waiting(of, [RULE]);
  const answer = await holding([APPROVAL, approval.id], () => of.owner.call(approvals.approveAward, act), [
    'update approval_step set reminded_at = now() where approval_id = $1',
    approval.id,
  ]);
  expect(answer).toMatchObject({ mcode: 0, data: { status: 'approved' } });
});

test('a request for approval waits for a request for quotation in which an order of the company is placed', async () => {
  const of = await company(server.api);
  await state(of.owner, [RULE]);
  const { params, body } = await ready(of);
  const answer = await holding(
    ['select 1 from rfq where rfq_number_id = $1 for update', params.rfq_number_id],
    () => of.buyer.call(approvals.requestApproval, { params, body }),
    // As the reference of an order to its buyer does.
    [
      'select 1 from company where id = (select company_id from rfq where rfq_number_id = $1) for key share',
      params.rfq_number_id,
    ],
  );
  expect(answer.mcode).toBe(0);
});

test('an approver is taken out while a notice to them is written', async () => {
  const of = await company(server.api);
  const { approval } = await waiting(of, [{ ...RULE, steps: [lead(of.role)] }]);
  const member_id = await idOf(of.lead);
  const answer = await holding(
    [APPROVAL, approval.id],
    () => of.owner.call(deactivateMember, { params: { member_id } }),
    // As the reference of a notice to its reader does.
    ['select 1 from account where id = $1 for key share', member_id],
  );
  expect(answer.mcode).toBe(0);
});
