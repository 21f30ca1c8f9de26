/** `in`, `out`: a login began or ended · `leaving`: the reader signs out · `renewed`: the tokens are new. */
export type SessionEvent = 'in' | 'out' | 'leaving' | 'renewed';

type Listener = (event: SessionEvent, from: 'here' | 'elsewhere') => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('stlbs-session');
  channel.onmessage = (message: MessageEvent<SessionEvent>) => {
    for (const listener of listeners) listener(message.data, 'elsewhere');
  };
  return channel;
}

/** Notifies this tab and all others of this browser. */
export function announceSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event, 'here');
  openChannel()?.postMessage(event);
}

/** Calls the listener at each event, of this tab or another; gives what ends that. */
export function onSession(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
