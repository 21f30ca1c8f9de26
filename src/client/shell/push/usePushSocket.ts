import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '../../api/createApi';
import { useApi } from '../../api/ApiProvider';
import { publicEnv } from '../../env';
import { tokens } from '../session/browserApi';
import { useSession } from '../session/useSession';
import { onSession } from '../session/sessionEvents';
import { PushSocket } from './PushSocket';
import { pushAddress } from './pushAddress';
import { invalidateBy, readPushMessage } from './pushedNews';

/** Listens to the push connection while the reader is signed in; each message makes the data it concerns stale. */
export function usePushSocket(): void {
  const { loggedIn } = useSession();
  const client = useQueryClient();
  const api = useApi();
  const isFirst = useRef(true);

  useEffect(() => {
    const ageOf = isFirst.current ? pageAge : ageSince(performance.now() - SIGN_IN_MS);
    isFirst.current = false;
    if (!loggedIn) return;
    const isNews = newOnce();
    return inOneTab({
      ageOf,
      lead: (notify, age) => holdConnection(api, notify, age),
      onNews: (news) => {
        if (news.kind === 'reconnected') void client.refetchQueries({ type: 'active' });
        else if (isNews(news.data)) void invalidateBy(client, readPushMessage(news.data));
      },
    });
  }, [loggedIn, client, api]);
}

/** How many messages a tab remembers to have heard. */
const MOST_HEARD = 200;

/** Whether a message is heard for the first time: what one tab asks for once more, all tabs hear. */
function newOnce(): (data: unknown) => boolean {
  const heard = new Set<unknown>();
  return (data) => {
    if (heard.has(data)) return false;
    heard.add(data);
    for (const oldest of heard) {
      if (heard.size <= MOST_HEARD) break;
      heard.delete(oldest);
    }
    return true;
  };
}

function holdConnection(api: Api, notify: (news: PushNews) => void, age: () => number): Connection {
  const socket = new PushSocket({
    connect: () => {
      const access = tokens.access();
      return access === undefined
        ? undefined
        : new WebSocket(pushAddress(publicEnv().apiBaseUrl, window.location.href, access));
    },
    renewLogin: () => api.renewSession(),
    onMessage: (data) => notify({ kind: 'message', data }),
    onReconnect: () => notify({ kind: 'reconnected' }),
    pageAge: age,
  });
  const check = () => socket.check();
  const whenVisible = () => document.visibilityState === 'visible' && socket.check();
  const stopListening = onSession((event) => event === 'renewed' && socket.reconnect());
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', whenVisible);
  socket.open();
  return {
    askSince: (age) => socket.askSince(age),
    end: () => {
      stopListening();
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', whenVisible);
      socket.close();
    },
  };
}

/** The time in ms since the page was requested; its data were read on the server after that. */
const pageAge = () => performance.now();

/** Data that a sign-in on this page brought are at most that much older than its end. */
const SIGN_IN_MS = 2_000;
/** A tab that takes over has heard everything until then: the former one left a moment before. */
const TAKE_OVER_MS = 2_000;
/** The first tab is given the lead at once. */
const AT_ONCE_MS = 1_000;

const ageSince = (moment: number) => () => performance.now() - moment;

const CHANNEL = 'stlbs-push';

/** What the tabs say to each other: the one that holds the connection what it heard, a new one how old its page is. */
type PushNews = { kind: 'message'; data: unknown } | { kind: 'reconnected' };
type Said = PushNews | { kind: 'opened'; age: number };

interface Connection {
  /** Asks for what came in the last `age` ms. */
  askSince: (age: number) => void;
  end: () => void;
}

interface Parts {
  /** Holds the connection and passes on what comes. Runs in one tab of this browser at a time. */
  lead: (notify: (news: PushNews) => void, ageOf: () => number) => Connection;
  /** How many ms old the data of this tab are. */
  ageOf: () => number;
  /** Called in every tab, the leading one too. */
  onNews: (news: PushNews) => void;
}

/**
 * One connection for all tabs where tabs can share it (Web Locks and BroadcastChannel); the next tab takes over when the
 * leading one closes. Elsewhere every tab holds its own. Returns how to stop.
 */
function inOneTab({ lead, ageOf, onNews }: Parts): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(onNews, ageOf).end;
  const others = new BroadcastChannel(CHANNEL);
  let held: Connection | undefined;
  others.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'opened') held?.askSince(data.age);
    else onNews(data);
  };
  const notify = (news: PushNews) => {
    onNews(news);
    others.postMessage(news);
  };
  const begun = performance.now();
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const waited = performance.now() - begun > AT_ONCE_MS;
      const connection = lead(notify, waited ? ageSince(performance.now() - TAKE_OVER_MS) : ageOf);
      held = connection;
      letGo = () => {
        connection.end();
        resolve();
      };
    });
  // An abort while waiting rejects; there is nothing to do about it.
  navigator.locks.request(CHANNEL, { signal: waiting.signal }, whileLeading).catch(() => undefined);
  others.postMessage({ kind: 'opened', age: ageOf() } satisfies Said);
  return () => {
    waiting.abort();
    letGo?.();
    others.close();
  };
}
