import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Asker } from './http/asker';
import { AppError } from './http/fail';
import { turnAway } from './http/loadLimit';
import type { PageHandler } from './pageCache/renderForVisitor';
import { openTurns } from './turns';

/**
 * Pages rendered at once. Rendering is computing in one thread, so more at once only makes all of them late. Half of the
 * places are for others than the one who asks most.
 */
const LIMITS = { atOnce: 4, ofOne: 2, long: 4, waitingOfOne: 500, waiting: 2_000, waitMs: 10_000 };
/** A reader who takes the answer slowly frees the place after this time. */
const LONGEST_MS = 2_000;

/** Files need no rendering. */
const FILES = /^\/(_next\/static|cdn|fonts|texts)\//;

/** Renders pages in turns: a client that requests hundreds at once waits for its own pages, not others for theirs. */
export function pagesInTurns(render: PageHandler, askerOf: (request: IncomingMessage) => Promise<Asker>): PageHandler {
  const turns = openTurns(LIMITS, 'pages');
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (FILES.test(request.url ?? '')) return render(request, response);
    let rendered: Promise<unknown> = Promise.resolve();
    try {
      await turns.take({ holder: (await askerOf(request)).key, long: false }, () => {
        rendered = Promise.resolve(render(request, response));
        return Promise.race([rendered, pause(LONGEST_MS, undefined, { ref: false })]);
      });
    } catch (error) {
      if (!(error instanceof AppError) || response.headersSent) throw error;
      return turnAway(response);
    }
    await rendered;
  };
}
