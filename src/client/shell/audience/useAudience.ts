import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../../shared/browserStore';

export type Audience = 'buyer' | 'seller';

const KEY = 'stlbs_audience';
const store = browserStore();

function read(): Audience {
  return window.localStorage.getItem(KEY) === 'seller' ? 'seller' : 'buyer';
}

function setAudience(audience: Audience): void {
  if (read() === audience) return;
  window.localStorage.setItem(KEY, audience);
  store.notify();
}

/** On which side of the trade the reader is; remembered in this browser, a buyer at first. */
export function useAudience(): { audience: Audience; setAudience: (audience: Audience) => void } {
  const audience = useSyncExternalStore<Audience>(store.subscribe, read, () => 'buyer');
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
