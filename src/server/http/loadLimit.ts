import type { ServerResponse } from 'node:http';
import { errorMessage } from '../../contract/errors';
import type { Asker } from './asker';

const WINDOW_MS = 500;
/** Fewer answers than this say nothing about the machine. */
const FEW = 8;
/** A few slow calls at a quiet hour must not turn anybody away: as many as the database has connections, and some. */
const LEAST = 24;
const QUARTILE = 0.75;
const SHARPEST = 0.5;
const PRESSED = 0.8;
const GROWTH = 1.1;

interface FittingBound {
  /** How many requests may be worked on at once now. */
  now(): number;
  /** So many are inside, with the one that just came. */
  used(inside: number): void;
  /** One was answered after `ms`, at the moment `at` in milliseconds. */
  answered(ms: number, at: number): void;
}

/**
 * A bound that finds what its machine can do: twice a second it looks how long answers took. When a quarter took longer
 * than wanted, it shrinks in that proportion, for by Little's law time inside is the number inside over answers a
 * second; when they are quick and the places are used, it grows by a tenth, never beyond `most`.
 */
function fittingBound(most: number, wantedMs: number): FittingBound {
  const least = Math.min(LEAST, most);
  let bound = most;
  let peak = 0;
  let times: number[] = [];
  let since: number | undefined;
  const fit = () => {
    const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * QUARTILE)] ?? 0;
    if (slow > wantedMs) bound = Math.floor(Math.min(bound, peak) * Math.max(SHARPEST, wantedMs / slow));
    else if (peak >= bound * PRESSED) bound = Math.ceil(bound * GROWTH);
    bound = Math.min(most, Math.max(least, bound));
  };
  return {
    now: () => bound,
    used: (inside) => (peak = Math.max(peak, inside)),
    answered(ms, at) {
      since ??= at;
      times.push(ms);
      if (at - since < WINDOW_MS || times.length < FEW) return;
      fit();
      [times, since, peak] = [[], at, 0];
    },
  };
}

/** After so many seconds the same request has a chance. */
export const RETRY_SECONDS = 2;

/** Answered however much there is to do: they cost next to nothing, and who watches the service must not be turned away. */
const ALWAYS = /^\/(api\/(health|ready|metrics)|_next\/static\/|cdn\/|fonts\/|texts\/)/;

/** A read can be repeated; a quotation sent a minute before its deadline cannot. So changes find a place for longer. */
const CHANGES_SHARE = 1.25;
/** Visitors make room first: a signed-in person may be in the middle of a trade. */
const VISITORS_SHARE = 0.75;

/** What part of the places one address, or one login, can take at once. An office of visitors shares an address. */
const ADDRESS_PART = 1 / 4;
const LOGIN_PART = 1 / 8;
/** A browser asks for as many at once when a page opens. */
const LEAST_OWN = 12;

interface Arrival {
  url?: string | undefined;
  method?: string | undefined;
  asker: Asker;
}

interface LoadLimit {
  /** Counts a request until it is answered; false for one too many, which is then to be turned away at once. */
  admit(request: Arrival, response: ServerResponse): boolean;
}

interface LoadSettings {
  /** How many are worked on at once at the very most. */
  most: number;
  /** Milliseconds within which three of four answers should be given; when they are not, fewer are let in. */
  wantedMs: number;
  now?: () => number;
}

/**
 * Bounds how many requests are worked on at once. Beyond what the machine can do, a queue only makes everybody wait until
 * they give up; with a bound, those inside are answered in time and the others know when to come again. The bound fits
 * itself to the machine. Nobody holds more than a part of the places, so a client that sends too much is turned away alone; when
 * places run out, visitors' reading goes first and members' changes last. A request counts from the moment it has arrived in full, so that slow senders take nobody's place.
 */
export function loadLimit({ most, wantedMs, now = () => performance.now() }: LoadSettings): LoadLimit {
  const bound = fittingBound(most, wantedMs);
  const own = new Map<string, { held: number; member: boolean }>();
  let inside = 0;
  const ownMost = (member: boolean) => Math.max(LEAST_OWN, bound.now() * (member ? LOGIN_PART : ADDRESS_PART));
  /** Places taken. What somebody holds beyond their part, from before the bound shrank, is taken from nobody else. */
  const taken = (places: number) => {
    if (inside < places) return inside;
    return [...own.values()].reduce((sum, { held, member }) => sum + Math.min(held, ownMost(member)), 0);
  };
  return {
    admit({ url, method, asker: { key, member } }, response) {
      if (ALWAYS.test(url ?? '')) return true;
      const reads = method === 'GET' || method === 'HEAD';
      const places = bound.now() * (reads ? 1 : CHANGES_SHARE) * (member ? 1 : VISITORS_SHARE);
      const asker = own.get(key) ?? { held: 0, member };
      if (asker.held >= ownMost(member) || taken(places) >= places) return false;
      inside += 1;
      asker.held += 1;
      own.set(key, asker);
      const began = now();
      bound.used(inside);
      let counted = true;
      const leave = () => {
        if (!counted) return;
        counted = false;
        inside -= 1;
        asker.held -= 1;
        if (asker.held === 0) own.delete(key);
        bound.answered(now() - began, now());
      };
      response.once('finish', leave).once('close', leave);
      return true;
    },
  };
}

/** Answers a page with a busy notice; a browser shows it and tries again by itself. */
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
