import { redactPath } from '../../../domain/secrets/redactAddress';
import { redactValue } from '../../../domain/secrets/redactText';
import { ApiError } from '../../api/ApiError';
import type { Misfit } from '../../api/misfit';
import type { Failure } from '../queryClient';

/** Reports that may wait for the error-reporting service to be loaded. */
const MOST_WAITING = 20;

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

/** Reports a failed query or mutation with what went over the wire, its secrets and amounts hidden. */
export function reportFailure({ error, kind, queryKey }: Failure): void {
  send({ error, details: { kind, ...(queryKey ? { queryKey: redactValue(queryKey) } : {}), ...detailsOf(error) } });
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

/** Method, address, parameters, body, headers, status, code and answer of a failed call, without its secrets. */
export function detailsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof ApiError)) return {};
  const [path = '', search = ''] = error.url.split('?');
  return {
    method: error.method,
    url: redactPath(path),
    params: redactValue(Object.fromEntries(new URLSearchParams(search))),
    body: redactValue(error.exchange.requestBody),
    headers: redactValue(error.exchange.requestHeaders),
    status: error.status,
    mcode: error.mcode,
    response: redactValue(error.exchange.responseData),
  };
}
