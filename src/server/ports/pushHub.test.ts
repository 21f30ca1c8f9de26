import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
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
