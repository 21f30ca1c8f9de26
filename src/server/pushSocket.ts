import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { App } from './http/context';
import { Refusal } from './http/fail';
import { sessionOf } from './http/session';
import { standingLogins } from './http/session.repository';
import { CLOSE_REFUSED } from './ports/pushHub';

const PATH = '/api/ws/push';
/** A revoked login is refused within five seconds, also one that another process revoked. */
const RECHECK_MS = 4_000;

/**
 * Takes websockets at `/api/ws/push?t=<access token>`. A refused token is told by closing with 4401 after the handshake,
 * since a browser cannot read the status of a failed one. Everything else goes to `others`.
 */
export function acceptPushSockets(
  app: App,
  server: Server,
  others: (
    request: Parameters<WebSocketServer['handleUpgrade']>[0],
    socket: Parameters<WebSocketServer['handleUpgrade']>[1],
    head: Buffer,
  ) => void,
): void {
  recheckLogins(app, server);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (url.pathname !== PATH) return others(request, socket, head);
    sockets.handleUpgrade(request, socket, head, (client) => {
      const token = url.searchParams.get('t') ?? '';
      sessionOf(app.database, app.jwtSecret, `Bearer ${token}`)
        .then((session) => {
          // A pending person is signed in too: the feed stays open, and carries nothing of the company.
          if (!session) return client.close(CLOSE_REFUSED, 'refused');
          app.hub.join(client, session);
        })
        .catch((error: unknown) => client.close(error instanceof Refusal ? CLOSE_REFUSED : 1011, 'refused'));
    });
  });
}

/** Closes the sockets of logins that do not stand any more, until the server closes. */
function recheckLogins(app: App, server: Server): void {
  const recheck = async () => {
    const logins = app.hub.logins();
    if (logins.length === 0) return;
    const standing = new Set(await standingLogins(app.database, logins));
    for (const login_id of logins) if (!standing.has(login_id)) app.hub.expel({ login_id });
  };
  // A database out of reach ends no login; the next look tells.
  const timer = setInterval(() => void recheck().catch(() => undefined), RECHECK_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
