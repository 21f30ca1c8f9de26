import { v4 as uuid } from 'uuid';
import type { Endpoint, EndpointInput, EndpointOutput } from '../../contract/endpoint';
import type { Api } from './createApi';

type Plain = string | number | boolean | null | undefined;

interface CallOptions {
  api: Api;
  /** Give one to repeat the same deed safely (a second press after a lost answer); made here otherwise. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The body as JSON already, where writing it in one go would hold up the page. */
  written?: Blob;
}

/**
 * Calls one endpoint of the contract and answers its `data`. Throws `ApiError`.
 * The key of a repeated delivery after a renewed login stays the same, so nothing is done twice.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { api, idempotencyKey, signal, written }: CallOptions,
): Promise<EndpointOutput<E>> {
  const key = idempotencyKey ?? (endpoint.idempotency === 'required' ? uuid() : undefined);
  const data = await api.send({
    method: endpoint.method,
    url: urlOf(endpoint.path, input.params, input.query),
    body: endpoint.method === 'GET' ? undefined : (written ?? input.body ?? {}),
    headers: key !== undefined && endpoint.idempotency !== 'none' ? { 'Idempotency-Key': key } : {},
    signal,
    ...(endpoint.file ? { file: true } : {}),
  });
  // The server validates what it sends against the same schema; parsing again would cost every reader.
  return data as EndpointOutput<E>;
}

/** Path below the API base: parameters filled in and encoded, empty query values left out, lists repeated. */
export function urlOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, Plain>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, Plain | Plain[]>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
