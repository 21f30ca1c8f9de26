import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLimit } from './loadLimit';

const WANTED_MS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = (name: string | number) => ({ key: `person ${name}`, member: true });
const address = (name: string | number) => ({ key: `address ${name}`, member: false });
type Asker = ReturnType<typeof person>;

/** One request, and what has become of it so far. */
interface Visit {
  state: 'waiting' | 'in' | 'away';
  response: EventEmitter;
}

function opened(most: number, wantedMs = WANTED_MS) {
  const limit = loadLimit({ most, wantedMs });
  /** So many requests of one kind, and where they stand once all had their turn. */
  const come = async (asker: Asker | ((index: number) => Asker), method = 'GET', times = 1, url = '/service') => {
    const visits = Array.from({ length: times }, (_, index): Visit => {
      const visit: Visit = { state: 'waiting', response: new EventEmitter() };
      const who = typeof asker === 'function' ? asker(index) : asker;
      void limit
        .admit({ url, method, asker: who }, visit.response as ServerResponse)
        .then((admitted) => (visit.state = admitted ? 'in' : 'away'));
      return visit;
    });
    await vi.advanceTimersByTimeAsync(0);
    return visits;
  };
  return { come };
}

const states = (visits: readonly Visit[]) => ({
  in: visits.filter(({ state }) => state === 'in').length,
  waiting: visits.filter(({ state }) => state === 'waiting').length,
  away: visits.filter(({ state }) => state === 'away').length,
});

/**
 * A machine of a fixed number of answers a second, divided among those inside, and users who come again half a second
 * after each answer or refusal.
 */
async function simulate(users: number, perSecond: number, seconds: number) {
  const { come } = opened(256);
  const STEP = 10;
  const next = Array.from({ length: users }, (_, user) => (user * 500) / users);
  let under: { visit: Visit; user: number; began: number; work: number }[] = [];
  const times: { at: number; ms: number }[] = [];
  let refused = 0;
  let inside = 0;
  for (let clock = 0; clock < seconds * 1000; clock += STEP) {
    for (let user = 0; user < users; user += 1) {
      if ((next[user] ?? 0) > clock) continue;
      next[user] = Number.POSITIVE_INFINITY;
      const [visit] = await come(person(user));
      if (visit) under.push({ visit, user, began: clock, work: 1 });
    }
    await vi.advanceTimersByTimeAsync(STEP);
    const working = under.filter(({ visit }) => visit.state === 'in');
    inside = Math.max(inside, clock > 10_000 ? working.length : 0);
    for (const one of working) one.work -= (perSecond * STEP) / 1000 / working.length;
    for (const one of under) {
      if (one.visit.state === 'away') refused += 1;
      else if (one.work <= 0) {
        times.push({ at: clock, ms: clock - one.began });
        one.visit.response.emit('finish');
      } else continue;
      next[one.user] = clock + 500;
    }
    under = under.filter(({ user }) => next[user] === Number.POSITIVE_INFINITY);
  }
  const settled = times.filter(({ at }) => at > 10_000);
  const sorted = settled.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    refused,
    inside,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    perSecond: settled.length / (seconds - 10),
  };
}

test('four times as many users as the machine can serve: it goes on at full speed, answers within three seconds and refuses the rest', async () => {
  const outcome = await simulate(400, 60, 25);
  expect(outcome.p95).toBeLessThan(3_000);
  expect(outcome.perSecond).toBeGreaterThan(60 * 0.9);
  expect(outcome.refused).toBeGreaterThan(0);
});

test('who the machine can serve within the time that somebody waits is refused nothing', async () => {
  const outcome = await simulate(100, 85, 25);
  expect(outcome.refused).toBe(0);
  expect(outcome.p95).toBeLessThan(1_000);
  // Fewer at once than have come: each is worked on for a shorter time, and none finds many before it.
  expect(outcome.inside).toBeLessThan(40);
});

test('a machine that can serve them all is not held back by what a slow one needs', async () => {
  const fast = await simulate(400, 900, 20);
  expect(fast.refused).toBe(0);
  expect(fast.perSecond).toBeGreaterThan(600);
});

test('after a slow spell the places come back as they are used', async () => {
  const { come } = opened(200);
  const round = async (ms: number) => {
    const visits = await come(person, 'GET', 200);
    const taken = visits.filter(({ state }) => state === 'in');
    for (const { state, response } of visits) if (state === 'waiting') response.emit('close');
    await vi.advanceTimersByTimeAsync(ms);
    for (const { response } of taken) response.emit('finish');
    return taken.length;
  };
  expect(await round(8_000)).toBe(200);
  for (let turn = 0; turn < 5; turn += 1) await round(8_000);
  expect(await round(200)).toBe(24);
  for (let turn = 0; turn < 80; turn += 1) await round(200);
  expect(await round(200)).toBe(200);
});

