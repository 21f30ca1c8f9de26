import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useReadPush } from '../../queries/push';
import { useSession } from '../session/useSession';

const HASH = /^#notice=([0-9a-f-]{36})$/;

/** Goes where a pressed notification leads in the tab that is open, and marks it as read. */
export function useOpenedNotice(): void {
  const { push, asPath } = useRouter();
  const { loggedIn } = useSession();
  const { mutate } = useReadPush();

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const heard = (event: MessageEvent<unknown>) => {
      const { kind, path, id } = (event.data ?? {}) as { kind?: string; path?: string; id?: string };
      if (kind !== 'open-notice' || !path?.startsWith('/') || path.startsWith('//')) return;
      event.ports[0]?.postMessage('heard');
      void push(id ? `${path}#notice=${id}` : path);
    };
    navigator.serviceWorker.addEventListener('message', heard);
    return () => navigator.serviceWorker.removeEventListener('message', heard);
  }, [push]);

  useEffect(() => {
    const [, id] = HASH.exec(window.location.hash) ?? [];
    if (!id || !loggedIn) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    mutate({ ids: [id] });
  }, [asPath, loggedIn, mutate]);
}
