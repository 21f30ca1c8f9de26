import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as company from '../../src/contract/endpoints/company';
import * as people from '../../src/contract/endpoints/people';
import { changeStockItem, getStockOverview, listStock } from '../../src/contract/endpoints/stock';
import { reauth } from '../../src/contract/endpoints/user';
import { COMMON_ROLES, type CommonRole, RIGHTS, RIGHTS_OF_ROLE, rightsOf } from '../../src/contract/rights';
import { errorTable } from '../../src/contract/errors';
import { permits, RIGHT_OF_CALL } from '../../src/server/http/rightOfCall';
import { inputOf, nameOf } from '../authorisation/callInput';
import { everyEndpoint } from '../support/everyEndpoint';
import { colleagueOf, join, PASSWORD, signIn } from '../support/people';
import { give, idOf, ownRole, place, withColleague } from '../support/roles';
import { startServer, type TestServer } from '../support/startServer';
import { lotOf } from '../support/stock';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const MISSING = errorTable.RIGHT_MISSING.mcode;
/** Calls that end a login, or the membership that the test needs. */
const ENDS = /^\/auth|withdraw$|profile\/password/;
const EVERY_CALL_MS = 240_000;

describe('the table of rights', () => {
  test('has a row for each call of members, and no other row', async () => {
    const calls = (await everyEndpoint()).filter(({ access }) => access === 'member').map(nameOf);
    expect(Object.keys(RIGHT_OF_CALL).toSorted()).toEqual(calls.toSorted());
  });

  test('uses every right, and each common role has fewer than an owner', () => {
    const used = new Set(Object.values(RIGHT_OF_CALL).flatMap((needed) => ('all' in needed ? needed.all : needed.any)));
    // What goes beyond a budget is no call of its own: an award or an order asks for this right by its word.
    expect([...used, 'exceed_budget'].toSorted()).toEqual([...RIGHTS].toSorted());
    for (const role of COMMON_ROLES) expect(RIGHTS_OF_ROLE[role]).not.toContain('manage_people');
  });

  /** Who may make the calls that bind the company, or show amounts: written down here apart from the table. */
  const PERMITTED: [call: string, roles: CommonRole[]][] = [
    ['POST /rfq/{rfq_number_id}/submit', ['member', 'buyer']],
    ['POST /rfq/{rfq_number_id}/cancel', ['member', 'buyer']],
    ['POST /rfq/{rfq_number_id}/award', ['member', 'buyer']],
    ['POST /purchase', ['member', 'buyer']],
    ['POST /rfq/{rfq_number_id}/view', ['member', 'buyer', 'seller', 'accounts', 'viewer']],
    ['GET /rfq/{rfq_number_id}/comparison', ['member', 'buyer', 'seller', 'accounts', 'viewer']],
    ['GET /quotation/request-list', ['member', 'buyer', 'seller', 'accounts', 'viewer']],
    ['POST /quotation/request/{rfq_number_id}/submit', ['member', 'seller']],
    ['POST /quotation/request/{rfq_number_id}/withdraw', ['member', 'seller']],
    ['POST /bid/{bid_id}/confirm', ['member', 'seller']],
    ['POST /order/{order_number}/ship', ['member', 'seller', 'warehouse']],
    ['POST /order/{order_number}/receive', ['member', 'buyer', 'warehouse']],
    ['POST /order/{order_number}/payment/report', ['member', 'accounts']],
    ['POST /order/{order_number}/payment/confirm', ['member', 'accounts']],
    ['POST /order/{order_number}/refund/confirm', ['member', 'accounts']],
    ['POST /order/{order_number}/cancel', ['member', 'buyer', 'seller']],
    ['POST /stock/item/{item_id}/adjust', ['member', 'warehouse']],
    ['POST /stock/open', ['member', 'warehouse']],
    ['POST /stock/list/apply', ['member']],
    ['GET /stock/export', ['member', 'buyer', 'seller', 'accounts']],
    ['PATCH /company/detail', ['member']],
    ['POST /company/budget', ['accounts']],
    ['POST /company/cost-code', ['accounts']],
    ['POST /company/member/{member_id}/approve', []],
    ['PUT /company/member/{member_id}/role', []],
    ['POST /company/role', []],
    ['POST /company/invitation', []],
    ['PUT /company/unit/{unit_id}/address', []],
  ];

  test.each(PERMITTED)('%s is for %j and owners alone', async (call, permitted) => {
    const endpoint = (await everyEndpoint()).find((one) => nameOf(one) === call);
    if (!endpoint) throw new Error(`there is no ${call}`);
    expect(COMMON_ROLES.filter((role) => permits(endpoint, RIGHTS_OF_ROLE[role]))).toEqual(permitted);
    expect(permits(endpoint, RIGHTS)).toBe(true);
    expect(permits(endpoint, [])).toBe(false);
  });

  test('opens no read of what was quoted, awarded or ordered to every member', async () => {
    const open = (await everyEndpoint()).filter(({ method, path, access }) => {
      const needed = RIGHT_OF_CALL[`${method} ${path}`];
      return method === 'GET' && access === 'member' && needed && 'all' in needed && needed.all.length === 0;
    });
    const priced = open.filter(({ response }) =>
      /"\w*(amount|price|total|cost_|revenue)\w*":/.test(
        JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })).replaceAll(
          /"(total_weight_kg|cost_centre_id)":/g,
          '',
        ),
      ),
    );
    // No answer says what a file holds: the person's own export asks again for the right to its kind.
    expect(open.filter(({ file }) => file).map(nameOf)).toEqual(['GET /export/{export_id}/file']);
    // Prices of listed stock, which every member sees on the market; cost is taken out of own stock by another right.
    expect(priced.map(nameOf).toSorted()).toEqual([
      'GET /cart',
      // From which sum awards have to be approved, and what waits: its amounts are taken out for who may not see them.
      'GET /company/approval',
      'GET /hub',
      'GET /interest',
      // Whether amounts were opened, and by whom.
      'GET /rfq/{rfq_number_id}/view',
      'GET /stock/item',
      'GET /stock/item/{item_id}',
      'GET /stock/overview',
    ]);
  });

  test(
    'decides every call for every single right, every common role and an owner',
    async () => {
      const endpoints = (await everyEndpoint()).filter(({ access, path }) => access === 'member' && !ENDS.test(path));
      const { owner, colleague } = await withColleague(server);
      const lone = await ownRole(owner, ['receive'], '한 가지');
      // Two people in turn: some calls may be made twenty times a minute, and there are more holders than that.
      const callers = [colleague, await colleagueOf(owner)];
      const ids = await Promise.all(callers.map(idOf));
      const holders = [
        ...RIGHTS.map((right) => ({ name: right as string, role: 'own' as const, own_rights: [right] })),
        ...COMMON_ROLES.map((role) => ({ name: role as string, role, own_rights: null })),
      ];
      const wrong: string[] = [];
      for (const [index, { name, role, own_rights }] of holders.entries()) {
        const who = callers[index % 2] ?? colleague;
        const id = ids[index % 2];
        await server.sql('update account set role = $2, own_role_id = $3 where id = $1', [
          id,
          role,
          role === 'own' ? lone : null,
        ]);
        if (own_rights) await server.sql('update company_role set rights = $2 where id = $1', [lone, own_rights]);
        const rights = rightsOf({ is_owner: false, role, own_rights });
        for (const endpoint of endpoints) {
          const { mcode } = await who.call(endpoint, inputOf(endpoint, {}));
          if ((mcode === MISSING) === permits(endpoint, rights)) wrong.push(`${nameOf(endpoint)} as ${name}: ${mcode}`);
        }
      }
      expect(wrong).toEqual([]);
      for (const endpoint of endpoints) {
        if (endpoint.method !== 'GET') continue;
        expect((await owner.call(endpoint, inputOf(endpoint, {}))).mcode, nameOf(endpoint)).not.toBe(MISSING);
      }
    },
    EVERY_CALL_MS,
  );
});

