import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackingEvent } from './trackingEvent';
import { TrackingOutbox } from './trackingOutbox';

const event = (key: string) => ({ key }) as TrackingEvent;

function setUp() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const state = { online: true, answers: true };
  const sent: string[] = [];
  const outbox = new TrackingOutbox(
    async ({ key }) => {
      if (!state.answers) throw new Error('no network');
      sent.push(key);
      return true;
    },
    storage,
    () => state.online,
  );
  return { outbox, state, sent, kept };
}

describe('TrackingOutbox', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('keeps what could not be delivered and sends it once, in order, when the network is back', async () => {
    const { outbox, state, sent, kept } = setUp();
    state.answers = false;
    await outbox.send(event('a'));
    await outbox.send(event('b'));
    expect(kept.size).toBe(1);
    state.answers = true;
    await outbox.flush();
    await outbox.flush();
    expect(sent).toEqual(['a', 'b']);
    expect(kept.size).toBe(0);
  });

  it('tries again by itself', async () => {
    const { outbox, state, sent } = setUp();
    state.answers = false;
    await outbox.send(event('a'));
    state.answers = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['a']);
  });

  it('while offline keeps at once, since a closing page learns of no failure', async () => {
    const { outbox, state, sent, kept } = setUp();
    state.online = false;
    void outbox.send(event('a'));
    expect(JSON.parse([...kept.values()][0] ?? '[]')).toEqual([{ key: 'a' }]);
    expect(sent).toEqual([]);
  });

  it('keeps the newest 200, also beside something unreadable', async () => {
    const { outbox, state, kept } = setUp();
    kept.set('stlbs_tracking', 'not json');
    state.online = false;
    for (let number = 0; number < 205; number += 1) await outbox.send(event(String(number)));
    const list = JSON.parse(kept.get('stlbs_tracking') ?? '[]') as TrackingEvent[];
    expect([list.length, list[0]?.key]).toEqual([200, '5']);
  });
});
