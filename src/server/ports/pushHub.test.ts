import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { PushMessage } from '../../contract/entities/person';
import { localPushHub } from './pushHub';

/** One end of a connection, as the hub sees it. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  ping = vi.fn();
  pong = vi.fn();
  terminate = vi.fn();
  close = vi.fn();
  send(text: string) {
    this.sent.push(text);
  }
}

const join = (hub: ReturnType<typeof localPushHub>, account_id: string) => {
  const line = new Line();
  hub.join(line as unknown as WebSocket, { account_id, login_id: `login of ${account_id}` });
  return line;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks every connection for a sign of life and ends those that give none', () => {
  const hub = localPushHub();
  const [alive, silent] = [join(hub, 'a'), join(hub, 'b')];
  alive.ping.mockImplementation(() => alive.emit('pong'));
  vi.advanceTimersByTime(60_000);
  expect(alive.ping).toHaveBeenCalledTimes(2);
  expect(alive.terminate).not.toHaveBeenCalled();
  expect(silent.terminate).toHaveBeenCalled();
  hub.close();
});

it('answers a browser, which cannot see pings, by message, and nothing else that it says', () => {
  const hub = localPushHub();
  const line = join(hub, 'a');
  line.emit('message', Buffer.from('ping'), false);
  line.emit('message', Buffer.from('{"kind":"order"}'), false);
  expect(line.sent).toEqual(['pong']);
  hub.close();
});

it('closes the sockets of one login, or of one person, and leaves the others alone', () => {
  const hub = localPushHub();
  const [mine, theirs] = [join(hub, 'a'), join(hub, 'b')];
  hub.expel({ login_id: 'login of a' });
  expect(mine.close).toHaveBeenCalledWith(4401, expect.any(String));
  expect(theirs.close).not.toHaveBeenCalled();
  hub.expel({ account_id: 'b' });
  expect(theirs.close).toHaveBeenCalled();
  hub.close();
});

it('hears so much of a connection in a minute and ends one that says more, by messages or by pings', () => {
  const hub = localPushHub();
  const [usual, flooding] = [join(hub, 'a'), join(hub, 'b')];
  for (let turn = 0; turn < 40; turn += 1) usual.emit('message', Buffer.from('ping'), false);
  for (let turn = 0; turn < 10_000; turn += 1) flooding.emit('ping', Buffer.from('x'));
  expect(usual.sent).toHaveLength(40);
  expect(flooding.pong).toHaveBeenCalledTimes(60);
  expect(flooding.terminate).toHaveBeenCalled();
  expect(usual.terminate).not.toHaveBeenCalled();
  hub.close();
});

it('disconnects a client that does not read, and keeps nothing more for it', () => {
  const hub = localPushHub();
  const [reading, unread] = [join(hub, 'a'), join(hub, 'a')];
  unread.bufferedAmount = 300_000;
  hub.send('a', { id: '1' } as unknown as Parameters<typeof hub.send>[1]);
  expect(reading.sent).toHaveLength(1);
  expect(unread.sent).toEqual([]);
  expect(unread.terminate).toHaveBeenCalled();
  hub.close();
});

it('sends on request what came while a page had no connection yet, for a minute, and to its reader alone', () => {
  const hub = localPushHub();
  const message = (id: string): PushMessage => ({
    id,
    kind: 'rfq_matched',
    record_type: 'rfq',
    record_id: 'r',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  const say = (line: Line, text: string) => line.emit('message', Buffer.from(text), false);
  const heard = (line: Line) => line.sent.map((frame) => (JSON.parse(frame) as PushMessage).id);
  hub.send('a', message('before the page'));
  vi.advanceTimersByTime(5_000);
  hub.send('a', message('after it'));
  vi.advanceTimersByTime(2_000);
  const [mine, theirs, late, silly] = [join(hub, 'a'), join(hub, 'b'), join(hub, 'a'), join(hub, 'a')];
  expect(mine.sent).toEqual([]);
  say(mine, 'age 3000');
  say(theirs, 'age 3000');
  for (const text of ['age', 'age -1', 'age 1e9', 'age 99999999999999999999']) say(silly, text);
  expect(heard(mine)).toEqual(['after it']);
  expect(theirs.sent).toEqual([]);
  expect(silly.sent).toEqual([]);
  vi.advanceTimersByTime(55_000);
  say(late, 'age 600000');
  expect(heard(late)).toEqual(['after it']);
  vi.advanceTimersByTime(30_000);
  say(late, 'age 600000');
  expect(heard(late)).toEqual(['after it']);
  for (let count = 0; count < 300; count += 1) hub.send('a', message(`number ${count}`));
  const many = join(hub, 'a');
  say(many, 'age 1000');
  expect(many.sent).toHaveLength(100);
  expect(heard(many).at(-1)).toBe('number 299');
  hub.close();
});
