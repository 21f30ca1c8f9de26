import type { AxiosResponse } from 'axios';
import type { FactorRequired, Issue } from '../../contract/envelope';
import type { FileAnswer } from '../../contract/fileAnswer';
import { fileNameOf } from '../../contract/fileName';
import { errorNameOf } from '../../contract/errorCodes';
import { ApiError, unsent } from './ApiError';
import type { ApiRequest } from './apiRequest';
import { isCancelled } from './isCancelled';

interface Envelope {
  mcode: number;
  message: string;
  data: unknown;
}

const REQUEST_TIMEOUT = 408;

/** Whether an answer came from our server, and not from a proxy in between. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && typeof (body as { mcode?: unknown }).mcode === 'number';
}

function issuesOf(data: unknown): readonly Issue[] {
  const issues = (data as { issues?: unknown } | null)?.issues;
  return Array.isArray(issues) && issues.every(isIssue) ? issues : [];
}

/** The second factor that is required, where an answer names one. */
function factorOf(data: unknown): FactorRequired | undefined {
  const factor = (data as { factor?: Partial<FactorRequired> } | null)?.factor;
  return typeof factor?.challenge === 'string' && Array.isArray(factor.methods)
    ? (factor as FactorRequired)
    : undefined;
}

function isIssue(value: unknown): value is Issue {
  const { path, code } = (value ?? {}) as { path?: unknown; code?: unknown };
  return typeof code === 'string' && Array.isArray(path) && path.every((step) => /string|number/.test(typeof step));
}

/** The headers that were sent with a call: what the transport made of the requested ones. */
function sentHeaders(outcome: unknown): Record<string, string> {
  const { config } = (outcome ?? {}) as { config?: Pick<AxiosResponse['config'], 'headers'> };
  const headers = Object.entries(config?.headers?.toJSON() ?? {});
  return Object.fromEntries(headers.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
}

/** The failure that an answer reports. */
export function refused(request: ApiRequest, answer: AxiosResponse<unknown>, cause?: unknown): ApiError {
  const body = isEnvelope(answer.data) ? answer.data : undefined;
  return new ApiError({
    name: errorNameOf(body?.mcode ?? -1),
    mcode: body?.mcode ?? null,
    status: answer.status,
    message: typeof body?.message === 'string' ? body.message : '',
    issues: issuesOf(body?.data ?? null),
    factor: factorOf(body?.data ?? null),
    method: request.method,
    url: request.url,
    params: request.params,
    timedOut: answer.status === REQUEST_TIMEOUT,
    exchange: { requestBody: request.body, requestHeaders: sentHeaders(answer), responseData: answer.data },
    cause,
  });
}

/** The failure of a call that got no answer. A call that its own screen cancelled is passed on as it is. */
export function unanswered(request: ApiRequest, error: unknown): unknown {
  if (isCancelled(error)) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  return new ApiError({
    mcode: null,
    status: null,
    message: '',
    issues: [],
    method: request.method,
    url: request.url,
    timedOut: code === 'ECONNABORTED' || code === 'ETIMEDOUT',
    exchange: { requestBody: request.body, requestHeaders: sentHeaders(error) },
    cause: error,
  });
}

/**
 * The failure of a call that was refused for its access token alone, while no other could be requested: a reading
 * got no answer, a change did not arrive.
 */
export function notRenewed(request: ApiRequest, cause: unknown): ApiError {
  if (request.method !== 'GET') return unsent(request, 'lost', cause);
  const { method, url } = request;
  return new ApiError({ mcode: null, status: null, message: '', issues: [], method, url, timedOut: false, cause });
}

/** The `data` of a successful answer, or its file; any other is thrown. */
export function opened(answer: AxiosResponse<unknown>, request: ApiRequest): unknown {
  const ok = answer.status >= 200 && answer.status < 300;
  if (ok && request.file && answer.data instanceof ArrayBuffer) return fileOf(answer, answer.data);
  if (ok && isEnvelope(answer.data) && answer.data.mcode === 0) return answer.data.data;
  throw refused(request, answer);
}

function fileOf({ headers }: AxiosResponse<unknown>, bytes: ArrayBuffer): FileAnswer {
  return {
    name: fileNameOf(headerOf(headers, 'content-disposition')) || 'download',
    type: headerOf(headers, 'content-type'),
    content: new Uint8Array(bytes),
  };
}

/** A refusal of a call that expects a file arrives as bytes, too: it is read like any other. */
export function readable(answer: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, headers } = answer;
  const type = headerOf(headers, 'content-type');
  if (!(data instanceof ArrayBuffer) || !type.includes('json')) return answer;
  return { ...answer, data: JSON.parse(new TextDecoder().decode(data)) as unknown };
}

/** A header of an answer; empty where it has none. */
export function headerOf(headers: AxiosResponse<unknown>['headers'], name: string): string {
  const value: unknown = (headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
