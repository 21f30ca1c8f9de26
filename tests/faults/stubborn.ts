import type { Api, ApiReply } from '../support/http';
import { createApi } from '../support/http';

const PAUSE_MS = 150;
const PATIENCE_MS = 90_000;
/** Whatever breaks, a server answers or the connection ends within that time. */
const ANSWER_MS = 60_000;

export interface Counted {
  calls: number;
  repeated: number;
  /** Calls that hung: a finding each. */
  unanswered: string[];
}

export const newCounted = (): Counted => ({ calls: 0, repeated: 0, unanswered: [] });

/**
 * Calls as the client of the product does when somebody presses again: what got no answer, or one of the server's own
 * faults, is sent once more, to whichever server takes it, under the same Idempotency-Key.
 */
export function stubbornApi(urls: () => readonly string[], counted: Counted): Api {
  return async (method, path, options) => {
    const until = Date.now() + PATIENCE_MS;
    for (let turn = Math.floor(Math.random() * 2); ; turn += 1) {
      const all = urls();
      counted.calls += 1;
      const reply: ApiReply | null = await createApi(all[turn % all.length] ?? '', inTime)(method, path, options).catch(
        (error: unknown) => {
          if ((error as Error).name === 'TimeoutError')
            counted.unanswered.push(`no answer within ${ANSWER_MS / 1000} s: ${method} ${path}`);
          return null;
        },
      );
      if (reply && reply.status < 500) return reply;
      if (Date.now() > until) throw new Error(`no answer for ${method} ${path}: ${JSON.stringify(reply?.body)}`);
      counted.repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
}

const inTime: typeof fetch = (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
