import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { ComingWindow } from './ComingWindow';
import { onceReachable } from './onceReachable';
import { rest } from './rest';

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Windows over the page with a script of their own. It comes once the page rests, else with the first opening: until it is there,
 * `ComingWindow` holds the place. A window is drawn by the browser alone, so the server draws nothing of it.
 */
export function lateWindows<Windows>(load: () => Promise<Windows>) {
  let windows: Windows | undefined;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const come = (loaded: Windows) => {
    windows ??= loaded;
    for (const listener of listeners) listener();
  };
  /** Nobody waits for it: one that does not come is requested again with the opening. */
  const fetchAhead = () => load().then(come, () => undefined);
  if (typeof window !== 'undefined') void rest().then(fetchAhead);

  /** The window that `pick` takes from the script. */
  function late<Props extends WindowProps>(pick: (windows: Windows) => ComponentType<Props>): ComponentType<Props> {
    return function LateWindow(props: Props) {
      const there = useSyncExternalStore(
        listen,
        () => windows,
        () => undefined,
      );
      if (!there) return props.open && <Awaited onLeave={() => props.onOpenChange(false)} />;
      const Window = pick(there);
      return <Window {...props} />;
    };
  }

  /** Stands for an open window until the script is there. */
  function Awaited({ onLeave }: { onLeave: () => void }) {
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (missing) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      onceReachable(load, signal).then(come, () => signal.aborted || setMissing(true));
      return () => leaving.abort();
    }, [missing]);
    return <ComingWindow missing={missing} onRetry={() => setMissing(false)} onLeave={onLeave} />;
  }

  return { late, fetchAhead };
}
