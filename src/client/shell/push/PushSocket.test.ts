import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushSocket } from './PushSocket';
import { pushAddress } from './pushAddress';

class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  closed = false;
  sent: string[] = [];
  readyState = 1;
  close() {
    this.closed = true;
  }
  send(text: string) {
    this.sent.push(text);
  }
}

function setUp(
  renewLogin: () => Promise<void> = () => Promise.resolve(),
  hasLogin = () => true,
  pageAge = () => 1_234.5,
) {
  const sockets: FakeSocket[] = [];
  const onReconnect = vi.fn();
  const push = new PushSocket({
    connect: () => {
      if (!hasLogin()) return undefined;
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    renewLogin,
    onMessage: () => undefined,
    onReconnect,
    pageAge,
    random: () => 1,
  });
  push.open();
  return { push, sockets, onReconnect, last: () => sockets.at(-1)! };
}

describe('PushSocket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits longer after each loss and reports when messages may have been missed', async () => {
    const { sockets, last, onReconnect } = setUp();
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(3);
    expect(onReconnect).not.toHaveBeenCalled();
    last().onopen?.();
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('asks once for what came between the page and its first connection', () => {
    const { push, last, onReconnect } = setUp();
    last().onopen?.();
    expect(last().sent).toEqual(['age 1235']);
    push.reconnect();
    last().onopen?.();
    expect(last().sent).toEqual([]);
    expect(onReconnect).not.toHaveBeenCalled();
  });

  it('asks for a tab that came later, and has all read again where the connection does not stand', () => {
    const { push, last, onReconnect } = setUp();
    last().onopen?.();
    push.askSince(800);
    expect(last().sent).toEqual(['age 1235', 'age 800']);
    push.reconnect();
    last().readyState = 0;
    push.askSince(900);
    expect(onReconnect).not.toHaveBeenCalled();
    last().readyState = 1;
    last().onopen?.();
    expect(last().sent).toEqual([]);
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('has all data read again where the page is older than what the other side remembers', () => {
    const { last, onReconnect } = setUp(undefined, undefined, () => 50_001);
    last().onopen?.();
    expect(last().sent).toEqual([]);
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it('reconnects at once on request, and never holds two connections', async () => {
    const { push, sockets, last } = setUp();
    push.open();
    expect(sockets).toHaveLength(1);
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(0);
    push.open();
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets).toHaveLength(2);
  });

  it('renews the login after 4401 before it comes back, and gives up when that is refused', async () => {
    const renew = vi.fn(() => Promise.resolve());
    const good = setUp(renew);
    good.last().onopen?.();
    good.last().onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(good.sockets).toHaveLength(2);

    let hasLogin = true;
    const deny = () => {
      hasLogin = false;
      return Promise.reject(new Error('refused'));
    };
    const refused = setUp(deny, () => hasLogin);
    refused.last().onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(refused.sockets).toHaveLength(1);
  });

  it('comes back by itself when the renewal got no answer, since the login stays', async () => {
    const away = setUp(() => Promise.reject(new Error('nobody answered')));
    away.last().onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(999);
    expect(away.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(away.sockets).toHaveLength(2);
  });

  it('asks for a sign of life, and takes a silent connection for lost', async () => {
    const { sockets, last } = setUp();
    last().onopen?.();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(last().sent).toEqual(['age 1235', 'ping']);
    last().onmessage?.({ data: 'pong' });
    await vi.advanceTimersByTimeAsync(24_999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_001 + 1_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('after sleep asks at once instead of waiting for the next beat', async () => {
    const { push, sockets, last } = setUp();
    last().onopen?.();
    push.check();
    push.check();
    expect(last().sent).toEqual(['age 1235', 'ping']);
    await vi.advanceTimersByTimeAsync(5_000 + 1_000);
    expect(sockets).toHaveLength(2);
  });

  it('comes back with renewed tokens before it leaves the old connection', () => {
    const { push, sockets, last, onReconnect } = setUp();
    last().onopen?.();
    push.reconnect();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(false);
    last().onopen?.();
    expect(sockets[0]?.closed).toBe(true);
    expect(onReconnect).not.toHaveBeenCalled();
  });

  it('stays closed once closed', async () => {
    const { push, sockets, last } = setUp();
    last().onclose?.({ code: 1006 });
    push.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('pushAddress', () => {
  it('follows the API base, with ws for http and wss for https', () => {
    expect(pushAddress('/api', 'http://here.test/en/x', 'a b')).toBe('ws://here.test/api/ws/push?t=a+b');
    expect(pushAddress('https://api.test/v1', 'http://here.test/', 'a')).toBe('wss://api.test/v1/ws/push?t=a');
  });
});
