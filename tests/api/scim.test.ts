import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { listMembers, makeOwner } from '../../src/contract/endpoints/company';
import { listApiKeys } from '../../src/contract/endpoints/apiKey';
import { listScimKeys, makeScimKey, revokeScimKey } from '../../src/contract/endpoints/signOn';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { getProfile } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { keyOf } from '../support/machines';
import { type NameServer, startNameServer } from '../support/nameServer';
import { Caller, colleagueOf, join } from '../support/people';
import { idOf, ownRole } from '../support/roles';
import { addressIn, directoryOf, freshen, newDomain, proveDomain } from '../support/signOn';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let names: NameServer;
beforeAll(async () => {
  names = await startNameServer();
  server = await startServer({ DNS_SERVER: names.address });
});
afterAll(async () => {
  await names?.stop();
  await server?.stop();
});

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const code = (name: keyof typeof errorTable) => errorTable[name].mcode;

async function directory() {
  const domain = newDomain();
  const owner = await join(server.api);
  await proveDomain(owner, names, domain);
  return { owner, domain, ...(await directoryOf(owner, server.url)) };
}

/** A person as Entra ID makes one. */
const entraUser = (email: string, change: object = {}) => ({
  schemas: [USER, ENTERPRISE],
  externalId: email.split('@')[0],
  userName: email,
  active: true,
  emails: [{ primary: true, type: 'work', value: email }],
  displayName: '최담당',
  name: { formatted: '최담당', familyName: '최', givenName: '담당' },
  title: '대리',
  [ENTERPRISE]: { department: '구매1팀' },
  ...change,
});

/** As Entra ID changes one thing. */
const replace = (path: string, value: unknown) => ({
  schemas: [PATCH],
  Operations: [{ op: 'Replace', path, value }],
});

describe('a key for SCIM', () => {
  test('is shown once, opens SCIM alone, and only owners make one', async () => {
    const { owner, token, call } = await directory();
    expect(token).toMatch(/^stlbs_test_/);
    const elsewhere = new Caller(server.api);
    elsewhere.token = token;
    expect((await elsewhere.call(listRfqs)).mcode).toBe(code('KEY_INVALID'));
    const { token: other } = await keyOf(owner);
    const refused = await fetch(`${server.url}/api/scim/v2/Users`, { headers: { authorization: `Bearer ${other}` } });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      401,
      'application/scim+json; charset=utf-8',
    ]);
    expect((await owner.ok(listApiKeys)).items.map(({ name }) => name)).toEqual(['ERP']);
    const { items } = await owner.ok(listScimKeys);
    expect(items).toEqual([expect.objectContaining({ name: 'Entra', state: 'active' })]);
    expect(JSON.stringify(items)).not.toContain(token.slice(20));
    const member = await colleagueOf(owner);
    await freshen(member);
    const body = { name: 'x', valid_days: 30 as const };
    expect((await member.call(makeScimKey, { body })).mcode).toBe(code('OWNER_ONLY'));
    expect((await call('GET', '/Users')).status).toBe(200);
    await owner.ok(revokeScimKey, { params: { scim_key_id: items[0]?.id ?? '' } });
    expect((await call('GET', '/Users')).status).toBe(401);
  });

  test('is needed for everything, and nobody gets in with a login or none', async () => {
    const owner = await join(server.api);
    for (const path of [
      '/Users',
      '/ServiceProviderConfig',
      '/Schemas',
      '/ResourceTypes',
      `/Users/${await idOf(owner)}`,
    ]) {
      for (const authorization of ['', `Bearer ${owner.token}`, 'Bearer stlbs_test_x', 'Basic x']) {
        const answer = await fetch(`${server.url}/api/scim/v2${path}`, { headers: { authorization } });
        expect(answer.status, `${path} ${authorization}`).toBe(401);
        expect(await answer.json()).toMatchObject({
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: '401',
        });
      }
    }
  });
});

