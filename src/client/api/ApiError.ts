import type { FactorRequired, Issue } from '../../contract/envelope';

interface Facts {
  /** The specification's name of the code. */
  name?: string;
  mcode: number | null;
  status: number | null;
  message: string;
  issues: readonly Issue[];
  /** The second factor that a sign-in requires. */
  factor?: FactorRequired | undefined;
  method: string;
  /** Path with its query, without the base. */
  url: string;
  /** Names of the values that stand in the path. */
  params?: readonly string[] | undefined;
  timedOut: boolean;
  unsent?: Unsent;
  /** The answer does not fit the contract, which was reported already. */
  unfit?: boolean;
  /** For the error report only; scrubbed there. */
  exchange?: Exchange;
  cause?: unknown;
}

/**
 * Why a change did not leave, or was found not to have arrived · `offline`: it was never sent · `lost`: the connection
 * broke off, and asking showed that it did not arrive · `unknown`: not even that could be found out.
 */
type Unsent = 'offline' | 'lost' | 'unknown';

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
  readonly factor: FactorRequired | undefined;
  readonly method: string;
  readonly url: string;
  /** No answer in time, or an aborted connection. */
  readonly timedOut: boolean;
  readonly unsent: Unsent | undefined;
  readonly unfit: boolean;
  readonly exchange: Exchange;
  private readonly params: readonly string[];

  constructor(facts: Facts) {
    super(facts.message, { cause: facts.cause });
    this.name = facts.name ?? 'Api Error';
    this.mcode = facts.mcode;
    this.status = facts.status;
    this.issues = facts.issues;
    this.factor = facts.factor;
    this.method = facts.method;
    this.url = facts.url;
    this.timedOut = facts.timedOut;
    this.unsent = facts.unsent;
    this.unfit = facts.unfit ?? false;
    this.exchange = facts.exchange ?? {};
    this.params = facts.params ?? [];
  }

  /**
   * The record or address does not exist, or is not the caller's. An id that no record can have (a read refused for a
   * value of its path) names nothing either.
   */
  get notFound(): boolean {
    return this.status === 404 || this.namesNothing;
  }

  /** A reading that got no answer, or one of a server that is away or too busy: what failed is over in a while by itself. */
  get passing(): boolean {
    if (this.method !== 'GET') return false;
    return this.status === null || (this.status >= 502 && this.status <= 504);
  }

  private get namesNothing(): boolean {
    if (this.method !== 'GET' || this.status !== 400) return false;
    return this.issues.some(({ path: [name] }) => typeof name === 'string' && this.params.includes(name));
  }
}

/** Whether a failure carries this code of the error table. */
export function hasCode(error: unknown, mcode: number): boolean {
  return error instanceof ApiError && error.mcode === mcode;
}

/** Whether a call was not sent because the device has no network: once there is one it can be sent. */
export const isOfflineFailure = (error: unknown) => error instanceof ApiError && error.unsent === 'offline';

/** The failure of a call that is known not to have been carried out, or `unknown` where nobody could say. */
export function unsent({ method, url }: Pick<Facts, 'method' | 'url'>, why: Unsent, cause?: unknown): ApiError {
  return new ApiError({
    mcode: null,
    status: null,
    message: '',
    issues: [],
    method,
    url,
    timedOut: false,
    unsent: why,
    cause,
  });
}
