import type { Api, ApiReply } from '../support/http';
import { createApi } from '../support/http';

const PAUSE_MS = 150;
const PATIENCE_MS = 90_000;

export interface Counted {
  calls: number;
  repeated: number;
}

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
      const reply: ApiReply | null = await createApi(all[turn % all.length] ?? '')(method, path, options).catch(
        () => null,
      );
      if (reply && reply.status < 500) return reply;
      if (Date.now() > until) throw new Error(`no answer for ${method} ${path}: ${JSON.stringify(reply?.body)}`);
      counted.repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
}
