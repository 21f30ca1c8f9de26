import type { IncomingMessage } from 'node:http';
import type { Language } from '../contract/constants';
import { type Api, createApi } from '../client/api/createApi';
import type { TokenStore } from '../client/api/tokens';
import { publicEnv } from '../client/env';
import { type AppHandle, getAppHandle } from '../server/appHandle';
import { isForeign } from '../client/api/foreignApi';
import { logPageProblem } from './answer';
import { type AxiosAdapter, AxiosHeaders } from 'axios';

/** Delivers calls to the backend of this process, without a socket. `base` is the path it is mounted under. */
function inProcessAdapter(handle: AppHandle, base: string, forwarded: Record<string, string>): AxiosAdapter {
  const call = handle.openPage();
  return async (config) => {
    const answer = await call({
      method: (config.method ?? 'get').toUpperCase(),
      url: `${base}${config.url ?? ''}`,
      headers: { ...forwarded, ...plainHeaders(config.headers) },
      payload: typeof config.data === 'string' ? config.data : undefined,
    });
    return {
      data: parsed(answer.body),
      status: answer.statusCode,
      statusText: '',
      headers: new AxiosHeaders(plainHeaders(answer.headers)),
      config,
      request: undefined,
    };
  };
}

function plainHeaders(headers: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(headers).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** The transport of one page request: in process, or over HTTP when the API lives elsewhere. */
export function requestApi(request: IncomingMessage, language: Language, tokens: TokenStore): Api | undefined {
  const { apiBaseUrl } = publicEnv();
  const handle = getAppHandle();
  if (!handle) return undefined;
  const common = { baseURL: apiBaseUrl, language: () => language, tokens };
  const forwarded = forwardedHeaders(handle, request);
  if (!isForeign(apiBaseUrl)) return createApi({ ...common, adapter: inProcessAdapter(handle, apiBaseUrl, forwarded) });
  return createApi({
    ...common,
    headers: forwarded,
    onMisfit: ({ operation, fields }) => {
      logPageProblem('does not fit the contract', operation, fields.join(', '));
      handle.reportMisfit(operation, fields);
    },
  });
}

/** The real client, named as a proxy names it, so that limits and logs do not count every reader as this process. */
function forwardedHeaders(handle: AppHandle, request: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': handle.forwardedFor(request),
    'user-agent': request.headers['user-agent'] ?? '',
  };
}
