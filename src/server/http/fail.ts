import type { FactorRequired, Issue } from '../../contract/envelope';
import type { ErrorName } from '../../contract/errorCodes';
import { errorTable } from '../../contract/errors';

/** The data of a refusal. */
export interface ErrorDetail {
  issues?: Issue[];
  keep?: boolean;
  /** Seconds after which the same call has a chance, sent as Retry-After. */
  retryAfter?: number;
  /** The second factor that is required. */
  factor?: FactorRequired;
}

/** An expected refusal: it carries a code of the contract. `keep` commits what was written before it was thrown. */
export class AppError extends Error {
  readonly mcode: number;
  readonly status: number;

  constructor(
    readonly code: ErrorName,
    readonly detail: ErrorDetail = {},
  ) {
    super(code);
    this.name = 'Refusal';
    this.mcode = errorTable[code].mcode;
    this.status = errorTable[code].status;
  }
}

/** The caller left before the answer: nobody reads one, and nothing failed. */
export class CallerLeft extends Error {
  constructor() {
    super('nobody waits for the answer any more');
    this.name = 'CallerLeft';
  }
}

/** Refuses with a code of the contract. */
export function fail(code: ErrorName, detail?: ErrorDetail): never {
  throw new AppError(code, detail);
}
