import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, refresh } from '../../src/contract/endpoints/auth';
import type { Endpoint } from '../../src/contract/endpoint';
import { inputOf, nameOf } from '../authorisation/callInput';
import { OUTSIDERS } from '../authorisation/rules';
import { makeScene, type Scene } from '../authorisation/scene';
import { everyEndpoint } from '../support/everyEndpoint';
import { type Caller, PASSWORD } from '../support/people';
import { type TestServer, startServer } from '../support/startServer';

/** Calls that end the login they are made with: they come when nothing else is left to call. */
const ENDS_LOGIN = /^\/auth\/(logout|refresh|device\/end)|withdraw$|profile\/password/;

let server: TestServer;
let scene: Scene;
let endpoints: Endpoint[];
beforeAll(async () => {
  server = await startServer();
  [scene, endpoints] = await Promise.all([makeScene(server), everyEndpoint()]);
});
afterAll(() => server?.stop());

const last = ({ path }: Endpoint) => Number(ENDS_LOGIN.test(path));

/** A file is packed, so that nothing is found in it: to be given one at all counts. */
const A_FILE = 'a file';

/** What somebody is answered, as one text. */
async function reported(who: Caller, endpoint: Endpoint, input: ReturnType<typeof inputOf>): Promise<string> {
  const answer = await who.call(endpoint, input);
  return endpoint.file && answer.status === 200 ? A_FILE : JSON.stringify(answer);
}

test('who waits at a company, or was taken out of it, reads nothing of it by any call', async () => {
  const { people, ids, secrets, closedItem } = scene;
  expect(secrets.length).toBeGreaterThan(15);
  const leaked: string[] = [];
  for (const endpoint of endpoints.toSorted((a, b) => last(a) - last(b))) {
    for (const known of [ids, { ...ids, item_id: closedItem }]) {
      const input = inputOf(endpoint, known);
      if (known !== ids && !JSON.stringify(input).includes(closedItem)) continue;
      const visitor = await reported(people.anonymous, endpoint, input);
      for (const who of OUTSIDERS) {
        const answer = await reported(people[who], endpoint, input);
        const found = [...secrets, A_FILE].filter((secret) => answer.includes(secret) && !visitor.includes(secret));
        if (found.length > 0) leaked.push(`${nameOf(endpoint)} tells ${who}: ${found.join(', ')}`);
      }
    }
  }
  expect(leaked).toEqual([]);
});

test('the secrets are read by those whose they are, so that the test above looks for the right words', async () => {
  const { people, ids, secrets, closedItem } = scene;
  const read = new Set<string>();
  const wanted = endpoints.filter(({ method, changes, file }) => method === 'GET' && !changes && !file);
  for (const endpoint of wanted) {
    if (read.size === secrets.length) break;
    for (const [who, known] of [
      [people.buyer, ids],
      [people.author, { ...ids, item_id: closedItem }],
    ] as const) {
      const answer = await reported(who, endpoint, inputOf(endpoint, known));
      for (const secret of secrets) if (answer.includes(secret)) read.add(secret);
    }
  }
  expect(secrets.filter((secret) => !read.has(secret))).toEqual([]);
});

test('who was taken out gets no new login, by the password or by the old refresh token', async () => {
  for (const who of [scene.people.removed, scene.people.removedSeller]) {
    const body = { email: who.email, password: PASSWORD };
    expect(await who.call(login, { body })).toMatchObject({ mcode: 2001 });
    const renewed = await who.call(refresh, { body: { refresh_token: who.refreshToken } });
    expect(renewed.mcode).not.toBe(0);
    expect(JSON.stringify(renewed)).not.toContain('access_token');
  }
});
