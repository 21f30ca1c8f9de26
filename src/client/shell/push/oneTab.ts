const CHANNEL = 'stlbs-push';

/** What the tab that holds the connection tells the others. */
export type PushNews = { kind: 'message'; data: unknown } | { kind: 'reconnected' };

interface Parts {
  /** Holds the connection, telling what comes; answers how to let go. Runs in one tab of this browser at a time. */
  lead: (tell: (news: PushNews) => void) => () => void;
  /** Called in every tab, the leading one too. */
  onNews: (news: PushNews) => void;
}

/**
 * One connection for all tabs where tabs can share it (Web Locks and BroadcastChannel); the next tab takes over when the
 * leading one closes. Elsewhere every tab holds its own. Returns how to stop.
 */
export function inOneTab({ lead, onNews }: Parts): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(onNews);
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = (message: MessageEvent<PushNews>) => onNews(message.data);
  const tell = (news: PushNews) => {
    onNews(news);
    others.postMessage(news);
  };
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const stop = lead(tell);
      letGo = () => {
        stop();
        resolve();
      };
    });
  // An abort while waiting rejects; there is nothing to do about it.
  navigator.locks.request(CHANNEL, { signal: waiting.signal }, whileLeading).catch(() => undefined);
  return () => {
    waiting.abort();
    letGo?.();
    others.close();
  };
}
