import { lookup as resolve } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { guardedLookup, isReachable, PrivateAddress, type Reach } from './reach';

/** What became of one attempt to deliver. */
export interface Sent {
  /** The status that was answered; null when nothing was. */
  status: number | null;
  /** The beginning of what was answered. */
  answer: string;
  /** Why it failed; null for a status from 200 to 299. */
  failure: Failure | null;
}
export type Failure = 'address' | 'timeout' | 'connection' | 'redirect' | 'status';

/** How far the sender goes. */
export interface SendRules extends Reach {
  /** For the whole attempt, from the look-up of the name to the answer. */
  timeoutMs: number;
}

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Answers are read up to here; the rest is left unread. */
const MOST_ANSWER_BYTES = 16 * 1024;
const SHOWN_LENGTH = 500;

/**
 * Posts a message. The name is resolved once, every address of it is checked, and the connection goes to a checked one, so that a
 * name which changes meanwhile leads nowhere else. Redirects are not followed. Never rejects.
 */
export function postGuarded(message: Message, rules: SendRules, resolveName: typeof resolve = resolve): Promise<Sent> {
  if (!isReachable(message.url, rules)) return Promise.resolve(failed('address'));
  const url = new URL(message.url);
  const signal = AbortSignal.timeout(rules.timeoutMs);
  return new Promise((done) => {
    const request = (url.protocol === 'http:' ? http : https).request(url, {
      method: 'POST',
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      agent: false,
      signal,
      lookup: guardedLookup(rules, resolveName),
    });
    let answered = false;
    request.on('error', (error) => {
      if (!answered) done(failed(reasonOf(error, signal)));
    });
    request.on('response', (response) => {
      answered = true;
      void read(response).then((answer) => done(sentAs(response, answer)));
    });
    request.end(message.body);
  });
}

const failed = (failure: Failure): Sent => ({ status: null, answer: '', failure });

function sentAs({ statusCode = 0 }: IncomingMessage, answer: string): Sent {
  const failure =
    statusCode >= 200 && statusCode < 300 ? null : statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status';
  return { status: statusCode, answer, failure };
}

const reasonOf = (error: Error, signal: AbortSignal): Failure =>
  error instanceof PrivateAddress ? 'address' : signal.aborted ? 'timeout' : 'connection';

/** The beginning of an answer; what came until it broke off or took too long. */
async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // The status is here already, and says whether it arrived.
  }
  response.destroy();
  // PostgreSQL keeps no NUL.
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, SHOWN_LENGTH);
}
