import type { WebSocket } from 'ws';
import type { PushMessage } from '../../contract/entities/person';

/** Refused login: what the socket is closed with. */
export const CLOSE_REFUSED = 4401;
const CLOSE_GOING_AWAY = 1001;
const FAREWELL_MS = 2_000;
const HEARTBEAT_MS = 25_000;
/** A browser cannot see the protocol's own pings, so it asks by message. */
const QUESTION = 'ping';
const ANSWER = 'pong';
/** How many ms old its page's data were when the connection was made: what came since then is sent to it. */
const PAGE_AGE = /^age (\d{1,9})$/;
/** A browser says something every half a minute; a client that says more than this within one is no browser of ours. */
const MOST_HEARD = 60;
const HEARD_MS = 60_000;
/** What waits for a client that does not read. Pushes are small, and stored: it loses nothing by being cut off. */
const MOST_WAITING_BYTES = 256 * 1024;
/** How long messages are kept for the pages whose connection does not stand yet, and how many of one person. */
const KEPT_MS = 60_000;
const MOST_KEPT = 100;

/** Open sockets of this process by person. Delivery is best effort: what counts is stored and listed at /push. */
export interface PushHub {
  join(socket: WebSocket, owner: { account_id: string; login_id: string }): void;
  send(accountId: string, message: PushMessage): void;
  /** Closes the sockets of a login that ended, or of a whole person. */
  expel(owner: { account_id?: string; login_id?: string }): void;
  /** The logins that have a socket here, each once. */
  logins(): string[];
  /** Open sockets here. */
  size(): number;
  close(): void;
}

interface Member {
  account_id: string;
  login_id: string;
  alive: boolean;
  /** What it said since `since`, its pings too. */
  heard: number;
  since: number;
}

/** A hub within one process. */
export function localPushHub(): PushHub {
  const members = new Map<WebSocket, Member>();
  const byAccount = new Map<string, Set<WebSocket>>();
  const kept = keepLately();

  const leave = (socket: WebSocket) => {
    const member = members.get(socket);
    if (!member) return;
    members.delete(socket);
    const sockets = byAccount.get(member.account_id);
    sockets?.delete(socket);
    if (sockets?.size === 0) byAccount.delete(member.account_id);
  };

  /** False, and the end of the connection, where a client does not read what it is sent. */
  const reads = (socket: WebSocket) => {
    if (socket.bufferedAmount <= MOST_WAITING_BYTES) return true;
    socket.terminate();
    return false;
  };

  /** False, and the end of the connection, where a client says too much. */
  const isQuiet = (socket: WebSocket, now = Date.now()) => {
    const member = members.get(socket);
    if (!member || socket.readyState !== socket.OPEN) return false;
    if (now - member.since >= HEARD_MS) Object.assign(member, { heard: 0, since: now });
    member.heard += 1;
    if (member.heard > MOST_HEARD) socket.terminate();
    return member.heard <= MOST_HEARD;
  };

  const heartbeat = setInterval(() => {
    kept.forgetOld();
    for (const [socket, member] of members) {
      if (!member.alive) socket.terminate();
      member.alive = false;
      if (reads(socket)) socket.ping();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    join(socket, owner) {
      members.set(socket, { ...owner, alive: true, heard: 0, since: Date.now() });
      const sockets = byAccount.get(owner.account_id) ?? new Set();
      byAccount.set(owner.account_id, sockets.add(socket));
      socket.on('pong', () => {
        const member = members.get(socket);
        if (member) member.alive = true;
      });
      socket.on('message', (data: Buffer, isBinary) => {
        if (!isQuiet(socket) || !reads(socket)) return;
        const said = isBinary ? '' : data.toString('utf8');
        if (said === QUESTION) socket.send(ANSWER);
        const [, age] = PAGE_AGE.exec(said) ?? [];
        if (age !== undefined) for (const frame of kept.since(owner.account_id, Number(age))) socket.send(frame);
      });
      // The server of the sockets leaves pings to this: an answer to each would wait here for a client that does not read.
      socket.on('ping', (data: Buffer) => {
        if (isQuiet(socket) && reads(socket)) socket.pong(data);
      });
      socket.on('close', () => leave(socket));
      socket.on('error', () => socket.terminate());
    },
    send(accountId, message) {
      const frame = JSON.stringify(message);
      kept.add(accountId, frame);
      const sockets = byAccount.get(accountId);
      if (!sockets) return;
      for (const socket of sockets) if (socket.readyState === socket.OPEN && reads(socket)) socket.send(frame);
    },
    expel(owner) {
      for (const [socket, member] of members) {
        if (member.login_id === owner.login_id || member.account_id === owner.account_id) {
          socket.close(CLOSE_REFUSED, 'signed out');
        }
      }
    },
    logins: () => [...new Set([...members.values()].map((member) => member.login_id))],
    size: () => members.size,
    close() {
      clearInterval(heartbeat);
      for (const socket of members.keys()) socket.close(CLOSE_GOING_AWAY, 'server stops');
      // A client that does not answer the farewell must not hold up the end.
      setTimeout(() => {
        for (const socket of members.keys()) socket.terminate();
      }, FAREWELL_MS).unref();
    },
  };
}

/** The messages of the last minute by person, the latest of them where they are many. */
function keepLately() {
  const byAccount = new Map<string, { at: number; frame: string }[]>();
  return {
    add(accountId: string, frame: string) {
      const frames = byAccount.get(accountId) ?? [];
      frames.push({ at: Date.now(), frame });
      if (frames.length > MOST_KEPT) frames.shift();
      byAccount.set(accountId, frames);
    },
    since(accountId: string, ms: number): string[] {
      const from = Date.now() - Math.min(ms, KEPT_MS);
      return (byAccount.get(accountId) ?? []).filter(({ at }) => at >= from).map(({ frame }) => frame);
    },
    forgetOld() {
      const from = Date.now() - KEPT_MS;
      for (const [accountId, frames] of byAccount) {
        const left = frames.filter(({ at }) => at >= from);
        if (left.length > 0) byAccount.set(accountId, left);
        else byAccount.delete(accountId);
      }
    },
  };
}
