import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../api/createApi';
import { useApi } from '../../api/ApiProvider';
import { publicEnv } from '../../env';
import { tokens } from '../session/browserApi';
import { useSession } from '../session/useSession';
import { onSession } from '../session/sessionEvents';
import { inOneTab, type PushNews } from './oneTab';
import { PushSocket } from './PushSocket';
import { pushAddress } from './pushAddress';
import { invalidateBy, readPushMessage } from './pushInvalidation';

/** Listens to the push connection while the reader is signed in; each message makes the data it concerns stale. */
export function usePushSocket(): void {
  const { loggedIn } = useSession();
  const client = useQueryClient();
  const api = useApi();

  useEffect(() => {
    if (!loggedIn) return;
    return inOneTab({
      lead: (tell) => holdConnection(api, tell),
      onNews: (news) => {
        if (news.kind === 'message') void invalidateBy(client, readPushMessage(news.data));
        else void client.refetchQueries({ type: 'active' });
      },
    });
  }, [loggedIn, client, api]);
}

function holdConnection(api: Api, tell: (news: PushNews) => void): () => void {
  const socket = new PushSocket({
    connect: () => {
      const access = tokens.access();
      return access === undefined
        ? undefined
        : new WebSocket(pushAddress(publicEnv().apiBaseUrl, window.location.href, access));
    },
    renewLogin: () => api.renewSession(),
    onMessage: (data) => tell({ kind: 'message', data }),
    onReconnect: () => tell({ kind: 'reconnected' }),
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
