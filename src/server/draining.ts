import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

const LOOK_MS = 50;

/**
 * The way a server leaves without an error for anybody: it takes no new connection, answers what still comes on the open
 * ones and says there that it was the last time. A balancer that keeps connections for less than `seconds` closes them by
 * itself meanwhile.
 */
export function draining(seconds: number) {
  let leaving = false;
  return {
    leaving: () => leaving,
    mark(response: ServerResponse): void {
      if (leaving) response.setHeader('connection', 'close');
    },
    async drain(server: Server): Promise<void> {
      leaving = true;
      if (seconds === 0 || !server.listening) return;
      // Not the HTTP server's own close: it would cut idle connections on which a request may be on its way.
      net.Server.prototype.close.call(server);
      const until = Date.now() + seconds * 1000;
      while (Date.now() < until && (await connections(server)) > 0) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
  };
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
