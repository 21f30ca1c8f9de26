import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { type Language, REQUEST_TIMEOUT_MS, SERVER_TIME_HEADER } from '../../contract/constants';
import { login, refresh, register } from '../../contract/routes/account';
import { logout } from '../../contract/routes/reader';
import { ERROR_CODES } from '../../contract/errorCodes';
import { headerOf, isEnvelope, notRenewed, opened, readable, unanswered, refused } from './answer';
import type { ApiRequest } from './apiRequest';
import type { Action } from './commitments';
import { checkedSend, isForeign } from './foreignApi';
import type { Misfit } from './misfit';
import { RenewalFailed, SessionRefresh } from './sessionRefresh';
import { readTokens, type TokenStore } from './tokens';
import { PROGRESS_TYPE, progressConfig } from './progress';
import { transport } from './transport';

export interface ApiOptions {
  baseURL: string;
  /** The stored language, sent as Accept-Language. */
  language: () => Language;
  tokens: TokenStore;
  /** Absent: HTTP. The server passes one that calls the backend in process. */
  adapter?: AxiosAdapter;
  onSessionLost?: () => void;
  /** Called with each answer: its server time, and the device's times of the request and of the answer. */
  onServerTime?: (serverTime: number, sent: number, received: number) => void;
  /** Headers of every call. */
  headers?: Record<string, string>;
  /** Called when an answer of an API other than the app's own does not fit the contract. */
  onMisfit?: (misfit: Misfit) => void;
}

/** The transport: sends, renews the login once when it has expired, and answers the envelope's `data`. */
export interface Api {
  send(request: ApiRequest): Promise<unknown>;
  /** Renews the login now, for those who learn in another way than by an answer that it has expired. */
  renewSession(): Promise<void>;
  /** Sends what binds the company, and answers only what is known of it: see `Commitments`. Absent where a page is rendered. */
  commit?(request: ApiRequest, action: Action): Promise<unknown>;
}

const WITHOUT_BEARER = new Set<string>([login.path, register.path]);
const NEVER_RENEWED = new Set<string>([...WITHOUT_BEARER, refresh.path, logout.path]);
const EXPIRED = ERROR_CODES.EXPIRED_TOKEN;
const REQUIRED = ERROR_CODES.AUTH_REQUIRED;

/** One per browser; one per request while rendering on the server, so that no login leaks into another. */
export function createApi(options: ApiOptions): Api {
  const { baseURL, language, tokens, adapter, onSessionLost, onServerTime, onMisfit = () => undefined } = options;
  const http = transport({
    baseURL,
    adapter,
    withCredentials: true,
    timeout: REQUEST_TIMEOUT_MS,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...options.headers },
    transformRequest: jsonBody,
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
      const ready = await http();
      const sent = Date.now();
      const answer = await deliver(ready, request, { language: language(), access });
      onServerTime?.(Number(headerOf(answer.headers, SERVER_TIME_HEADER) || Number.NaN), sent, Date.now());
      if (answer.status === 200) session.succeeded();
      return request.file ? readable(answer) : answer;
    } catch (error) {
      throw unanswered(request, error);
    }
  }

  const plain: Api = {
    renewSession: () => session.renew(tokens.access()),
    async send(request) {
      const path = request.url.split('?')[0] ?? '';
      const access = WITHOUT_BEARER.has(path) ? undefined : tokens.access();
      const first = await attempt(request, access);
      if (!loginExpired(first) || NEVER_RENEWED.has(path)) return opened(first, request);
      try {
        await session.renew(access);
      } catch (cause) {
        throw cause instanceof RenewalFailed ? notRenewed(request, cause) : refused(request, first, cause);
      }
      return opened(await attempt(request, tokens.access()), request);
    },
  };
  return isForeign(baseURL) ? { ...plain, send: checkedSend((request) => plain.send(request), onMisfit) } : plain;
}

/**
 * The body as it travels. None is `null`: without any value the transport takes the content type away, and every call
 * carries it.
 */
function jsonBody(body: unknown): unknown {
  if (body === undefined) return null;
  return body instanceof Blob ? body : JSON.stringify(body);
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
    ...(request.onProgress ? progressConfig(request.onProgress) : {}),
    headers: {
      ...(request.onProgress ? { Accept: PROGRESS_TYPE } : {}),
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