describe('people, as directories ask for them', () => {
  test('are looked for, made, changed, deactivated and deleted as Entra ID does it', async () => {
    const { owner, domain, call } = await directory();
    const email = addressIn(domain);
    const none = await call('GET', `/Users?filter=userName+eq+%22${encodeURIComponent(email)}%22`);
    expect(none.body).toMatchObject({ totalResults: 0, Resources: [], startIndex: 1, itemsPerPage: 0 });
    const made = await call('POST', '/Users', entraUser(email));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      userName: email,
      active: true,
      displayName: '최담당',
      externalId: email.split('@')[0],
    });
    const { id } = made.body;
    expect(made.body.meta.location).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`));
    const found = await call('GET', `/Users?filter=userName+eq+%22${encodeURIComponent(email.toUpperCase())}%22`);
    expect(found.body.Resources[0]).toMatchObject({ id, title: '대리', [ENTERPRISE]: { department: '구매1팀' } });
    const member = (await owner.ok(listMembers)).items.find((one) => one.id === id);
    expect(member).toMatchObject({
      email,
      name: '최담당',
      member_status: 'active',
      role: 'member',
      company_title: '대리',
    });

    expect((await call('PATCH', `/Users/${id}`, replace('displayName', '최책임'))).body.displayName).toBe('최책임');
    const department = await call('PATCH', `/Users/${id}`, replace(`${ENTERPRISE}:department`, '구매2팀'));
    expect(department.body[ENTERPRISE].department).toBe('구매2팀');
    const off = await call('PATCH', `/Users/${id}`, replace('active', 'False'));
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect((await owner.ok(listMembers)).items.find((one) => one.id === id)?.member_status).toBe('deactivated');
    const on = await call('PATCH', `/Users/${id}`, {
      schemas: [PATCH],
      Operations: [{ op: 'Add', path: 'active', value: 'True' }],
    });
    expect(on.body.active).toBe(true);
    const gone = await call('DELETE', `/Users/${id}`);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect((await call('GET', `/Users/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(404);
    const again = await call('POST', '/Users', entraUser(email, { displayName: '다시' }));
    expect([again.status, again.body.displayName, again.body.active]).toEqual([201, '다시', true]);
    await freshen(owner);
    const log = await owner.ok(listAudit, { query: { group: 'company' } });
    expect(log.items.filter(({ actor_name }) => actor_name === 'Entra (SCIM)').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['member_created', 'member_changed', 'member_deactivated', 'member_approved']),
    );
  });

  test('are changed as Okta does it: no path, and the whole person by PUT', async () => {
    const { domain, call } = await directory();
    const email = addressIn(domain);
    const okta = {
      schemas: [USER],
      userName: email,
      name: { givenName: 'Mina', familyName: 'Park' },
      emails: [{ primary: true, value: email, type: 'work' }],
      displayName: 'Mina Park',
      locale: 'en-US',
      externalId: '00u1',
      groups: [],
      password: 'not-used-1',
      active: true,
    };
    const made = await call('POST', '/Users', okta, 'application/json');
    expect([made.status, made.body.displayName, made.body.preferredLanguage]).toEqual([201, 'Mina Park', 'en']);
    const { id } = made.body;
    const put = await call('PUT', `/Users/${id}`, { ...okta, id, displayName: 'Mina Kim', title: 'Buyer' });
    expect(put.body).toMatchObject({ displayName: 'Mina Kim', title: 'Buyer' });
    const off = { schemas: [PATCH], Operations: [{ op: 'replace', value: { active: false } }] };
    expect((await call('PATCH', `/Users/${id}`, off)).body.active).toBe(false);
    const page = await call('GET', '/Users?startIndex=1&count=1');
    expect(page.body).toMatchObject({ totalResults: 2, itemsPerPage: 1, startIndex: 1 });
    expect((await call('GET', '/Users?startIndex=2&count=100')).body.Resources).toHaveLength(1);
    expect((await call('GET', '/Users?filter=externalId%20eq%20%2200u1%22')).body.Resources[0].id).toBe(id);
  });

  test('have the role that the directory names, a common one or one of the company', async () => {
    const { owner, domain, call } = await directory();
    await ownRole(owner, ['request', 'export'], '현장 구매');
    const made = await call(
      'POST',
      '/Users',
      entraUser(addressIn(domain), { roles: [{ primary: 'True', value: 'buyer' }] }),
    );
    expect(made.body.roles).toEqual([{ value: 'buyer', primary: true }]);
    const { id } = made.body;
    const moved = await call('PATCH', `/Users/${id}`, replace('roles[primary eq "True"].value', '현장 구매'));
    expect(moved.body.roles[0].value).toBe('현장 구매');
    const unknown = await call('PATCH', `/Users/${id}`, replace('roles[primary eq "True"].value', 'owner'));
    expect([unknown.status, unknown.body.scimType]).toEqual([400, 'invalidValue']);
  });

  test('who go are signed out at once; the last owner stays', async () => {
    const { owner, call } = await directory();
    const colleague = await colleagueOf(owner);
    const id = await idOf(colleague);
    expect((await call('PATCH', `/Users/${id}`, replace('active', false))).status).toBe(200);
    expect((await colleague.call(getProfile)).status).not.toBe(200);
    for (const [method, body] of [
      ['PATCH', replace('active', 'False')],
      ['PUT', { schemas: [USER], userName: owner.email, active: false }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await call(method, `/Users/${await idOf(owner)}`, body);
      expect(refused.status, method).toBe(409);
      expect(refused.body).toMatchObject({
        status: '409',
        detail: expect.stringContaining('at least one owner') as unknown,
      });
    }
    const second = await colleagueOf(owner, '둘째');
    await freshen(owner);
    await owner.ok(makeOwner, { params: { member_id: await idOf(second) } });
    expect((await call('DELETE', `/Users/${await idOf(owner)}`)).status).toBe(204);
  });
});

