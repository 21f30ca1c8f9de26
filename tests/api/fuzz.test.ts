import { randomBytes, randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import { faultOf, type Reply } from '../fuzz/answers';
import { valuesOf } from '../fuzz/fromSchema';
import { Harvest, type Pick } from '../fuzz/harvest';
import { brokenFrom, HEADERS } from '../fuzz/hostile';
import { FULL } from '../support/depth';
import { everyEndpoint } from '../support/everyEndpoint';
import { Caller, join, joinSeller } from '../support/people';
import { type OwnServer, startOwnServer } from '../support/startServer';
import { orderIn, projectIn } from '../support/states';
import { openLot } from '../support/stock';

/**
 * The same calls at every run, but for the ids in them; a full run and `npm run check fuzz` send more, and others each
 * time.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (FULL ? 20_000 : 2_000));
const SEED = Number(process.env['FUZZ_SEED'] ?? (FULL ? randomInt(2 ** 31) : 20_261_121));
/** Calls that end a login: only nobody sends them, or everything after them would be refused. */
const ENDS_LOGIN = /^\/auth\/(logout|refresh|device)|withdraw|profile\/password|^\/auth\/password/;

let server: OwnServer;
let people: Caller[];
let endpoints: Endpoint[];
const harvest = new Harvest();
beforeAll(async () => {
  server = await startOwnServer({ TEST_CLOCK: '1' });
  const [buyer, seller, stranger] = await Promise.all([
    join(server.api),
    joinSeller(server.api),
    joinSeller(server.api),
  ]);
  people = [buyer, seller, stranger, new Caller(server.api)];
  const two = { buyer, seller };
  for (const status of ['DRAFT', 'COL', 'CMP', 'BID'] as const) harvest.take('/rfq', await projectIn(status, two));
  for (const state of ['unpaid', 'shipped'] as const) harvest.take('/order', await orderIn(state, two));
  harvest.take('/stock/item', await openLot(seller));
  endpoints = await everyEndpoint();
});
afterAll(() => server?.stop());

/** One call, from its own seed alone: the endpoint in turn, the caller, the input and what is broken in it. */
function callOf(index: number) {
  const seed = (SEED + index) | 0;
  const [draw] = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: 1 });
  const pick: Pick = (below) => (draw?.next().value ?? 0) % below;
  const endpoint = endpoints[index % endpoints.length] as Endpoint;
  const one = <T>(of: fc.Arbitrary<T>): T => fc.sample(of, { seed, numRuns: 1 })[0] as T;
  const input = harvest.fill(
    {
      params: one(valuesOf(endpoint.params)),
      query: one(valuesOf(endpoint.query)),
      body: one(valuesOf(endpoint.body)),
    },
    pick,
  ) as Record<'params' | 'query' | 'body', Record<string, unknown>>;
  const broken = pick(3);
  if (broken > 0) {
    const part = (['params', 'query', 'body', 'body'] as const)[pick(4)] ?? 'body';
    const within = one(brokenFrom(input[part]));
    input[part] = (
      part === 'body' || (within !== null && typeof within === 'object') ? within : { x: within }
    ) as never;
  }
  const who = ENDS_LOGIN.test(endpoint.path) ? people.at(-1) : people[pick(people.length)];
  return { endpoint, input, token: who?.token, headers: broken === 2 ? HEADERS[pick(HEADERS.length)] : {} };
}

/** What the server said it had not expected. */
const logged = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('unexpected error'));

const onUrl = (value: unknown) => encodeURIComponent(Buffer.from(asText(value).slice(0, 600)).toString());
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

async function send({ endpoint, input, token, headers }: ReturnType<typeof callOf>): Promise<Reply> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => onUrl(input.params[name]) || 'x');
  const query = Object.entries(input.query)
    .slice(0, 20)
    .map(([name, value]) => `${onUrl(name)}=${onUrl(value)}`);
  const bare = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const request = () =>
    fetch(`${server.url}/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
      method: endpoint.method,
      redirect: 'manual',
      headers: {
        // Everybody calls from a place of his own, so that the limits of an address do not answer for the endpoint.
        'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(endpoint.idempotency ? { 'idempotency-key': randomBytes(12).toString('hex') } : {}),
        ...(bare ? {} : { 'content-type': endpoint.bytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(bare ? {} : { body: JSON.stringify(input.body) ?? 'undefined' }),
    });
  // A connection that the server closed for its age while inputs were made is no answer; a server that is gone gives none twice.
  const answer = await request().catch(request);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

test(
  `${REQUESTS} calls, right and broken, are each answered as the contract says`,
  async () => {
    const faults = new Map<string, string>();
    const succeeded = new Set<string>();
    let next = 0;
    const work = async () => {
      while (next < REQUESTS) {
        const index = next++;
        const call = callOf(index);
        const { endpoint } = call;
        const reply = await send(call);
        const fault = faultOf(endpoint, reply);
        const name = `${endpoint.method} ${endpoint.path}`;
        if (fault) {
          faults.set(
            `${name}: ${fault}`,
            `call ${index}: ${JSON.stringify(call.input).slice(0, 600)} ${JSON.stringify(call.headers)} → ${reply.text.slice(0, 300)}`,
          );
        } else if (reply.status === 200) {
          succeeded.add(name);
          if (reply.type.includes('json'))
            harvest.take(endpoint.path, (JSON.parse(reply.text) as { data: unknown }).data);
        }
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(logged(), `FUZZ_SEED=${SEED}`).toEqual([]);
    expect(Object.fromEntries(faults), `FUZZ_SEED=${SEED}`).toEqual({});
    // A run in which everything was refused would prove nothing.
    expect(succeeded.size, `${[...succeeded].join(', ')}`).toBeGreaterThan(endpoints.length / 4);
  },
  60 * 60_000,
);

test('the server is the same one and answers on', async () => {
  expect((await server.api('GET', '/user/profile', people[0]?.token ? { token: people[0].token } : {})).status).toBe(
    200,
  );
});