describe('roles', () => {
  test('a person keeps every right of before until a role is given, and has the new ones from the next call on', async () => {
    const owner = await join(server.api);
    const colleague = await colleagueOf(owner);
    expect((await colleague.ok(people.getRights)).rights).toEqual(RIGHTS_OF_ROLE.member);
    await give(owner, colleague, place('viewer'));
    expect((await colleague.ok(people.getRights)).rights).toEqual(['see_prices']);
    expect(await colleague.call(people.addUnit, { body: { kind: 'team', name: 'x' } })).toMatchObject({
      status: 403,
      mcode: MISSING,
    });
    expect((await owner.ok(people.getRights)).rights).toEqual(RIGHTS);
  });

  test('of the company are made, changed for those who have them, and removed when nobody has them', async () => {
    const { owner, colleague } = await withColleague(server);
    const id = await ownRole(owner, ['receive', 'see_prices']);
    await give(owner, colleague, place('own', id));
    expect((await colleague.ok(people.getRights)).rights).toEqual(['see_prices', 'receive']);
    await owner.ok(people.putRole, { params: { role_id: id }, body: { name: '창고', rights: ['ship'] } });
    expect((await colleague.ok(people.getRights)).rights).toEqual(['ship']);
    expect(await owner.call(people.removeRole, { params: { role_id: id } })).toMatchObject({ mcode: 2027 });
    await give(owner, colleague, place('viewer'));
    expect((await owner.ok(people.removeRole, { params: { role_id: id } })).items).toEqual([]);
    expect(await owner.call(people.addRole, { body: { name: 'x', rights: [] } })).toMatchObject({ mcode: 4 });
  });

  test("a stranger's role, team and member are not there", async () => {
    const { owner } = await withColleague(server);
    const stranger = await join(server.api);
    await stranger.ok(reauth, { body: { password: PASSWORD } });
    const role_id = await ownRole(owner, ['ship']);
    const body = { name: 'x', rights: ['ship' as const] };
    expect(await stranger.call(people.putRole, { params: { role_id }, body })).toMatchObject({ mcode: 2025 });
    const own = await colleagueOf(stranger);
    const params = { member_id: await idOf(own) };
    expect(await stranger.call(people.putMemberRole, { params, body: place('own', role_id) })).toMatchObject({
      mcode: 2025,
    });
    const { items } = await owner.ok(people.addUnit, { body: { kind: 'team', name: '1팀' } });
    const team_id = items[0]?.id ?? '';
    const body2 = { ...place('viewer'), team_id };
    expect(await stranger.call(people.putMemberRole, { params, body: body2 })).toMatchObject({ mcode: 2028 });
  });

  test('what lots cost is shown with the right to see it alone, and stays when somebody without it changes a lot', async () => {
    const { owner, colleague } = await withColleague(server, 'warehouse');
    await lotOf(owner, undefined, '10', { cost_price: '1500' });
    const ofColleague = (await colleague.ok(listStock, { query: {} })).items[0];
    expect(ofColleague?.cost_price).toBeNull();
    const hidden = { cost_value: null, uncosted_count: null };
    const seen = await colleague.ok(getStockOverview);
    expect(seen).toMatchObject({ ...hidden, item_count: 1 });
    expect(seen.warehouses).toMatchObject([{ ...hidden, item_count: 1 }]);
    expect(await owner.ok(getStockOverview)).toMatchObject({ cost_value: '15000', uncosted_count: 0 });
    expect((await owner.ok(listStock, { query: {} })).items[0]?.cost_price).toBe('1500');
    await colleague.ok(changeStockItem, {
      params: { item_id: ofColleague?.id ?? '' },
      body: { version: ofColleague?.version ?? 0, cost_price: null, remark: '확인' },
    });
    expect((await owner.ok(listStock, { query: {} })).items[0]).toMatchObject({ cost_price: '1500', remark: '확인' });
  });
});