describe('what a directory may not', () => {
  test('make people outside of its domains, take an address of another company, or see that company', async () => {
    const [one, other] = [await directory(), await directory()];
    const outside = await one.call('POST', '/Users', entraUser(addressIn(other.domain)));
    expect([outside.status, outside.body.scimType]).toEqual([400, 'invalidValue']);
    const guest = await join(server.api, { email: addressIn(one.domain) });
    const taken = await one.call('POST', '/Users', entraUser(guest.email));
    expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
    const stranger = await idOf(other.owner);
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', replace('active', 'False')],
      ['PUT', entraUser(other.owner.email)],
      ['DELETE', undefined],
    ] as const) {
      expect((await one.call(method, `/Users/${stranger}`, body)).status, method).toBe(404);
    }
    const email = addressIn(one.domain);
    await one.call('POST', '/Users', entraUser(email));
    expect((await one.call('POST', '/Users', entraUser(email))).status).toBe(409);
    expect((await one.call('GET', `/Users?filter=userName%20eq%20%22${other.owner.email}%22`)).body.totalResults).toBe(
      0,
    );
  });

  test('change an address, ask by what nobody can, or send what is no SCIM; errors come in its form', async () => {
    const { domain, call } = await directory();
    const { id } = (await call('POST', '/Users', entraUser(addressIn(domain)))).body;
    const cases = [
      ['PATCH', `/Users/${id}`, replace('userName', addressIn(domain)), 400, 'mutability'],
      ['PATCH', `/Users/${id}`, replace('active', 'perhaps'), 400, 'invalidValue'],
      ['PATCH', `/Users/${id}`, { Operations: [{ op: 'move', path: 'active' }] }, 400, 'invalidSyntax'],
      ['PATCH', `/Users/${id}`, { schemas: [PATCH] }, 400, 'invalidSyntax'],
      ['PATCH', `/Users/${id}`, '{"Operations":', 400, 'invalidSyntax'],
      ['POST', '/Users', { schemas: [USER], userName: 'somebody' }, 400, 'invalidValue'],
      ['POST', '/Users', [], 400, 'invalidSyntax'],
      ['GET', `/Users?filter=${encodeURIComponent('userName sw "a"')}`, undefined, 400, 'invalidFilter'],
      ['GET', `/Users?filter=${encodeURIComponent("userName eq 'a' or 1=1")}`, undefined, 400, 'invalidFilter'],
      ['GET', '/Users/not-an-id', undefined, 404, undefined],
      ['GET', '/Groups', undefined, 404, undefined],
      ['POST', '/Bulk', {}, 404, undefined],
    ] as const;
    for (const [method, path, body, status, scimType] of cases) {
      const answer = await call(method, path, body);
      expect([answer.status, answer.body.scimType], `${method} ${path}`).toEqual([status, scimType]);
      expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
      expect(answer.headers.get('content-type')).toContain('application/scim+json');
    }
  });

  test('call more often than other keys', async () => {
    const own = await startServer({ CALLS_A_MINUTE: '20', DNS_SERVER: names.address });
    const owner = await join(own.api);
    const { call } = await directoryOf(owner, own.url);
    let answer = await call('GET', '/Users');
    for (let calls = 0; calls < 30 && answer.status === 200; calls += 1) answer = await call('GET', '/Users');
    expect([answer.status, answer.body.status]).toEqual([429, '429']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await own.stop();
  });
});

test('the service describes itself', async () => {
  const { call } = await directory();
  const config = await call('GET', '/ServiceProviderConfig');
  expect(config.body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { maxResults: 200 },
  });
  expect((await call('GET', '/ResourceTypes')).body.Resources[0]).toMatchObject({ endpoint: '/Users', schema: USER });
  expect((await call('GET', `/Schemas/${USER}`)).body.id).toBe(USER);
  expect((await call('GET', '/Schemas')).body.totalResults).toBe(2);
});
