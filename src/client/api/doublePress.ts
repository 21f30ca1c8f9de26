import type { Api } from './createApi';
import type { ApiRequest } from './apiRequest';

/** Two presses of one button come within this time; longer than the slowest double click that systems know. */
const DOUBLE_PRESS_MS = 700;

interface Sent {
  answer: Promise<unknown>;
  /** When it was answered, on the page's own clock; null while it is under way. */
  answeredAt: number | null;
}

const sent = new WeakMap<Api, Map<string, Sent>>();

/**
 * Sends a change once for a double press: the same call gets the answer of the one under way, and of the one just answered
 * unless something else was changed since. A call that failed may be sent again at once.
 */
export function sendOnce(api: Api, request: ApiRequest, send: () => Promise<unknown>): Promise<unknown> {
  // A call that may be cancelled belongs to its caller alone, and bytes cannot be compared.
  if (request.method === 'GET' || request.signal || request.body instanceof Blob) return send();
  const calls = sent.get(api) ?? new Map<string, Sent>();
  sent.set(api, calls);
  const same = JSON.stringify([request.method, request.url, request.body]);
  const before = calls.get(same);
  if (before && (before.answeredAt === null || performance.now() - before.answeredAt < DOUBLE_PRESS_MS)) {
    return before.answer;
  }
  // What was answered is known no longer once something else is changed: on, off and on again are three changes.
  for (const [key, one] of calls) if (one.answeredAt !== null) calls.delete(key);
  const now: Sent = { answer: send(), answeredAt: null };
  calls.set(same, now);
  now.answer.then(
    () => void (now.answeredAt = performance.now()),
    () => calls.delete(same),
  );
  return now.answer;
}
