import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { type Language, REQUEST_TIMEOUT_MS } from '../../contract/constants';
import { login, logout, refresh, register } from '../../contract/endpoints/auth';
import { errorTable } from '../../contract/errors';
import { isEnvelope, opened, readable, unanswered, refused } from './answer';
import type { ApiRequest } from './apiRequest';
import { SessionRefresh } from './sessionRefresh';
import { readTokens, type TokenStore } from './tokens';
import { transport } from './transport';

export interface ApiOptions {
  baseURL: string;
  /** The stored language, sent as Accept-Language. */
  language: () => Language;
  tokens: TokenStore;
  /** Absent: HTTP. The server passes one that calls the backend in process. */
  adapter?: AxiosAdapter;
  onSessionLost?: () => void;
}

/** The transport: sends, renews the login once when it has expired, and answers the envelope's `data`. */
export interface Api {
  send(request: ApiRequest): Promise<unknown>;
  /** Renews the login now, for those who learn in another way than by an answer that it has expired. */
  renewSession(): Promise<void>;
}

const WITHOUT_BEARER = new Set<string>([login.path, register.path]);
const NEVER_RENEWED = new Set<string>([...WITHOUT_BEARER, refresh.path, logout.path]);
const EXPIRED = errorTable.EXPIRED_TOKEN.mcode;
const REQUIRED = errorTable.AUTH_REQUIRED.mcode;

/** One per browser; one per request while rendering on the server, so that no login leaks into another. */
export function createApi({ baseURL, language, tokens, adapter, onSessionLost }: ApiOptions): Api {
  const http = transport({
    baseURL,
    adapter,
    withCredentials: true,
    timeout: REQUEST_TIMEOUT_MS,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    // Every answer is looked at here; only a missing one is an exception.
    validateStatus: () => true,
  });

  const session = new SessionRefresh({
    tokens,
    onSessionLost: onSessionLost ?? (() => undefined),
    exchange: async (refresh_token) => {
      const request = { method: refresh.method, url: refresh.path, body: { refresh_token } };
      return readTokens(opened(await attempt(request, tokens.access()), request));
    },
  });

  async function attempt(request: ApiRequest, access: string | undefined): Promise<AxiosResponse<unknown>> {
    try {
      const answer = await deliver(await http(), request, { language: language(), access });
      if (answer.status === 200) session.succeeded();
      return request.file ? readable(answer) : answer;
    } catch (error) {
      throw unanswered(request, error);
    }
  }

  return {
    renewSession: () => session.renew(tokens.access()),
    async send(request) {
      const path = request.url.split('?')[0] ?? '';
      const access = WITHOUT_BEARER.has(path) ? undefined : tokens.access();
      const first = await attempt(request, access);
      if (!loginExpired(first) || NEVER_RENEWED.has(path)) return opened(first, request);
      try {
        await session.renew(access);
      } catch (cause) {
        throw refused(request, first, cause);
      }
      return opened(await attempt(request, tokens.access()), request);
    },
  };
}

function deliver(
  http: AxiosInstance,
  request: ApiRequest,
  { language, access }: { language: Language; access: string | undefined },
): Promise<AxiosResponse<unknown>> {
  const config: AxiosRequestConfig = {
    method: request.method,
    url: request.url,
    data: request.body,
    signal: request.signal,
    ...(request.file ? { responseType: 'arraybuffer' as const } : {}),
    headers: {
      ...request.headers,
      'Accept-Language': language,
      ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
    },
  };
  return http.request<unknown>(config);
}

function loginExpired(answer: AxiosResponse<unknown>): boolean {
  if (!isEnvelope(answer.data)) return false;
  const { mcode } = answer.data;
  return mcode === EXPIRED || (mcode === REQUIRED && answer.status === 401);
}
