import { createConnection } from 'node:net';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { join } from '../support/people';
import { startOwnServer } from '../support/startServer';
import { until } from '../support/until';

const server = await startOwnServer();
afterAll(() => server.stop());

/** A ping of 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 0x61)]);
const PINGS = Buffer.concat(Array.from({ length: 2_000 }, () => PING));

/** Opens a websocket by hand, never reads what comes back, and pings as fast as the network takes it; reports its end. */
function flood(token: string): { ended: () => boolean } {
  let ended = false;
  const socket = createConnection(server.port, '127.0.0.1', () => {
    socket.write(
      `GET /api/ws/push?t=${token} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    socket.pause();
    const more = () => {
      while (!ended && socket.write(PINGS)) continue;
    };
    socket.on('drain', more);
    more();
  });
  socket.on('error', () => (ended = true));
  socket.on('close', () => (ended = true));
  return { ended: () => ended };
}

/** Memory of the server's process, in MB. */
const memoryOf = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
/** The attack took more than 1,000 MB in 25 s, before the heartbeat ended it. */
const MOST_MORE_MB = 300;

test('sockets that ping and never read are closed instead of filling the memory', async () => {
  const person = await join(server.api);
  const before = existsSync('/proc/self/status') ? memoryOf() : null;
  let most = 0;
  const watching = setInterval(() => (most = before === null ? 0 : Math.max(most, memoryOf() - before)), 100);
  const floods = Array.from({ length: 8 }, () => flood(person.token ?? ''));
  await until('the end of the floods', async () => floods.every(({ ended }) => ended()));
  clearInterval(watching);
  expect(most).toBeLessThan(MOST_MORE_MB);
  expect((await server.api('GET', '/health')).status).toBe(200);
});

test('a socket that reads everything and says too much is closed as well', async () => {
  const person = await join(server.api);
  const said = async (words: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/ws/push?t=${person.token}`);
    const closed = new Promise<'closed'>((resolve) => socket.addEventListener('close', () => resolve('closed')));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    // A browser says something every half a minute.
    for (let word = 0; word < words; word += 1) socket.send('x');
    // An answer to the last word: whatever was said before it has been heard.
    const answered = new Promise<'open'>((resolve) => socket.addEventListener('message', () => resolve('open')));
    socket.send('ping');
    const end = await Promise.race([closed, answered]);
    socket.close();
    return end;
  };
  expect(await said(5)).toBe('open');
  expect(await said(100)).toBe('closed');
});

test('an analytics event of more than 4 kB is refused, and so is one too many of an address', async () => {
  const send = (key: string) =>
    server.api('POST', '/tracking/user/action', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: {
        actionType: 'CLICK',
        method: 'GET',
        path: '/',
        referrer: '',
        key: 'flood',
        body: { key },
        serviceName: 'stlbs',
        sessionId: 'a-session-of-a-flood',
        clientDate: new Date().toISOString(),
        language: 'ko',
      },
    });
  expect((await send('x'.repeat(5_000))).status).toBe(413);
  const statuses = new Set<number>();
  for (let turn = 0; turn < 13; turn += 1) {
    for (const { status } of await Promise.all(Array.from({ length: 50 }, () => send('x')))) statuses.add(status);
  }
  expect([...statuses].sort((a, b) => a - b)).toEqual([200, 429]);
});
