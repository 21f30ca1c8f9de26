import { useEffect, useEffectEvent } from 'react';

/** Runs each time that the network comes back. */
export function useOnReconnect(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const listen = () => run();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
