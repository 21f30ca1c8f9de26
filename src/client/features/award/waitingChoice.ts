import { sameShares } from '../../../domain/award/shares';
import type { Selection, Share } from './selection';

/** What was chosen here of a line and is not kept by the server. */
export interface WaitingLine {
  /** None: the line was taken out. */
  shares: readonly Share[];
  /** When the line had been chosen last, as this device knew it; null when by nobody. */
  based_on: string | null;
  /** A colleague had chosen the line otherwise before: it is not sent, and does not count. */
  overtaken?: true;
}

/** Lines that were chosen here and are not on the server. */
export type WaitingChoice = Readonly<Record<string, WaitingLine>>;

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
    if (!value || typeof value !== 'object') return {};
    return Object.fromEntries(Object.entries(value).map(([line, kept]) => [line, waitingLine(kept)]));
  } catch {
    return {};
  }
}

/** A line as it is kept on the device; one that was kept before a line said what it is based on holds its shares alone. */
function waitingLine(kept: WaitingLine | readonly Share[]): WaitingLine {
  return 'shares' in kept ? kept : { shares: kept, based_on: null };
}

/** What is still to be sent. */
export const toSend = (waiting: WaitingChoice): WaitingChoice =>
  Object.fromEntries(Object.entries(waiting).filter(([, line]) => !line.overtaken));

/** What counts of it on this device, before the server has it. */
export const countingIn = (waiting: WaitingChoice): Selection =>
  Object.fromEntries(Object.entries(toSend(waiting)).map(([line, { shares }]) => [line, shares]));

/**
 * Adds what was chosen now. A line that waits already stays based on what was known when it was chosen first: a colleague's
 * choice that came meanwhile was not to be seen behind it.
 */
export function withChosen(
  waiting: WaitingChoice,
  chosen: Selection,
  knownAt: (line: string) => string | null,
): WaitingChoice {
  const waits = toSend(waiting);
  const lines = Object.entries(chosen).map(([line, shares]): [string, WaitingLine] => {
    const before = waits[line];
    return [line, { shares, based_on: before ? before.based_on : knownAt(line) }];
  });
  return { ...waiting, ...Object.fromEntries(lines) };
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

/**
 * What still waits once the server has answered to `sent`: lines that were chosen otherwise meanwhile, and, for a notice,
 * those that a colleague had chosen before.
 */
export const withoutSent = (waiting: WaitingChoice, sent: WaitingChoice, overtaken: readonly string[]): WaitingChoice =>
  Object.fromEntries(
    Object.entries(waiting).flatMap(([id, line]): Array<[string, WaitingLine]> => {
      const answered = sent[id] && !line.overtaken && sameShares(line.shares, sent[id].shares);
      if (!answered) return [[id, line]];
      return overtaken.includes(id) ? [[id, { ...line, overtaken: true }]] : [];
    }),
  );
