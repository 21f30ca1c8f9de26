import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approvals from '../../src/contract/endpoints/approval';
import { awardRfq } from '../../src/contract/endpoints/rfq';
import * as people from '../../src/contract/endpoints/people';
import type { Approver } from '../../src/contract/entities/approval';
import { errorTable } from '../../src/contract/errors';
import { company, lead, RULE, state } from '../support/approval';
import { colleagueOf, join } from '../support/people';
import { give, idOf, place } from '../support/roles';
import { startServer, type TestServer } from '../support/startServer';
import { ended, quoted, seenBy, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const issuesOf = ({ data }: { data: unknown }) => (data as { issues?: unknown } | null)?.issues;

describe('rules', () => {
  test('are stated by who manages people, as a whole, and not over a change of somebody else', async () => {
    const { owner, lead: head, buyer, role } = await company(server.api);
    const rules = [{ ...RULE, steps: [lead(role)] }];
    expect(await owner.ok(approvals.getApprovalRules)).toEqual({ version: 0, rules: [] });
    expect((await state(owner, rules)).mcode).toBe(0);
    expect(await head.ok(approvals.getApprovalRules)).toEqual({ version: 1, rules });
    const stale = await owner.call(approvals.putApprovalRules, { body: { version: 0, rules: [] } });
    expect(stale.mcode).toBe(code('STALE_VERSION'));
    const refused = await buyer.call(approvals.putApprovalRules, { body: { version: 1, rules: [] } });
    expect(refused.mcode).toBe(code('RIGHT_MISSING'));
  });

  test('a step that nobody but the person who awards could approve is refused with its place', async () => {
    const owner = await join(server.api, { company_name: '혼자상사' });
    const alone = await state(owner, [RULE]);
    expect(alone.mcode).toBe(code('APPROVAL_RULE_INVALID'));
    expect(issuesOf(alone)).toEqual([{ path: ['rules', 0, 'steps', 0], code: 'only_requester' }]);
    const blind = await colleagueOf(owner);
    await give(owner, blind, place('warehouse'));
    const steps: Approver[] = [
      { kind: 'person', account_id: await idOf(blind) },
      { kind: 'role', role: 'accounts', own_role_id: null },
      { kind: 'role', role: 'accounts', own_role_id: null },
    ];
    expect(issuesOf(await state(owner, [{ ...RULE, steps }]))).toEqual([
      { path: ['rules', 0, 'steps', 0], code: 'nobody' },
      { path: ['rules', 0, 'steps', 1], code: 'nobody' },
      { path: ['rules', 0, 'steps', 2], code: 'duplicate' },
    ]);
  });

  test('a role that a rule names is not removed', async () => {
    const { owner, lead: head, role } = await company(server.api);
    await state(owner, [{ ...RULE, steps: [lead(role)] }]);
    await give(owner, head, place('viewer'));
    const removed = await owner.call(people.removeRole, { params: { role_id: role } });
    expect(removed.mcode).toBe(code('ROLE_IN_RULES'));
  });

  test('count dollars at no lower a rate than the operator set, whatever the request states', async () => {
    await server.sql(
      'insert into exchange_rate (id, is_test, usd_krw, set_at) select gen_random_uuid(), t, 1400, now() from unnest($1::boolean[]) t',
      [[true, false]],
    );
    const { owner, buyer, sellers } = await company(server.api);
    await state(owner, [RULE]);
    const { rfq_number_id } = await submitted(buyer, { usd_allowed: true, usd_krw_rate: '1' });
    await quoted(sellers[0], rfq_number_id, '100', { currency: 'USD', freight_amount: '0' });
    const { version, lines } = await ended(buyer, rfq_number_id);
    const quotation_id = (await seenBy(sellers[0], rfq_number_id)).quotation?.id ?? '';
    const body = { version, lines: lines.map(({ id }) => ({ rfq_line_id: id, quotation_id })) };
    const answer = await buyer.call(awardRfq, { params: { rfq_number_id }, body });
    expect(answer.mcode).toBe(code('APPROVAL_NEEDED'));
  });
});
