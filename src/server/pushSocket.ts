import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from './http/context';
import { AppError } from './http/fail';
import { sessionOf } from './http/session';
import { standingLogins } from './http/session.repository';
import type { Session } from './http/sessionType';
import { CLOSE_REFUSED } from './ports/pushHub';

const PATH = '/api/ws/push';
/** Sockets of one person: enough for every tab he can oversee, too few to fill the memory with. */
const MOST_SOCKETS = 50;
const CLOSE_FAILED = 1011;
const CLOSE_TRY_LATER = 1013;
/** A revoked login is refused within five seconds, also one that another process revoked. */
const RECHECK_MS = 4_000;

/**
 * Takes websockets at `/api/ws/push?t=<access token>`. A refused token closes with 4401 after the handshake,
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
  const counted = countSockets();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, autoPong: false });
  server.on('upgrade', (request, socket, head) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== PATH) return others(request, socket, head);
    if (!isOwnOrigin(app, request)) return refuseHandshake(socket);
    const gone = () => socket.destroy();
    socket.on('error', gone);
    void admission(app, new URLSearchParams(query).get('t') ?? '').then((session) => {
      socket.off('error', gone);
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.on('error', () => client.terminate());
        if (typeof session === 'number') return client.close(session, 'refused');
        if (!counted(client, session.account_id)) return client.close(CLOSE_TRY_LATER, 'too many');
        app.hub.join(client, hearing(session));
      });
    });
  });
}

/**
 * Whose connection it will be, or the code it is to be closed with. Determined before the handshake, so that a connection that
 * stands hears everything from its first moment. A pending person is signed in too: the feed stays open, and carries
 * nothing of the company.
 */
async function admission(app: App, token: string): Promise<Session | number> {
  try {
    return (await sessionOf(app.databases, app.acceptedSecrets, `Bearer ${token}`)) ?? CLOSE_REFUSED;
  } catch (error) {
    return error instanceof AppError ? CLOSE_REFUSED : CLOSE_FAILED;
  }
}

/** Who lacks the second factor that the company requires is connected, and hears nothing. */
const hearing = ({ login_id, account_id, factor_missing }: Session) => ({
  login_id,
  account_id: factor_missing ? login_id : account_id,
});

/** Browsers say which site's page opens a socket; programs say nothing. A page of another site has no business here. */
function isOwnOrigin({ env }: App, { headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(env.APP_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function refuseHandshake(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** Counts each person's sockets in this process; false for one too many. */
function countSockets(): (client: WebSocket, accountId: string) => boolean {
  const open = new Map<string, number>();
  return (client, accountId) => {
    const now = open.get(accountId) ?? 0;
    if (now >= MOST_SOCKETS) return false;
    open.set(accountId, now + 1);
    client.once('close', () => {
      const left = (open.get(accountId) ?? 1) - 1;
      if (left > 0) open.set(accountId, left);
      else open.delete(accountId);
    });
    return true;
  };
}

/** Closes the sockets of logins that do not stand any more, until the server closes. */
function recheckLogins(app: App, server: Server): void {
  const recheck = async () => {
    const logins = app.hub.logins();
    if (logins.length === 0) return;
    const standing = new Set(await standingLogins(app.databases.all, logins));
    for (const login_id of logins) if (!standing.has(login_id)) app.hub.expel({ login_id });
  };
  // A database out of reach ends no login; the next look shows.
  const timer = setInterval(() => void recheck().catch(() => undefined), RECHECK_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
