import type { ServerResponse } from 'node:http';
import { errorMessage } from '../../contract/errors';
import type { Asker } from './asker';

const WINDOW_MS = 500;
/** Fewer answers than this say nothing about the machine. */
const FEW = 8;
/** A few slow calls at a quiet hour must not hold anybody up: as many as the database has connections, and some. */
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
/** How long somebody waits for a place, and how many at once. The shares above hold for these too. */
const PATIENCE_MS = 2_500;
const MOST_WAITING = 1_000;

/** What part of the places one address, or one login, can take at once. An office of visitors shares an address. */
const ADDRESS_PART = 1 / 4;
const LOGIN_PART = 1 / 8;
/**
 * A browser asks for as many at once when a page opens. More would let one asker take all connections of the database, of which a search takes
 * two.
 */
const LEAST_OWN = 8;

interface Arrival {
  url?: string | undefined;
  method?: string | undefined;
  asker: Asker;
}

interface LoadLimit {
  /**
   * Resolves to true once a request may be worked on, and counts it until it is answered; to false for one too many, which is
   * then to be turned away.
   */
  admit(request: Arrival, response: ServerResponse): Promise<boolean>;
}

interface LoadSettings {
  /** How many are worked on at once at the very most. */
  most: number;
  /** Milliseconds that three of four should be worked on; when they are not, fewer are let in. */
  wantedMs: number;
  now?: () => number;
}

interface Waiting {
  asker: Asker;
  answer: (admitted: boolean) => void;
}

/**
 * Bounds how many requests are worked on at once. Beyond what the machine can do, more at once only makes each take longer; so
 * the others wait for a place, in the order in which they came, and are turned away where that takes too long. The bound fits
 * itself to the machine. Nobody holds more than a part of the places, nor waits for more, so a client that sends too much is turned away
 * alone; when places run out, visitors' reading goes first and members' changes last. A request counts from the moment it has arrived in
 * full, so that slow senders take nobody's place.
 */
export function loadLimit({ most, wantedMs, now = () => performance.now() }: LoadSettings): LoadLimit {
  const bound = fittingBound(most, wantedMs);
  const own = new Map<string, { held: number; waiting: number; member: boolean }>();
  const queue: Waiting[] = [];
  let inside = 0;
  const ownMost = (member: boolean) => Math.max(LEAST_OWN, bound.now() * (member ? LOGIN_PART : ADDRESS_PART));
  const ownOf = ({ key, member }: Asker) => own.get(key) ?? { held: 0, waiting: 0, member };
  const count = (asker: Asker, change: { held?: number; waiting?: number }) => {
    const { held, waiting, member } = ownOf(asker);
    const after = { held: held + (change.held ?? 0), waiting: waiting + (change.waiting ?? 0), member };
    if (after.held + after.waiting === 0) own.delete(asker.key);
    else own.set(asker.key, after);
  };
  /** Places taken. What somebody holds beyond their part, from before the bound shrank, is taken from nobody else. */
  const taken = (places: number) => {
    if (inside < places) return inside;
    return [...own.values()].reduce((sum, { held, member }) => sum + Math.min(held, ownMost(member)), 0);
  };
  const hasOwnPlace = (asker: Asker) => ownOf(asker).held < ownMost(asker.member);
  const begin = (asker: Asker, response: ServerResponse) => {
    inside += 1;
    count(asker, { held: 1 });
    const began = now();
    bound.used(inside);
    let counted = true;
    const leave = () => {
      if (!counted) return;
      counted = false;
      inside -= 1;
      count(asker, { held: -1 });
      bound.answered(now() - began, now());
      letIn();
    };
    response.once('finish', leave).once('close', leave);
  };
  /** Lets in who waited longest, whatever they came for: the shares have decided who may wait, and for how long. */
  const letIn = () => {
    for (;;) {
      if (taken(bound.now()) >= bound.now()) return;
      const next = queue.find(({ asker }) => hasOwnPlace(asker));
      if (!next) return;
      next.answer(true);
    }
  };
  const wait = (asker: Asker, share: number, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      const waiting: Waiting = {
        asker,
        answer(admitted) {
          clearTimeout(timer);
          response.off('close', leave);
          queue.splice(queue.indexOf(waiting), 1);
          count(asker, { waiting: -1 });
          if (admitted) begin(asker, response);
          resolve(admitted);
        },
      };
      const leave = () => waiting.answer(false);
      const timer = setTimeout(leave, PATIENCE_MS * share);
      response.once('close', leave);
      count(asker, { waiting: 1 });
      queue.push(waiting);
    });
  return {
    async admit({ url, method, asker }, response) {
      if (ALWAYS.test(url ?? '')) return true;
      // Who has left meanwhile would never give the place back.
      if (response.destroyed) return false;
      const reads = method === 'GET' || method === 'HEAD';
      const share = (reads ? 1 : CHANGES_SHARE) * (asker.member ? 1 : VISITORS_SHARE);
      const places = bound.now() * share;
      if (hasOwnPlace(asker) && taken(places) < places) {
        begin(asker, response);
        return true;
      }
      if (ownOf(asker).waiting >= ownMost(asker.member) || queue.length >= MOST_WAITING * share) return false;
      return wait(asker, share, response);
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
