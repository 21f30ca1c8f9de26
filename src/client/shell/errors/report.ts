import { ApiError } from '../../api/ApiError';
import type { Failure } from '../queryClient';
import { redactPath } from '../route/redactPath';

const SECRET =
  /pass|token|secret|authorization|cookie|_file$|account_number|^t$|^email$|^phone$|company_registration_number|content/i;
const HIDDEN = '[hidden]';
const MAX_DEPTH = 6;

export interface FailureReport {
  error: unknown;
  details: Record<string, unknown>;
}

type Reporter = (report: FailureReport) => void;

let reporter: Reporter | undefined;

/** Set once the error-reporting service has started; without one nothing is reported. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Reports a failed query or mutation with what went over the wire, its secrets hidden. */
export function reportFailure({ error, kind }: Failure): void {
  reporter?.({ error, details: { kind, ...detailsOf(error) } });
}

function detailsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof ApiError)) return {};
  const [path = '', search = ''] = error.url.split('?');
  return {
    method: error.method,
    url: redactPath(path),
    params: scrubbed(Object.fromEntries(new URLSearchParams(search))),
    body: scrubbed(error.exchange.requestBody),
    headers: scrubbed(error.exchange.requestHeaders),
    status: error.status,
    mcode: error.mcode,
    response: scrubbed(error.exchange.responseData),
  };
}

/** A copy without secrets and without what is too deep to be of use. */
export function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrubbed(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET.test(name) ? HIDDEN : scrubbed(item, depth + 1)]),
  );
}
