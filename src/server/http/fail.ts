import type { FactorAsked, Issue } from '../../contract/envelope';
import { type ErrorName, errorTable } from '../../contract/errors';

/** What is told with a refusal. */
export interface RefusalDetail {
  issues?: Issue[];
  keep?: boolean;
  /** Seconds after which the same call has a chance, sent as Retry-After. */
  retryAfter?: number;
  /** The second factor that is asked for. */
  factor?: FactorAsked;
}

/** An expected refusal: it carries a code of the contract. `keep` commits what was written before it was thrown. */
export class Refusal extends Error {
  readonly mcode: number;
  readonly status: number;

  constructor(
    readonly code: ErrorName,
    readonly detail: RefusalDetail = {},
  ) {
    super(code);
    this.name = 'Refusal';
    this.mcode = errorTable[code].mcode;
    this.status = errorTable[code].status;
  }
}

/** Refuses with a code of the contract. */
export function refuse(code: ErrorName, detail?: RefusalDetail): never {
  throw new Refusal(code, detail);
}
