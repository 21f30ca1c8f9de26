const CHANNEL = 'stlbs-push';

/** A tab that takes over has heard everything until then: the former one left a moment before. */
const TAKE_OVER_MS = 2_000;
/** The first tab is given the lead at once. */
const AT_ONCE_MS = 1_000;

/** How many ms ago that was. */
export const ageSince = (moment: number) => (): number => performance.now() - moment;

/** What the tabs say to each other: the one that holds the connection what it heard, a new one how old its page is. */
export type PushNews = { kind: 'message'; data: unknown } | { kind: 'reconnected' };
type Said = PushNews | { kind: 'opened'; age: number };

export interface Connection {
  /** Asks for what came in the last `age` ms. */
  askSince: (age: number) => void;
  end: () => void;
}

interface Parts {
  /** Holds the connection and passes on what comes. Runs in one tab of this browser at a time. */
  lead: (notify: (news: PushNews) => void, ageOf: () => number) => Connection;
  /** How many ms old the data of this tab are. */
  ageOf: () => number;
  /** Called in every tab, the leading one too. */
  onNews: (news: PushNews) => void;
}

/**
 * One connection for all tabs where tabs can share it (Web Locks and BroadcastChannel); the next tab takes over when the
 * leading one closes. Elsewhere every tab holds its own. Returns how to stop.
 */
export function inOneTab({ lead, ageOf, onNews }: Parts): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return lead(onNews, ageOf).end;
  const others = new BroadcastChannel(CHANNEL);
  let held: Connection | undefined;
  others.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'opened') held?.askSince(data.age);
    else onNews(data);
  };
  const notify = (news: PushNews) => {
    onNews(news);
    others.postMessage(news);
  };
  const begun = performance.now();
  const waiting = new AbortController();
  let letGo: (() => void) | undefined;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const waited = performance.now() - begun > AT_ONCE_MS;
      const connection = lead(notify, waited ? ageSince(performance.now() - TAKE_OVER_MS) : ageOf);
      held = connection;
      letGo = () => {
        connection.end();
        resolve();
      };
    });
  // An abort while waiting rejects; there is nothing to do about it.
  navigator.locks.request(CHANNEL, { signal: waiting.signal }, whileLeading).catch(() => undefined);
  others.postMessage({ kind: 'opened', age: ageOf() } satisfies Said);
  return () => {
    waiting.abort();
    letGo?.();
    others.close();
  };
}
