import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../../shared/browserStore';

export type Audience = 'buyer' | 'seller';

const KEY = 'stlbs_audience';
const store = browserStore();

function read(): Audience | null {
  const kept = window.localStorage.getItem(KEY);
  return kept === 'seller' || kept === 'buyer' ? kept : null;
}

function setAudience(audience: Audience): void {
  if (read() === audience) return;
  window.localStorage.setItem(KEY, audience);
  store.notify();
}

/** On which side of the trade the reader is: a buyer at first, and `chosen` once a page of either was opened in this browser. */
export function useAudience(): {
  audience: Audience;
  chosen: Audience | null;
  setAudience: (audience: Audience) => void;
} {
  const chosen = useSyncExternalStore<Audience | null>(store.subscribe, read, () => null);
  return { audience: chosen ?? 'buyer', chosen, setAudience };
}

/** Opening a buyer's or seller's page makes that side the current one. */
export function useAudienceOfRoute(): void {
  const { pathname } = useRouter();
  useEffect(() => {
    if (pathname.startsWith('/service/seller')) setAudience('seller');
    else if (pathname.startsWith('/service/buyer')) setAudience('buyer');
  }, [pathname]);
}
