import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/ApiProvider';
import { publicEnv } from '../../env';
import { tokens } from '../session/browserApi';
import { useSession } from '../session/useSession';
import { onSession } from '../session/sessionEvents';
import { PushSocket } from './PushSocket';
import { pushAddress } from './pushAddress';
import { invalidateBy, readPushMessage } from './pushInvalidation';

/** Holds the push connection while the reader is signed in; each message makes the data it concerns stale. */
export function usePushSocket(): void {
  const { loggedIn } = useSession();
  const client = useQueryClient();
  const api = useApi();

  useEffect(() => {
    if (!loggedIn) return;
    const socket = new PushSocket({
      connect: () => {
        const access = tokens.access();
        return access === undefined
          ? undefined
          : new WebSocket(pushAddress(publicEnv().apiBaseUrl, window.location.href, access));
      },
      renewLogin: () => api.renewSession(),
      onMessage: (data) => void invalidateBy(client, readPushMessage(data)),
      onReconnect: () => void client.refetchQueries({ type: 'active' }),
    });
    const tryNow = () => socket.open();
    const whenVisible = () => document.visibilityState === 'visible' && socket.open();
    const stopListening = onSession((event) => event === 'renewed' && socket.open());
    window.addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', whenVisible);
    socket.open();
    return () => {
      stopListening();
      window.removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', whenVisible);
      socket.close();
    };
  }, [loggedIn, client, api]);
}
