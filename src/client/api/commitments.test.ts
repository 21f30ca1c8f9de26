import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import type { ApiRequest } from './apiRequest';
import { Commitments, type Deed, type JournalEntry, type Surroundings } from './commitments';

const request: ApiRequest = { method: 'POST', url: '/rfq/Q1/award', body: { bids: 1 } };
const deed: Deed = { kind: 'award', record: 'Q1', call: 'POST /rfq/{rfq_number_id}/award', key: 'key-0001' };
const failure = (status: number | null) =>
  new ApiError({ mcode: null, status, message: '', issues: [], method: 'POST', url: '', timedOut: false });

function browser(journal = new Map<string, JournalEntry>(), seen = new Set<string>()) {
  const state = { online: true, page: '/award', elsewhere: new Set<string>(), now: 1_000, draw: () => {} };
  const around: Surroundings = {
    journal: {
      see: (key) => void seen.add(key),
      add: async (entry) => void journal.set(entry.key, entry),
      remove: async (key) => void journal.delete(key),
      of: async (owner) => [...journal.values()].filter((entry) => entry.owner === owner && !seen.has(entry.key)),
    },
    online: () => state.online,
    pause: () => Promise.resolve(),
    drawn: () => new Promise((resolve) => (state.draw = resolve)),
    alone: async (key, work) => (state.elsewhere.has(key) ? undefined : work()),
    page: () => state.page,
    now: () => state.now,
  };
  const deeds = new Commitments(around);
  return { state, journal, deeds, states: () => deeds.snapshot().map((one) => one.state) };
}

/** A server that may lose the deed on its way, or the answer on its way back; `settled` are the keys it was asked for. */
function server(lost: 'nothing' | 'deed' | 'answer', unreachable = 0) {
  const done: unknown[] = [];
  const settled: string[] = [];
  const send = async (sent: ApiRequest) => {
    if (sent.url === '/outcome') {
      unreachable -= 1;
      if (unreachable >= 0) throw failure(null);
      settled.push((sent.body as { key: string }).key);
      return { sent: done.length > 0, data: done[0] ?? null };
    }
    if (lost === 'deed') throw failure(null);
    done.push({ bid: 7 });
    if (lost === 'answer') throw failure(null);
    return done[0];
  };
  return { send, done, settled };
}

