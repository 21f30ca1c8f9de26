import type { ServerResponse } from 'node:http';
import { errorMessage } from '../../contract/errors';

/** After so many seconds the same request has a chance. */
export const RETRY_SECONDS = 2;

/** Answered however much there is to do: they cost next to nothing, and who watches the service must not be turned away. */
const ALWAYS = /^\/(api\/(health|ready|metrics)|_next\/static\/|cdn\/|fonts\/)/;

export interface LoadLimit {
  /** Counts a request until it is answered; false for one too many, which is then to be turned away at once. */
  admit(url: string | undefined, response: ServerResponse): boolean;
}

/**
 * Bounds how many requests are worked on at once. Beyond what the machine can do, a queue only makes everybody wait until
 * they give up; with a bound, those inside are answered in time and the others know when to come again. A request counts
 * from the moment it has arrived in full, so that slow senders take nobody's place.
 */
export function loadLimit(most: number): LoadLimit {
  let inside = 0;
  return {
    admit(url, response) {
      if (ALWAYS.test(url ?? '')) return true;
      if (inside >= most) return false;
      inside += 1;
      let counted = true;
      const leave = () => {
        if (counted) inside -= 1;
        counted = false;
      };
      response.once('finish', leave).once('close', leave);
      return true;
    },
  };
}

/** Says so to whoever asked for a page; a browser shows it and tries again by itself. */
export function turnAway(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(RETRY_SECONDS),
    'cache-control': 'no-store',
  });
  response.end(PAGE);
}

const words = (language: 'ko' | 'en') => `<p lang="${language}">${errorMessage('OVERLOADED', language)}</p>`;
const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS * 2}"><title>503</title><body style="font-family:sans-serif;padding:48px 24px;text-align:center">${words('ko')}${words('en')}</body></html>`;
