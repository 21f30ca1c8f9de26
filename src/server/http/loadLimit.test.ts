import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { loadLimit } from './loadLimit';

const WANTED_MS = 1_000;

const person = (name: string | number) => ({ key: `person ${name}`, member: true });
const address = (name: string | number) => ({ key: `address ${name}`, member: false });

/**
 * A machine of a fixed number of answers a second, divided among those inside, and users who ask again half a second
 * after each answer or refusal. Time is counted, not slept.
 */
function simulate(users: number, perSecond: number, seconds: number) {
  let clock = 0;
  const limit = loadLimit({ most: 256, wantedMs: WANTED_MS, now: () => clock });
  const inside: { began: number; work: number; leave: () => void; user: number }[] = [];
  const next = Array.from({ length: users }, (_, user) => (user * 500) / users);
  const times: { at: number; ms: number }[] = [];
  let refused = 0;
  const STEP = 5;
  for (; clock < seconds * 1000; clock += STEP) {
    for (let user = 0; user < users; user += 1) {
      if ((next[user] ?? 0) > clock) continue;
      const response = new EventEmitter();
      if (limit.admit({ url: '/x', method: 'GET', asker: person(user) }, response as ServerResponse)) {
        inside.push({ began: clock, work: 1, leave: () => response.emit('finish'), user });
        next[user] = Number.POSITIVE_INFINITY;
      } else {
        refused += 1;
        next[user] = clock + 500;
      }
    }
    const share = (perSecond * STEP) / 1000 / Math.max(1, inside.length);
    for (const one of inside.slice()) {
      one.work -= share;
      if (one.work > 0) continue;
      inside.splice(inside.indexOf(one), 1);
      one.leave();
      times.push({ at: clock, ms: clock - one.began });
      next[one.user] = clock + 500;
    }
  }
  const settled = times.filter(({ at }) => at > 5_000);
  const sorted = settled.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    refused,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    perSecond: settled.length / (seconds - 5),
  };
}

test('four times as many users as the machine can serve: it goes on at full speed, answers in time and refuses the rest', () => {
  const outcome = simulate(400, 60, 30);
  expect(outcome.p95).toBeLessThan(WANTED_MS * 1.6);
  expect(outcome.perSecond).toBeGreaterThan(60 * 0.9);
  expect(outcome.refused).toBeGreaterThan(0);
});

test('a machine that can serve them all is not held back by what a slow one needs', () => {
  const fast = simulate(400, 900, 20);
  expect(fast.refused).toBe(0);
  expect(fast.perSecond).toBeGreaterThan(600);
});

test('what the machine can do nobody is refused', () => {
  expect(simulate(25, 60, 20).refused).toBe(0);
});

test('after a slow spell the places come back as they are used', () => {
  let clock = 0;
  const limit = loadLimit({ most: 200, wantedMs: WANTED_MS, now: () => clock });
  const round = (ms: number, count: number) => {
    const came = Array.from({ length: count }, () => new EventEmitter());
    const taken = came.filter((response, index) =>
      limit.admit({ url: '/x', method: 'GET', asker: person(index) }, response as ServerResponse),
    );
    clock += ms;
    for (const response of taken) response.emit('finish');
    return taken.length;
  };
  expect(round(8_000, 200)).toBe(200);
  for (let turn = 0; turn < 5; turn += 1) round(8_000, 200);
  expect(round(600, 200)).toBe(24);
  for (let turn = 0; turn < 40; turn += 1) round(600, 200);
  expect(round(600, 200)).toBe(200);
});

test('a change finds a place when reading no longer does, and nobody counts twice', () => {
  const limit = loadLimit({ most: 8, wantedMs: WANTED_MS });
  const responses: EventEmitter[] = [];
  const come = (method: string) => {
    const response = new EventEmitter();
    responses.push(response);
    return limit.admit({ url: '/api/rfq', method, asker: person(responses.length) }, response as ServerResponse);
  };
  expect(Array.from({ length: 9 }, () => come('GET'))).toEqual([...Array(8).fill(true), false]);
  expect([come('POST'), come('POST'), come('POST')]).toEqual([true, true, false]);
  expect(
    limit.admit({ url: '/api/ready', method: 'GET', asker: address('a') }, new EventEmitter() as ServerResponse),
  ).toBe(true);
  for (const event of ['finish', 'close', 'close']) for (const response of responses) response.emit(event);
  expect(Array.from({ length: 9 }, () => come('GET'))).toEqual([...Array(8).fill(true), false]);
});

/** People who come one after the other and stay; what each was answered. */
function coming(most: number) {
  const limit = loadLimit({ most, wantedMs: WANTED_MS });
  return (asker: ReturnType<typeof person>, method = 'GET', times = 1) =>
    Array.from({ length: times }, () =>
      limit.admit({ url: '/service', method, asker }, new EventEmitter() as ServerResponse),
    ).filter(Boolean).length;
}

test('an address takes a quarter of the places and a login an eighth, however much they ask', () => {
  const come = coming(256);
  expect(come(address('greedy'), 'GET', 300)).toBe(64);
  expect(come(person('greedy'), 'GET', 300)).toBe(32);
  expect(come(address('elsewhere'))).toBe(1);
  expect(come(person('else'))).toBe(1);
});

test('when places run out, reading of visitors goes first and changes of members go last', () => {
  const come = coming(40);
  const many = (asker: typeof person, method: string) =>
    Array.from({ length: 60 }, (_, index) => come(asker(`${method} ${index}`), method)).filter(Boolean).length;
  expect(many(address, 'GET')).toBe(30);
  expect(many(address, 'POST')).toBe(8);
  expect(many(person, 'GET')).toBe(2);
  expect(many(person, 'POST')).toBe(10);
});

test('who held many places when the machine became slow keeps nobody else out', () => {
  let clock = 0;
  const limit = loadLimit({ most: 256, wantedMs: WANTED_MS, now: () => clock });
  const come = (asker: ReturnType<typeof person>) => {
    const response = new EventEmitter();
    return limit.admit({ url: '/service', method: 'GET', asker }, response as ServerResponse) ? response : null;
  };
  const held = Array.from({ length: 300 }, () => come(address('greedy'))).filter((one) => one !== null);
  expect(held).toHaveLength(64);
  // Eight rounds of answers that take eight seconds: the bound falls to its least, 24.
  for (let turn = 0; turn < 8; turn += 1) {
    const others = Array.from({ length: 10 }, (_, index) => come(person(index)));
    clock += 8_000;
    for (const response of others) response?.emit('finish');
  }
  expect(come(address('greedy'))).toBeNull();
  expect(come(address('elsewhere'))).not.toBeNull();
});
