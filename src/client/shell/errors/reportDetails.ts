import { redactPath } from '../../../domain/secrets/redactAddress';
import { redactValue } from '../../../domain/secrets/redactText';
import { ApiError } from '../../api/ApiError';
import type { FailureReport } from './report';

/** What a report says of its failure, its secrets and amounts hidden. Loaded with the service that reports are sent to. */
export function reportDetails({ error, details: { queryKey, ...details } }: FailureReport): Record<string, unknown> {
  return { ...details, ...(queryKey ? { queryKey: redactValue(queryKey) } : {}), ...detailsOf(error) };
}

/** Method, address, parameters, body, headers, status, code and answer of a failed call, without its secrets. */
function detailsOf(error: unknown): Record<string, unknown> {
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
