import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

const ROUNDS = 25;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server?.stop());

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of a call, from an address of its own so that no limit comes between. */
async function timed(path: string, body: unknown, round: number): Promise<number> {
  const begin = performance.now();
  await server.api('POST', path, {
    body,
    headers: { 'x-forwarded-for': `10.0.${Math.floor(round / 250)}.${round % 250}` },
  });
  return performance.now() - begin;
}

/** Medians of calls for a known and an unknown address, taken in turns: what slows the machine slows both. */
async function compare(path: string, known: string, more: Record<string, string>) {
  const taken = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.known.push(await timed(path, { email: known, ...more }, round * 2));
    taken.unknown.push(await timed(path, { email: `n${round}@stlbs.test`, ...more }, round * 2 + 1));
  }
  return { known: median(taken.known), unknown: median(taken.unknown) };
}

// A machine under load may shift one comparison; a difference that is there shows in every one.
const AGAIN = { retry: 2 };

test('the time of a login does not reveal whether the account exists', AGAIN, async () => {
  const person = await join(server.api);
  // A real check costs tens of milliseconds: skipping it for unknown addresses would show as a ratio far below a half.
  const { known, unknown } = await compare('/auth/login', person.email, { password: 'wrong-guess-77' });
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.67);
});

test('the time of a request for a reset link does not reveal it either, nor does the answer', AGAIN, async () => {
  const person = await join(server.api);
  const { known, unknown } = await compare('/auth/password/find', person.email, {});
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
  const answers = await Promise.all(
    [person.email, 'nobody@stlbs.test'].map((email) => server.api('POST', '/auth/password/find', { body: { email } })),
  );
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers[0]?.status).toBe(answers[1]?.status);
});
