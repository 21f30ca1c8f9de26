/** `saved`: a record is another one on the server · `sent`: a draft is none any more · `gone`: a person's account is, so nothing of theirs is kept. */
export type AutosaveMessage = { kind: 'saved' | 'sent'; place: string } | { kind: 'gone'; owner: string };

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('stlbs-autosave');
  return channel;
}

/** Notifies the other tabs of this browser. */
export function announceAutosave(message: AutosaveMessage): void {
  open()?.postMessage(message);
}

/** Hears the other tabs, until the signal ends it. */
export function onAutosave(listener: (message: AutosaveMessage) => void, signal: AbortSignal): void {
  const hear = (event: MessageEvent<AutosaveMessage>) => listener(event.data);
  open()?.addEventListener('message', hear, { signal });
}
