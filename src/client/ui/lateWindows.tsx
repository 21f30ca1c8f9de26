import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { ComingWindow } from './ComingWindow';
import { onceReachable } from './onceReachable';

/** A script that draws windows over the page: what it holds once it is there, and what stands for an open window until then. */
export function lateScript<Script>(load: () => Promise<Script>) {
  let script: Script | undefined;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const come = (loaded: Script) => {
    if (script) return;
    script = loaded;
    for (const listener of listeners) listener();
  };
  /** Nobody waits for it: one that does not come is requested again with the opening. */
  const fetchAhead = async () => {
    if (!script) await load().then(come, () => undefined);
  };

  /** Undefined until it is there, and on the server. */
  function useScript(): Script | undefined {
    return useSyncExternalStore(
      listen,
      () => script,
      () => undefined,
    );
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

  return { useScript, Awaited, fetchAhead };
}

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Windows over the page with a script of their own. It comes with the first opening, or before it by `fetchAhead`: until it is there,
 * `ComingWindow` holds the place. A window is drawn by the browser alone, so the server draws nothing of it.
 */
export function lateWindows<Windows>(load: () => Promise<Windows>) {
  const { useScript, Awaited, fetchAhead } = lateScript(load);

  /** The window that `pick` takes from the script. */
  function late<Props extends WindowProps>(pick: (windows: Windows) => ComponentType<Props>): ComponentType<Props> {
    return function LateWindow(props: Props) {
      const windows = useScript();
      if (!windows) return props.open && <Awaited onLeave={() => props.onOpenChange(false)} />;
      const Window = pick(windows);
      return <Window {...props} />;
    };
  }

  return { late, fetchAhead };
}
