import dynamic from 'next/dynamic';
import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { afterIdle } from './afterIdle';
import { onceReachable } from '../ui/onceReachable';

/**
 * A part that the server draws with its page, and whose script a first view loads only when the page has come to rest
 * or somebody touches it; until then it stands there as drawn, its links work. It takes no props: were it to change
 * before its script has come, React would take it away for that time.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  if (typeof window === 'undefined') return inBoundary(dynamic(load));
  let loaded: ComponentType | undefined;
  const rested = new Promise<void>((resolve) => {
    afterIdle(resolve);
  });
  const loading = rested
    .then(() => onceReachable(load))
    .then((part) => {
      loaded = part;
      return { default: part };
    });
  // A first view that lost its network keeps what the server drew.
  loading.catch(() => undefined);
  const Lazy = lazy(() => loading);
  return inBoundary(function Part() {
    // On later pages the script is there, and nothing needs to wait.
    const [Ready] = useState(() => loaded ?? Lazy);
    return <Ready />;
  });
}

function inBoundary(Part: ComponentType): ComponentType {
  return memo(function Later() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  });
}
