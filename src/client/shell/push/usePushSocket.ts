import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '../../api/createApi';
import { useApi } from '../../api/ApiProvider';
import { publicEnv } from '../../env';
import { tokens } from '../session/browserApi';
import { useSession } from '../session/useSession';
import { onSession } from '../session/sessionEvents';
import { ageSince, type Connection, inOneTab, type PushNews } from './inOneTab';
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
