import http, { type IncomingMessage } from 'node:http';
import net, { type Socket } from 'node:net';
import type { Receiver } from './receiver';

export interface Passed {
  method: string;
  path: string;
  status: number | null;
}

/** What to do with a request: null passes it on, `lose` passes it on and loses the answer. */
export type Fault = 'drop' | 'lose' | { delay: number } | { status: number; body: unknown } | null;

export interface FaultyProxy extends Receiver {
  /** Everything that came through, sockets as method `WS`. */
  passed: Passed[];
  to(path: string): Passed[];
  /** Decides on each request from now on. */
  faults(decide: (request: { method: string; path: string; headers: IncomingMessage['headers'] }) => Fault): void;
  /** Websockets fall silent without being closed, as when a machine slept; new ones work. */
  silenceSockets(): void;
  /** Websockets are cut. */
  cutSockets(): void;
  openSockets(): number;
}

/** An answer of the API, to be given in its place. */
export const answer = (status: number, mcode: number, message = '') => ({
  status,
  body: { mcode, message, data: null },
});

/** How often a login was to be renewed. */
export const refreshes = (proxy: FaultyProxy) => proxy.to('/api/auth/refresh').length;

/** Stands between a browser and a server on a free port: passes on, drops, delays or answers itself. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  const passed: Passed[] = [];
  const pairs = new Set<{ client: Socket; upstream: Socket }>();
  let decide: Parameters<FaultyProxy['faults']>[0] = () => null;

  const server = http.createServer((request, response) => {
    const entry: Passed = { method: request.method ?? '', path: request.url ?? '', status: null };
    passed.push(entry);
    const fault = decide({ method: entry.method, path: entry.path, headers: request.headers });
    if (fault === 'drop') return void request.socket.destroy();
    if (fault && fault !== 'lose' && 'status' in fault) {
      entry.status = fault.status;
      request.resume();
      response.writeHead(fault.status, { 'content-type': 'application/json' }).end(JSON.stringify(fault.body));
      return;
    }
    const { method, headers, url: path } = request;
    const pass = () => {
      const onward = http.request({ hostname, port, method, path, headers }, (answer) => {
        entry.status = answer.statusCode ?? null;
        if (fault === 'lose') return void request.socket.destroy();
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    };
    if (fault && fault !== 'lose') setTimeout(pass, fault.delay);
    else pass();
  });

  server.on('upgrade', (request: IncomingMessage, client: Socket, head: Buffer) => {
    passed.push({ method: 'WS', path: request.url ?? '', status: 101 });
    const upstream = net.connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    const pair = { client, upstream };
    pairs.add(pair);
    for (const end of [client, upstream]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    passed,
    to: (path) => passed.filter((entry) => entry.path.split('?')[0] === path),
    faults: (next) => (decide = next),
    silenceSockets() {
      for (const { client, upstream } of pairs) {
        client.unpipe(upstream);
        upstream.unpipe(client);
        // Read on, so that nothing looks like back pressure, and pass nothing.
        client.resume();
        upstream.resume();
      }
    },
    cutSockets: () => pairs.forEach(({ client }) => client.destroy()),
    openSockets: () => pairs.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const { client } of pairs) client.destroy();
      }),
  };
}
