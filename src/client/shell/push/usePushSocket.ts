import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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

  useEffect(() => {
    if (!loggedIn) return;
    return inOneTab({
      lead: (notify) => holdConnection(api, notify),
      onNews: (news) => {
        if (news.kind === 'message') void invalidateBy(client, readPushMessage(news.data));
        else void client.refetchQueries({ type: 'active' });
      },
    });
  }, [loggedIn, client, api]);
}

function holdConnection(api: Api, notify: (news: PushNews) => void): () => void {
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
  });
  const check = () => socket.check();
  const whenVisible = () => document.visibilityState === 'visible' && socket.check();
  const stopListening = onSession((event) => event === 'renewed' && socket.reconnect());
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', whenVisible);
  socket.open();
  return () => {
    stopListening();
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', whenVisible);
    socket.close();
  };
}

const CHANNEL = 'stlbs-push';

/** What the tab that holds the connection sends to the others. */
type PushNews = { kind: 'message'; data: unknown } | { kind: 'reconnected' };

interface Parts {
  /** Holds the connection and passes on what comes; returns how to let go. Runs in one tab of this browser at a time. */
  lead: (notify: (news: PushNews) => void) => () => void;
  /** Called in every tab, the leading one too. */
  onNews: (news: PushNews) => void;
}

/**
 * One connection for all tabs where tabs can share it (Web Locks and BroadcastChannel); the next tab takes over when the
 * leading one closes. Elsewhere every tab holds its own. Returns how to stop.
 */
function inOneTab({ lead, onNews }: Parts): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(onNews);
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = (message: MessageEvent<PushNews>) => onNews(message.data);
  const notify = (news: PushNews) => {
    onNews(news);
    others.postMessage(news);
  };
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const stop = lead(notify);
      letGo = () => {
        stop();
        resolve();
      };
    });
  // An abort while waiting rejects; there is nothing to do about it.
  navigator.locks.request(CHANNEL, { signal: waiting.signal }, whileLeading).catch(() => undefined);
  return () => {
    waiting.abort();
    letGo?.();
    others.close();
  };
}
