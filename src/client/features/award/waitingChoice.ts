import { sameShares, type Share } from './selection';

/** Lines that were chosen here and are not on the server yet; none: the line was taken out. */
export type WaitingChoice = Readonly<Record<string, readonly Share[]>>;

/** One person's choice of one request on this device. */
export interface ChoicePlace {
  owner: string;
  number: string;
}

const listeners = new Set<() => void>();
/** Stands in where the browser's storage is full or forbidden. */
const memory = new Map<string, string>();

const keyOf = ({ owner, number }: ChoicePlace) => `stlbs.award.${owner}.${number}`;

/** Called on every change, in this tab or another. */
export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What waits, as JSON; `{}` when nothing does. */
export function waitingText(place: ChoicePlace): string {
  const key = keyOf(place);
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? '{}';
  } catch {
    return memory.get(key) ?? '{}';
  }
}

/** What a text of `waitingText` holds. */
export function readWaiting(text: string | null): WaitingChoice {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' ? (value as WaitingChoice) : {};
  } catch {
    return {};
  }
}

/** Changes what waits, from what is there at this moment. */
export function changeWaiting(place: ChoicePlace, change: (before: WaitingChoice) => WaitingChoice): void {
  const key = keyOf(place);
  const next = change(readWaiting(waitingText(place)));
  const text = JSON.stringify(next);
  try {
    if (text === '{}') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** What still waits once `sent` is on the server: lines that were chosen otherwise meanwhile. */
export const withoutSent = (waiting: WaitingChoice, sent: WaitingChoice): WaitingChoice =>
  Object.fromEntries(
    Object.entries(waiting).filter(([line, shares]) => !(line in sent) || !sameShares(shares, sent[line])),
  );