describe('Commitments', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('fails at once without a network, and sends nothing when it comes back', async () => {
    const { deeds, state, journal } = browser();
    const { send, done } = server('nothing');
    state.online = false;
    await expect(deeds.run(send, request, deed)).rejects.toMatchObject({ unsent: 'offline' });
    state.online = true;
    await vi.runAllTimersAsync();
    expect([done.length, journal.size]).toEqual([0, 0]);
  });

  it('keeps the deed before it leaves, and forgets it once its page has shown the answer', async () => {
    const { deeds, journal, state } = browser();
    const kept: number[] = [];
    await deeds.recover('me', async () => null);
    await deeds.run(async () => kept.push(journal.size), request, deed);
    expect(kept).toEqual([1]);
    expect(journal.get(deed.key)?.owner).toBe('me');
    state.draw();
    await vi.runAllTimersAsync();
    expect(journal.size).toBe(0);
  });

  it('tells an answer again after a reload only where it was not drawn, however slowly the journal forgets', async () => {
    const kept = new Map<string, JournalEntry>();
    const seen = new Set<string>();
    const before = browser(kept, seen);
    await before.deeds.recover('me', async () => null);
    const { send } = server('nothing');
    await before.deeds.run(send, request, deed);
    const [entry] = kept.values();
    const reloaded = async () => {
      if (entry) kept.set(entry.key, entry);
      const { deeds, states } = browser(kept, seen);
      await deeds.recover('me', send);
      return states();
    };
    expect(await reloaded()).toEqual(['sent']);
    before.state.draw();
    await vi.runAllTimersAsync();
    expect(await reloaded()).toEqual([]);
  });

  it('answers what the server did when only the answer was lost', async () => {
    const { deeds, states } = browser();
    const { send, done } = server('answer', 3);
    await expect(deeds.run(send, request, deed)).resolves.toEqual({ bid: 7 });
    expect(done).toHaveLength(1);
    expect(states()).toEqual(['sent']);
  });

  it('says that it was not sent when it did not arrive', async () => {
    const { deeds, states } = browser();
    const { send, settled } = server('deed');
    await expect(deeds.run(send, request, deed)).rejects.toMatchObject({ unsent: 'lost' });
    expect(settled).toEqual([deed.key]);
    expect(states()).toEqual(['not_sent']);
  });

  it('passes a refusal on without asking', async () => {
    const { deeds, states } = browser();
    await expect(deeds.run(() => Promise.reject(failure(409)), request, deed)).rejects.toMatchObject({ status: 409 });
    expect(states()).toEqual([]);
  });

  it('asks after a fault of the server, and leaves the outcome open only where asking is refused', async () => {
    const { deeds, states } = browser();
    const send = (sent: ApiRequest) => Promise.reject(failure(sent.url === '/outcome' ? 403 : 502));
    await expect(deeds.run(send, request, deed)).rejects.toMatchObject({ unsent: 'unknown' });
    expect(states()).toEqual(['unknown']);
  });

  it('sends a deed once that is pressed twice', async () => {
    const { deeds } = browser();
    const { send, done } = server('nothing');
    const twice = [deeds.run(send, request, deed), deeds.run(send, request, { ...deed, key: 'key-0002' })];
    expect(await Promise.all(twice)).toEqual([{ bid: 7 }, { bid: 7 }]);
    expect(done).toHaveLength(1);
  });

  it('tells an outcome whose page was left, until it is dismissed', async () => {
    const { deeds, state, states, journal } = browser();
    const { send } = server('nothing');
    const sending = deeds.run(send, request, deed);
    state.page = '/elsewhere';
    await sending;
    await vi.runAllTimersAsync();
    expect([states(), journal.size]).toEqual([['sent'], 1]);
    deeds.dismiss(deed.key);
    expect([states(), journal.size]).toEqual([[], 0]);
  });

  it.each([
    ['answer', 'sent'],
    ['deed', 'not_sent'],
  ] as const)('after a crash tells the same person alone (%s lost: %s)', async (lost, told) => {
    const journal = new Map<string, JournalEntry>();
    const before = browser(journal);
    const { send } = server(lost, 0);
    await before.deeds.recover('me', send);
    // The page dies while it waits: whatever the server does, nobody hears.
    void before.deeds.run(async (sent) => send(sent).catch(() => new Promise(() => undefined)), request, deed);
    await vi.runAllTimersAsync();
    const other = browser(journal);
    await other.deeds.recover('somebody else', send);
    expect(other.states()).toEqual([]);
    const after = browser(journal);
    await after.deeds.recover('me', send);
    expect(after.states()).toEqual([told]);
    await after.deeds.recover(undefined, send);
    expect(after.states()).toEqual([]);
  });

  it('leaves a deed alone that another tab is still sending', async () => {
    const journal = new Map([[deed.key, { ...deed, owner: 'me', page: '/', at: 0 }]]);
    const { deeds, state, states } = browser(journal);
    const { send, settled } = server('deed');
    state.elsewhere.add(deed.key);
    await deeds.recover('me', send);
    expect([states(), settled]).toEqual([[], []]);
  });

  it('does not take a key that the server has forgotten for one that brought nothing', async () => {
    const journal = new Map([[deed.key, { ...deed, owner: 'me', page: '/', at: 0 }]]);
    const { deeds, state, states } = browser(journal);
    state.now = 23 * 3_600_000;
    await deeds.recover('me', server('deed').send);
    expect(states()).toEqual(['unknown']);
  });
});
