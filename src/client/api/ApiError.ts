import type { Issue } from '../../contract/envelope';

interface Facts {
  /** The specification's name of the code. */
  name?: string;
  mcode: number | null;
  status: number | null;
  message: string;
  issues: readonly Issue[];
  method: string;
  /** Path with its query, without the base. */
  url: string;
  timedOut: boolean;
  /** For the error report only; scrubbed there. */
  exchange?: Exchange;
  cause?: unknown;
}

/** What went over the wire. */
export interface Exchange {
  requestBody?: unknown;
  requestHeaders?: Record<string, string>;
  responseData?: unknown;
}

/**
 * A call that did not succeed. `mcode` and `status` are null when no answer came. `message` is the server's sentence in
 * the reader's language, empty when it sent none.
 */
export class ApiError extends Error {
  readonly mcode: number | null;
  readonly status: number | null;
  readonly issues: readonly Issue[];
  readonly method: string;
  readonly url: string;
  /** No answer in time, or an aborted connection. */
  readonly timedOut: boolean;
  readonly exchange: Exchange;

  constructor(facts: Facts) {
    super(facts.message, { cause: facts.cause });
    this.name = facts.name ?? 'Api Error';
    this.mcode = facts.mcode;
    this.status = facts.status;
    this.issues = facts.issues;
    this.method = facts.method;
    this.url = facts.url;
    this.timedOut = facts.timedOut;
    this.exchange = facts.exchange ?? {};
  }

  /** The record or address does not exist, or is not the caller's. */
  get notFound(): boolean {
    return this.status === 404;
  }
}

/** Whether a failure carries this code of the error table. */
export function hasCode(error: unknown, mcode: number): boolean {
  return error instanceof ApiError && error.mcode === mcode;
}
