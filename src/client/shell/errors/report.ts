import type { Misfit } from '../../api/misfit';
import type { Failure } from '../queryClient';

/** Reports that may wait for the error-reporting service to be loaded. */
const MOST_WAITING = 20;

/** May hold secrets: `reportDetails` takes them out of it. */
export interface FailureReport {
  error: unknown;
  details: Record<string, unknown>;
}

type Reporter = (report: FailureReport) => void;

let reporter: Reporter | undefined;
let waiting: FailureReport[] = [];

/** Set once the error-reporting service has started; what failed before that is reported now. */
export function setReporter(next: Reporter): void {
  reporter = next;
  for (const report of waiting) next(report);
  waiting = [];
}

/** Reports a failed query or mutation. What went over the wire is added when the report is sent, see `reportDetails.ts`. */
export function reportFailure({ error, kind, queryKey }: Failure): void {
  send({ error, details: { kind, ...(queryKey ? { queryKey } : {}) } });
}

/** Reports a page that could not be shown. */
export function reportCrash(error: unknown): void {
  send({ error, details: { kind: 'page' } });
}

/** Reports an answer of another API that does not fit the contract: names of fields, no values. */
export function reportMisfit({ operation, fields }: Misfit): void {
  send({
    error: new Error(`${operation} does not fit the contract`),
    details: { kind: 'contract', operation, fields },
  });
}

/** Reports a text that a language lacks, as `ko/shell:error.unknown`. */
export function reportMissingText(name: string): void {
  send({ error: new Error(`Text missing: ${name}`), details: { kind: 'text' } });
}

function send(report: FailureReport): void {
  if (reporter) reporter(report);
  else if (waiting.length < MOST_WAITING) waiting.push(report);
}