describe('teams, sites and deputies', () => {
  test('a team goes without its people', async () => {
    const { owner, colleague } = await withColleague(server);
    const { items } = await owner.ok(people.addUnit, { body: { kind: 'team', name: '구매1팀' } });
    expect(await owner.call(people.addUnit, { body: { kind: 'team', name: '구매1팀' } })).toMatchObject({
      mcode: 2029,
    });
    const unit_id = items[0]?.id ?? '';
    await give(owner, colleague, { ...place('buyer'), team_id: unit_id });
    expect((await owner.ok(people.listUnits)).items[0]).toMatchObject({ name: '구매1팀', member_count: 1 });
    expect((await owner.ok(people.removeUnit, { params: { unit_id } })).items).toEqual([]);
    const members = (await owner.ok(company.listMembers, { query: {} })).items;
    expect(members.find(({ role }) => role === 'buyer')).toMatchObject({ team_id: null });
  });

  test('a deputy has the rights of the absent member on the named days alone', async () => {
    const { owner, colleague: buyer } = await withColleague(server, 'buyer');
    const stand = await colleagueOf(owner, '최대리');
    await give(owner, stand, place('viewer'));
    const [member_id, deputy_id] = [await idOf(buyer), await idOf(stand)];
    await buyer.ok(reauth, { body: { password: PASSWORD } });
    const today = await server.sql<{ day: string; next: string }>(
      `select (app_now() at time zone 'Asia/Seoul')::date::text as day,
        ((app_now() at time zone 'Asia/Seoul')::date + 1)::text as next`,
    );
    const { day = '', next = '' } = today[0] ?? {};
    const body = { deputy_id, from_on: next, until_on: next };
    const self = { ...body, deputy_id: member_id };
    expect(await buyer.call(people.putDeputy, { params: { member_id }, body: self })).toMatchObject({ mcode: 2030 });
    await buyer.ok(people.putDeputy, { params: { member_id }, body });
    expect((await stand.ok(people.getRights)).rights).toEqual(['see_prices']);
    await buyer.ok(people.putDeputy, { params: { member_id }, body: { ...body, from_on: day } });
    const rights = await stand.ok(people.getRights);
    expect(rights.rights).toContain('award');
    expect(rights.stands_in_for).toMatchObject([{ until_on: next }]);
    await stand.ok(reauth, { body: { password: PASSWORD } });
    expect(
      await stand.call(people.putDeputy, { params: { member_id }, body: { ...body, deputy_id: await idOf(owner) } }),
    ).toMatchObject({ mcode: MISSING });
    await owner.ok(company.deactivateMember, { params: { member_id } });
    expect((await stand.ok(people.getRights)).rights).toEqual(['see_prices']);
  });
});

test('a login opened again has the rights of now', async () => {
  const { owner, colleague } = await withColleague(server, 'viewer');
  await signIn(colleague, colleague.email);
  expect((await colleague.ok(people.getRights)).rights).toEqual(['see_prices']);
  await give(owner, colleague, place('accounts'));
  expect((await colleague.ok(people.getRights)).rights).toEqual(['see_prices', 'pay', 'export', 'manage_budgets']);
});
