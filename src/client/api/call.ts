import { v4 as uuid } from 'uuid';
import type { EndpointRoute } from '../../contract/endpoint';
import type { EndpointInput, EndpointOutput } from '../../contract/operationTypes';
import type { Commitment } from '../../contract/commitments';
import type { ApiRequest } from './apiRequest';
import type { Action } from './commitments';
import type { Api } from './createApi';
import { sendOnce } from './doublePress';

type Plain = string | number | boolean | null | undefined;

export interface CallOptions {
  api: Api;
  /** Give one to repeat the same action safely (a second press after a lost answer); made here otherwise. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Called with the progress of long work, where the endpoint reports it. */
  onProgress?: ApiRequest['onProgress'];
  /** The body as JSON already, where writing it in one go would hold up the page. */
  written?: Blob;
}

/**
 * Calls one endpoint of the contract and answers its `data`. Throws `ApiError`.
 * The key of a repeated delivery after a renewed login stays the same, so nothing is done twice.
 */
export async function call<E extends EndpointRoute>(
  endpoint: E,
  input: EndpointInput<E>,
  { api, idempotencyKey, signal, onProgress, written }: CallOptions,
): Promise<EndpointOutput<E>> {
  const key = idempotencyKey ?? (endpoint.idempotency === 'required' ? uuid() : undefined);
  const request: ApiRequest = {
    method: endpoint.method,
    url: urlOf(endpoint.path, input.params, input.query),
    operation: `${endpoint.method} ${endpoint.path}`,
    params: paramsOf(endpoint.path),
    body: written ?? input.body ?? emptyBody(endpoint),
    headers: key !== undefined && endpoint.idempotency ? { 'Idempotency-Key': key } : {},
    signal,
    ...(onProgress ? { onProgress } : {}),
    ...(endpoint.file ? { file: true } : {}),
  };
  const action =
    endpoint.binds && key !== undefined ? actionOf(endpoint, endpoint.binds, input.params, key) : undefined;
  if (action && !api.commit) throw new Error(`${action.call} binds: it leaves from a reader's page alone.`);
  const data = await sendOnce(api, request, () =>
    action && api.commit ? api.commit(request, action) : api.send(request),
  );
  // The server validates what it sends against the same schema; parsing again would cost every reader.
  return data as EndpointOutput<E>;
}

/** A call that reads or removes has no body; any other has one, if only an empty object. */
const emptyBody = ({ method }: EndpointRoute): object | undefined =>
  method === 'GET' || method === 'DELETE' ? undefined : {};

function actionOf({ method, path }: EndpointRoute, kind: Commitment, params: unknown, key: string): Action {
  const [record = ''] = Object.values((params ?? {}) as Record<string, Plain>);
  return { kind, record: String(record), call: `${method} ${path}`, key };
}

function paramsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
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
