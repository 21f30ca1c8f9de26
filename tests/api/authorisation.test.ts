import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import type { ErrorName } from '../../src/contract/errorCodes';
import { errorTable } from '../../src/contract/errors';
import { inputOf, nameOf } from '../authorisation/callInput';
import { matrix } from '../authorisation/matrix';
import { isGone, isWaiting, PEOPLE, type Person, type RuleName, ruleNamed } from '../authorisation/rules';
import { getOrder } from '../../src/contract/endpoints/order';
import { makeScene, type Scene } from '../authorisation/scene';
import { everyEndpoint } from '../support/everyEndpoint';
import { type TestServer, startServer } from '../support/startServer';

/** Calls that end a login or leave the company: who may call them does so in tests of their own. */
const ENDS_LOGIN = /^\/auth\/(logout|refresh|device\/end)|withdraw$|profile\/password/;
/** Thirteen people make every call. */
const EVERYBODY_MS = 300_000;

/** What removes comes late, and last what ends a login. */
const lateness = ({ method, path }: Endpoint) =>
  // What lies under a record is taken away before the record.
  (method === 'DELETE' ? 1 + 1 / path.split('/').length : 0) +
  (path.startsWith('/auth') ? 1 : 0) +
  (path.startsWith('/auth/device') ? 1 : 0);

const ruleOf = new Map(
  Object.entries(matrix).flatMap(([rule, names]) => names.map((name) => [name, rule as RuleName])),
);

let server: TestServer;
let scene: Scene;
let endpoints: Endpoint[];
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
  [scene, endpoints] = await Promise.all([makeScene(server), everyEndpoint()]);
});
afterAll(() => server?.stop());

test('every call has one row in the matrix, and every row is a call', () => {
  const rows = Object.values(matrix).flat();
  expect(rows.toSorted()).toEqual(endpoints.map(nameOf).toSorted());
});

/** The same for one person: only a buyer says which seller he means, and an order is changed in its present version. */
async function nowOf({ params, query, body }: ReturnType<typeof inputOf>, who: Person) {
  const { buyer } = scene.people;
  const { seller_id } = scene.ids;
  const asBuyer = who === 'buyer' || who === 'colleague' ? { seller_id } : {};
  const { order_number = '' } = params;
  const version = order_number && (await buyer.ok(getOrder, { params: { order_number } })).version;
  return {
    params,
    query: 'number' in params ? { ...query, ...asBuyer } : query,
    body: {
      ...without(body, 'number' in params ? 'seller_id' : ''),
      ...('number' in params ? asBuyer : {}),
      ...(version ? { version } : {}),
    },
  };
}

const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** What each person may learn from an endpoint, beside anything that comes after he got to the record. */
function refusalsOf({ access }: Endpoint, who: Person, rule: RuleName): readonly ErrorName[] {
  if (isGone(who) && access !== 'public') return ['AUTH_REQUIRED', 'INVALID_USER'];
  if (who === 'anonymous' && (access === 'user' || access === 'member')) return ['AUTH_REQUIRED'];
  if (isWaiting(who) && access === 'member') return ['MEMBERSHIP_PENDING'];
  const { past, hidden, sees = [], refused = [] } = ruleNamed(rule);
  if (past.includes(who)) return [];
  return sees.includes(who) ? refused : hidden;
}

const NEVER: readonly ErrorName[] = ['AUTH_REQUIRED', 'INVALID_USER', 'MEMBERSHIP_PENDING'];
const codesOf = (names: readonly ErrorName[]) => names.map((name) => errorTable[name].mcode);

/** An id of the same form that names nothing. */
const unknownOf = (id: string) =>
  /^[0-9a-f-]{36}$/.test(id) ? '0197a0a0-1111-7000-8000-000000000000' : id.replace(/[^-]{5}$/, 'ZZZZZ');
const isId = (value: string) => /^[0-9a-f-]{36}$|^[A-Z]\d{6}-/.test(value);

/** The same address with its last id changed: what it lies under may be there for everybody. */
function elsewhere(params: Record<string, string>): Record<string, string> {
  const last = Object.keys(params).findLast((name) => isId(params[name] ?? '')) ?? '';
  return { ...params, ...(last ? { [last]: unknownOf(params[last] ?? '') } : {}) };
}

test("somebody else's record is answered exactly as one that never was: code, words and body", async () => {
  const reported: string[] = [];
  for (const endpoint of endpoints) {
    const rule = ruleOf.get(nameOf(endpoint)) ?? 'anybody';
    const { hidden, past, sees = [] } = ruleNamed(rule);
    if (hidden.length === 0 || !endpoint.path.includes('{') || endpoint.method === 'DELETE') continue;
    const input = inputOf(endpoint, scene.ids);
    for (const who of ['stranger', 'otherBuyer', 'otherData'] as const) {
      if (past.includes(who) || sees.includes(who)) continue;
      const foreign = await scene.people[who].call(endpoint, input);
      const nothing = await scene.people[who].call(endpoint, { ...input, params: elsewhere(input.params) });
      if (JSON.stringify(foreign) !== JSON.stringify(nothing))
        reported.push(`${nameOf(endpoint)} by ${who}: ${JSON.stringify(foreign)} and ${JSON.stringify(nothing)}`);
    }
  }
  expect(reported).toEqual([]);
});

test(
  'everybody gets to what is his, and to nothing else',
  async () => {
    const wrong: string[] = [];
    // What takes a record away comes when nobody needs it any more.
    const inOrder = endpoints.toSorted((a, b) => lateness(a) - lateness(b));
    const calls = inOrder.flatMap((endpoint) => {
      const rule = ruleOf.get(nameOf(endpoint)) ?? 'anybody';
      // Nobody is refused at a public call with no record behind it.
      return endpoint.access === 'public' && rule === 'anybody'
        ? []
        : [{ endpoint, rule, input: inputOf(endpoint, scene.ids) }];
    });
    // Connections that were closed while inputs were made are noticed now, and not in the middle of a call.
    await new Promise((resolve) => setTimeout(resolve));
    for (const { endpoint, rule, input } of calls) {
      // Owners last: what they do changes the record.
      for (const who of PEOPLE) {
        const refusals = refusalsOf(endpoint, who, rule);
        if (refusals.length === 0 && ENDS_LOGIN.test(endpoint.path)) continue;
        const { mcode, status } = await scene.people[who].call(endpoint, await nowOf(input, who));
        const right =
          refusals.length > 0
            ? codesOf(refusals).includes(mcode)
            : status < 500 && !codesOf([...NEVER, ...ruleNamed(rule).hidden]).includes(mcode);
        if (!right)
          wrong.push(`${nameOf(endpoint)} by ${who}: ${status} ${mcode}, not ${refusals.join(' or ') || 'past'}`);
        // What is gone is gone for the next one too.
        if (endpoint.method === 'DELETE' && mcode === 0) break;
      }
    }
    expect(wrong).toEqual([]);
  },
  EVERYBODY_MS,
);
