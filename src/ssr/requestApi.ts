import type { IncomingMessage } from 'node:http';
import type { Language } from '../contract/constants';
import { createApi, type Api } from '../client/api/createApi';
import type { TokenStore } from '../client/api/tokens';
import { publicEnv } from '../client/env';
import { getAppHandle } from '../server/appHandle';
import { inProcessAdapter } from './inProcessAdapter';

/** The transport of one page request: in process, or over HTTP when the API lives elsewhere. */
export function requestApi(request: IncomingMessage, language: Language, tokens: TokenStore): Api | undefined {
  const { apiBaseUrl } = publicEnv();
  const elsewhere = /^https?:/.test(apiBaseUrl);
  const handle = getAppHandle();
  if (!elsewhere && !handle) return undefined;
  return createApi({
    baseURL: apiBaseUrl,
    language: () => language,
    tokens,
    adapter: elsewhere || !handle ? undefined : inProcessAdapter(handle, apiBaseUrl, forwardedHeaders(request)),
  });
}

/** Who really asks, told as a proxy tells it, so that limits and logs do not count every reader as this process. */
function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  const before = request.headers['x-forwarded-for'];
  const chain = [...(Array.isArray(before) ? before : [before]), request.socket.remoteAddress];
  return {
    'x-forwarded-for': chain.filter((address) => address !== undefined && address !== '').join(', '),
    'user-agent': request.headers['user-agent'] ?? '',
  };
}
