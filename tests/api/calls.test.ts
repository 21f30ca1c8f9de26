import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/server/app';
import { reauth } from '../../src/contract/endpoints/user';
import { Caller, join, PASSWORD } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

const listed = z
  .array(
    z.object({
      method: z.string(),
      path: z.string(),
      fields: z.array(z.string()),
      headers: z.array(z.string()).optional(),
    }),
  )
  .parse(JSON.parse(readFileSync('tests/fixtures/spec/calls.json', 'utf8')));

/** What is no endpoint of the contract: a socket, the tracking address of its own, and the touch of a page. */
const ELSEWHERE = new Set(['/ws/push', '/user/action', '{current path}']);
const calls = listed.filter((call) => !ELSEWHERE.has(call.path));
const mounted = routes.map(({ endpoint }) => endpoint);

/** The names a schema takes and requires. */
function namesOf(schema: z.ZodType): { all: string[]; required: string[] } {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { all: Object.keys(json.properties ?? {}).sort(), required: [...(json.required ?? [])].sort() };
}

test('the list is whole', () => {
  expect(listed).toHaveLength(25);
  expect(listed.filter((call) => ELSEWHERE.has(call.path))).toHaveLength(ELSEWHERE.size);
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const endpoint = mounted.find((one) => one.method === call.method && one.path === call.path);

  test('is in the contract under exactly this method and path, once', () => {
    expect(mounted.filter((one) => one.method === call.method && one.path === call.path)).toHaveLength(1);
  });

  test('takes exactly these fields, all of them required', () => {
    const query = call.fields.filter((field) => field.startsWith('?')).map((field) => field.slice(1));
    const body = call.fields.filter((field) => !field.startsWith('?'));
    expect(namesOf(endpoint!.body)).toEqual({ all: [...body].sort(), required: [...body].sort() });
    expect(namesOf(endpoint!.query).required).toEqual(query);
    const params = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(namesOf(endpoint!.params).all).toEqual(params);
  });

  test('needs no header beyond the specification', () => {
    expect(endpoint!.idempotency).not.toBe('required');
    expect(endpoint!.access === 'public').toBe(call.path.startsWith('/auth/'));
  });
});

describe('answered by a server', () => {
  let server: TestServer;
  let person: Caller;
  beforeAll(async () => {
    server = await startServer();
    person = await join(server.api);
  });
  afterAll(() => server?.stop());

  test.each(
    calls.filter((call) => !call.path.startsWith('/auth/')).map((call) => [`${call.method} ${call.path}`, call]),
  )('%s refuses whoever has not signed in', async (_name, call) => {
    const path = call.path.replace('{rfq_number_id}', 'Q261121-AAAAA');
    const reply = await server.api(call.method, path, call.method === 'PATCH' ? { body: bodyFor(call.fields) } : {});
    expect(reply).toMatchObject({ status: 401, body: { mcode: 1000 } });
  });

  test.each(
    calls
      .filter((call) => call.fields.some((field) => !field.startsWith('?')))
      .map((call) => [call.path, call] as const),
  )('%s refuses an empty body and one of wrong kinds', async (_path, call) => {
    const caller = call.path.startsWith('/auth/') ? new Caller(server.api) : person;
    const token = caller.token ? { token: caller.token } : {};
    for (const body of [{}, Object.fromEntries(call.fields.map((field) => [field, { not: 'this' }]))]) {
      const reply = await server.api(call.method, call.path, { ...token, body });
      expect(reply).toMatchObject({ status: 400, body: { mcode: 4, data: { issues: expect.any(Array) } } });
    }
  });

  test('takes an empty body that is called JSON, from reads, changes and removals alike', async () => {
    const leaving = await join(server.api);
    const headers = { 'content-type': 'application/json' };
    const bare = (method: string, path: string, token?: string) =>
      server.api(method, path, { headers, ...(token ? { token } : {}) });
    expect(await bare('GET', '/user/profile', leaving.token)).toMatchObject({ status: 200, body: { mcode: 0 } });
    expect(await bare('PATCH', '/user/profile/name', leaving.token)).toMatchObject({
      status: 400,
      body: { mcode: 4, data: { issues: expect.any(Array) } },
    });
    expect(await bare('DELETE', '/user/profile/withdraw', leaving.token)).toMatchObject({ body: { mcode: 2003 } });
    await leaving.ok(reauth, { body: { password: PASSWORD } });
    expect(await bare('DELETE', '/user/profile/withdraw', leaving.token)).toMatchObject({ status: 200 });
    const broken = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body: '{' });
    expect(broken.status).toBe(400);
  });

  test('the live feed, the analytics address and the touch of a page are there too', async () => {
    const action = listed.find((call) => call.path === '/user/action');
    const body = { ...bodyFor(action?.fields ?? []), actionType: 'PAGE_IN', language: 'ko', body: null };
    const reply = await server.api('POST', '/tracking/user/action', {
      body: { ...body, clientDate: new Date().toISOString() },
      headers: { [action?.headers?.[0] ?? '']: person.token ?? '' },
    });
    expect(reply).toMatchObject({ status: 200, body: { mcode: 0 } });
  });
});

/** Something of every named field that passes validation. */
function bodyFor(fields: string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {
    phone_code: '+82',
    phone: '01012345678',
    password: 'right-horse-9-staple',
    is_user_sale_material_push: true,
    delete_sale_material_list: [],
    create_sale_material_list: [],
  };
  return Object.fromEntries(
    fields.map((field) => [field, values[field] ?? (field.endsWith('_approval') ? true : 'something')]),
  );
}
