import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';

export type Audience = 'buyer' | 'seller';

const KEY = 'stlbs_audience';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): Audience {
  return window.localStorage.getItem(KEY) === 'seller' ? 'seller' : 'buyer';
}

function setAudience(audience: Audience): void {
  if (read() === audience) return;
  window.localStorage.setItem(KEY, audience);
  for (const listener of listeners) listener();
}

/** On which side of the trade the reader is; remembered in this browser, a buyer at first. */
export function useAudience(): { audience: Audience; setAudience: (audience: Audience) => void } {
  const audience = useSyncExternalStore<Audience>(subscribe, read, () => 'buyer');
  return { audience, setAudience };
}

/** Opening a buyer's or seller's page makes that side the current one. */
export function useAudienceOfRoute(): void {
  const { pathname } = useRouter();
  useEffect(() => {
    if (pathname.startsWith('/service/seller')) setAudience('seller');
    else if (pathname.startsWith('/service/buyer')) setAudience('buyer');
  }, [pathname]);
}
