import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { drain } from './drain';

const MB = 1024 * 1024;
let server: http.Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

async function listening(answer: http.RequestListener): Promise<number> {
  const started = http.createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

/** A server that refuses every body and closes the connection, as an API does with one that is too large. */
const refusing = () =>
  listening((request, response) => {
    void drain(request).then(() => response.writeHead(413, { connection: 'close' }).end('too large'));
  });

test('a sender of a refused body reads the answer instead of a broken connection', async () => {
  const port = await refusing();
  for (let round = 0; round < 10; round++) {
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: new Uint8Array(12 * MB) });
    expect([answer.status, await answer.text()]).toEqual([413, 'too large']);
  }
});

test('a body without end is given up and its connection closed', async () => {
  const socket = net.connect(await refusing(), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 999999999999\r\n\r\n');
  const chunk = Buffer.alloc(MB);
  let sent = 0;
  const pump = () => {
    while (!socket.destroyed && socket.write(chunk)) sent++;
  };
  await new Promise((resolve) =>
    socket
      .on('error', () => {})
      .on('close', resolve)
      .on('drain', pump)
      .on('connect', pump)
      .resume(),
  );
  expect(sent).toBeLessThan(200);
});

test('a sender that goes away ends it', async () => {
  let ended = () => {};
  const gone = new Promise<void>((resolve) => (ended = resolve));
  const port = await listening((request) => void drain(request).then(ended));
  const socket = net.connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\nx', () => socket.destroy());
  });
  await gone;
});
