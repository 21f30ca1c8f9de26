import dynamic from 'next/dynamic';
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { onceReachable } from '../ui/onceReachable';
import { afterIdle, afterUse } from './afterIdle';

/**
 * A part that the server draws with its page, and whose script a first view loads only when somebody uses the page; with
 * `rest`, for what moves or changes in sight, also when the page has come to rest. Until then it stands there as drawn,
 * its links work, and presses are kept for it. It takes no props: were it to change before its script has come, React
 * would take it away for that time, and its script comes at once.
 */
export function later(load: () => Promise<ComponentType>, moment: 'use' | 'rest' = 'use'): ComponentType {
  if (typeof window === 'undefined') return inBoundary(dynamic(load), () => undefined);
  let loaded: ComponentType | undefined;
  let start: () => void = () => undefined;
  // All parts come with the first use, those of other pages too: the next page has them.
  const loading = new Promise<void>((resolve) => {
    start = resolve;
    afterUse(resolve);
  })
    .then(() => onceReachable(load))
    .then((part) => {
      loaded = part;
      return { default: part };
    });
  // A first view that lost its network keeps what the server drew.
  loading.catch(() => undefined);
  const Lazy = lazy(() => {
    if (moment === 'rest') afterIdle(start);
    return loading;
  });
  return inBoundary(function Part() {
    // On later pages the script is there, and nothing needs to wait.
    const [Ready] = useState(() => loaded ?? Lazy);
    return <Ready />;
  }, start);
}

function inBoundary(Part: ComponentType, start: () => void): ComponentType {
  /** React took the part away, since what stands around it has changed: it is wanted now. */
  function Missing() {
    useEffect(start, []);
    return null;
  }
  return memo(function Later() {
    return (
      <Suspense fallback={<Missing />}>
        <Part />
      </Suspense>
    );
  });
}