test('a change finds a place when reading has to wait, and nobody counts twice', async () => {
  const { come } = opened(8);
  const reads = await come(person, 'GET', 9);
  expect(states(reads)).toEqual({ in: 8, waiting: 1, away: 0 });
  const changes = await come((index) => person(`change ${index}`), 'POST', 3);
  expect(states(changes)).toEqual({ in: 2, waiting: 1, away: 0 });
  expect(states(await come(address('a'), 'GET', 1, '/api/ready')).in).toBe(1);
  // Who leaves the queue first; then those inside end, each of them more than once.
  for (const { state, response } of [...reads, ...changes]) if (state === 'waiting') response.emit('close');
  for (const event of ['finish', 'close', 'close']) {
    for (const { response } of [...reads, ...changes]) response.emit(event);
  }
  expect(states(await come(person, 'GET', 9))).toEqual({ in: 8, waiting: 1, away: 0 });
});

test('places go to who waited longest; who has left is passed over', async () => {
  const { come } = opened(4);
  const inside = await come(person, 'GET', 4);
  const waiting = await come((index) => person(`later ${index}`), 'GET', 3);
  waiting[0]?.response.emit('close');
  inside[0]?.response.emit('finish');
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.map(({ state }) => state)).toEqual(['away', 'in', 'waiting']);
  inside[1]?.response.emit('finish');
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.map(({ state }) => state)).toEqual(['away', 'in', 'in']);
});

test('who left before a place was looked for takes none', async () => {
  const limit = loadLimit({ most: 1, wantedMs: WANTED_MS });
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  const call = { url: '/service', method: 'GET', asker: person('a') };
  expect(await limit.admit(call, gone as ServerResponse)).toBe(false);
  expect(await limit.admit(call, new EventEmitter() as ServerResponse)).toBe(true);
});

test('nobody waits for ever: visitors are turned away first, and changes of members last', async () => {
  const { come } = opened(4);
  await come(person, 'POST', 5);
  const [visitor] = await come(address('v'));
  const [member] = await come(person('m'));
  const [change] = await come(person('c'), 'POST');
  const seen = () => [visitor?.state, member?.state, change?.state];
  expect(seen()).toEqual(['waiting', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen()).toEqual(['away', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen()).toEqual(['away', 'away', 'waiting']);
  await vi.advanceTimersByTimeAsync(600);
  expect(seen()).toEqual(['away', 'away', 'away']);
});

test('so many wait and no more, visitors fewer than members', async () => {
  const { come } = opened(4);
  await come((index) => person(`inside ${index}`), 'POST', 5);
  expect(states(await come(address, 'GET', 751))).toEqual({ in: 0, waiting: 750, away: 1 });
  expect(states(await come((index) => person(`member ${index}`), 'GET', 251))).toEqual({
    in: 0,
    waiting: 250,
    away: 1,
  });
  expect(states(await come(person('change'), 'POST'))).toEqual({ in: 0, waiting: 1, away: 0 });
});

test('an address takes a quarter of the places and a login an eighth, and waits for as many, however much they ask', async () => {
  const { come } = opened(256);
  expect(states(await come(address('greedy'), 'GET', 300))).toEqual({ in: 64, waiting: 64, away: 172 });
  expect(states(await come(person('greedy'), 'GET', 300))).toEqual({ in: 32, waiting: 32, away: 236 });
  expect(states(await come(address('elsewhere'))).in).toBe(1);
  expect(states(await come(person('else'))).in).toBe(1);
});

test('a place that comes free goes past who already has their part', async () => {
  const { come } = opened(24);
  const greedy = await come(address('greedy'), 'GET', 24);
  expect(states(greedy)).toEqual({ in: 8, waiting: 8, away: 8 });
  const others = await come(person, 'GET', 17);
  expect(states(others)).toEqual({ in: 16, waiting: 1, away: 0 });
  others[0]?.response.emit('finish');
  await vi.advanceTimersByTimeAsync(0);
  expect(states(others)).toEqual({ in: 17, waiting: 0, away: 0 });
  expect(states(greedy)).toEqual({ in: 8, waiting: 8, away: 8 });
});

test('when places run out, reading of visitors goes first and changes of members go last', async () => {
  const { come } = opened(40);
  const many = async (asker: typeof person, method: string) =>
    states(await come((index) => asker(`${method} ${index}`), method, 60)).in;
  expect(await many(address, 'GET')).toBe(30);
  expect(await many(address, 'POST')).toBe(8);
  expect(await many(person, 'GET')).toBe(2);
  expect(await many(person, 'POST')).toBe(10);
});

test('who held many places when the machine became slow keeps nobody else out', async () => {
  const { come } = opened(256);
  const held = await come(address('greedy'), 'GET', 300);
  expect(states(held).in).toBe(64);
  // Eight rounds of answers that take eight seconds: the bound falls to its least, 24.
  for (let turn = 0; turn < 8; turn += 1) {
    const others = await come(person, 'GET', 10);
    await vi.advanceTimersByTimeAsync(8_000);
    for (const { response } of others) response.emit('finish');
  }
  expect(states(await come(address('greedy'))).in).toBe(0);
  expect(states(await come(address('elsewhere'))).in).toBe(1);
});
