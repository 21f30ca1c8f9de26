import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError';
import type { ApiRequest } from './apiRequest';
import { Commitments, type Action, type JournalEntry, type Surroundings } from './commitments';

const request: ApiRequest = { method: 'POST', url: '/rfq/Q1/award', body: { bids: 1 } };
const action: Action = { kind: 'award', record: 'Q1', call: 'POST /rfq/{rfq_number_id}/award', key: 'key-0001' };
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
  const actions = new Commitments(around);
  return { state, journal, actions, states: () => actions.snapshot().map((one) => one.state) };
}

/** A server that may lose the action on its way, or the answer on its way back; `settled` are the keys that were looked up. */
function server(lost: 'nothing' | 'action' | 'answer', unreachable = 0) {
  const done: unknown[] = [];
  const settled: string[] = [];
  const send = async (sent: ApiRequest) => {
    if (sent.url === '/outcome') {
      unreachable -= 1;
      if (unreachable >= 0) throw failure(null);
      settled.push((sent.body as { key: string }).key);
      return { sent: done.length > 0, data: done[0] ?? null };
    }
    if (lost === 'action') throw failure(null);
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
    const { actions, state, journal } = browser();
    const { send, done } = server('nothing');
    state.online = false;
    await expect(actions.run(send, request, action)).rejects.toMatchObject({ unsent: 'offline' });
    state.online = true;
    await vi.runAllTimersAsync();
    expect([done.length, journal.size]).toEqual([0, 0]);
  });

  it('keeps the action before it leaves, and forgets it once its page has shown the answer', async () => {
    const { actions, journal, state } = browser();
    const kept: number[] = [];
    await actions.recover('me', async () => null);
    await actions.run(async () => kept.push(journal.size), request, action);
    expect(kept).toEqual([1]);
    expect(journal.get(action.key)?.owner).toBe('me');
    state.draw();
    await vi.runAllTimersAsync();
    expect(journal.size).toBe(0);
  });

  it('shows an answer again after a reload only where it was not drawn, however slowly the journal forgets', async () => {
    const kept = new Map<string, JournalEntry>();
    const seen = new Set<string>();
    const before = browser(kept, seen);
    await before.actions.recover('me', async () => null);
    const { send } = server('nothing');
    await before.actions.run(send, request, action);
    const [entry] = kept.values();
    const reloaded = async () => {
      if (entry) kept.set(entry.key, entry);
      const { actions, states } = browser(kept, seen);
      await actions.recover('me', send);
      return states();
    };
    expect(await reloaded()).toEqual(['sent']);
    before.state.draw();
    await vi.runAllTimersAsync();
    expect(await reloaded()).toEqual([]);
  });

  it('answers what the server did when only the answer was lost', async () => {
    const { actions, states } = browser();
    const { send, done } = server('answer', 3);
    await expect(actions.run(send, request, action)).resolves.toEqual({ bid: 7 });
    expect(done).toHaveLength(1);
    expect(states()).toEqual(['sent']);
  });

  it('says that it was not sent when it did not arrive', async () => {
    const { actions, states } = browser();
    const { send, settled } = server('action');
    await expect(actions.run(send, request, action)).rejects.toMatchObject({ unsent: 'lost' });
    expect(settled).toEqual([action.key]);
    expect(states()).toEqual(['not_sent']);
  });

  it('passes a refusal on without asking', async () => {
    const { actions, states } = browser();
    await expect(actions.run(() => Promise.reject(failure(409)), request, action)).rejects.toMatchObject({
      status: 409,
    });
    expect(states()).toEqual([]);
  });

  it('asks after a fault of the server, and leaves the outcome open only where asking is refused', async () => {
    const { actions, states } = browser();
    const send = (sent: ApiRequest) => Promise.reject(failure(sent.url === '/outcome' ? 403 : 502));
    await expect(actions.run(send, request, action)).rejects.toMatchObject({ unsent: 'unknown' });
    expect(states()).toEqual(['unknown']);
  });

  it('sends an action once that is pressed twice', async () => {
    const { actions } = browser();
    const { send, done } = server('nothing');
    const twice = [actions.run(send, request, action), actions.run(send, request, { ...action, key: 'key-0002' })];
    expect(await Promise.all(twice)).toEqual([{ bid: 7 }, { bid: 7 }]);
    expect(done).toHaveLength(1);
  });

  it('shows an outcome whose page was left, until it is dismissed', async () => {
    const { actions, state, states, journal } = browser();
    const { send } = server('nothing');
    const sending = actions.run(send, request, action);
    state.page = '/elsewhere';
    await sending;
    await vi.runAllTimersAsync();
    expect([states(), journal.size]).toEqual([['sent'], 1]);
    actions.dismiss(action.key);
    expect([states(), journal.size]).toEqual([[], 0]);
  });

  it.each([
    ['answer', 'sent'],
    ['action', 'not_sent'],
  ] as const)('after a crash shows it to the same person alone (%s lost: %s)', async (lost, reported) => {
    const journal = new Map<string, JournalEntry>();
    const before = browser(journal);
    const { send } = server(lost, 0);
    await before.actions.recover('me', send);
    // The page dies while it waits: whatever the server does, nobody hears.
    void before.actions.run(async (sent) => send(sent).catch(() => new Promise(() => undefined)), request, action);
    await vi.runAllTimersAsync();
    const other = browser(journal);
    await other.actions.recover('somebody else', send);
    expect(other.states()).toEqual([]);
    const after = browser(journal);
    await after.actions.recover('me', send);
    expect(after.states()).toEqual([reported]);
    await after.actions.recover(undefined, send);
    expect(after.states()).toEqual([]);
  });

  it('leaves an action alone that another tab is still sending', async () => {
    const journal = new Map([[action.key, { ...action, owner: 'me', page: '/', at: 0 }]]);
    const { actions, state, states } = browser(journal);
    const { send, settled } = server('action');
    state.elsewhere.add(action.key);
    await actions.recover('me', send);
    expect([states(), settled]).toEqual([[], []]);
  });

  it('does not take a key that the server has forgotten for one that brought nothing', async () => {
    const journal = new Map([[action.key, { ...action, owner: 'me', page: '/', at: 0 }]]);
    const { actions, state, states } = browser(journal);
    state.now = 23 * 3_600_000;
    await actions.recover('me', server('action').send);
    expect(states()).toEqual(['unknown']);
  });
});
