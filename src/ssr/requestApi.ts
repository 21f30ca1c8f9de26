import type { IncomingMessage } from 'node:http';
import type { Language } from '../contract/constants';
import { createApi, type Api } from '../client/api/createApi';
import type { TokenStore } from '../client/api/tokens';
import { publicEnv } from '../client/env';
import { type AppHandle, getAppHandle } from '../server/appHandle';
import { isForeign } from '../client/api/foreignApi';
import { logPageProblem } from './answer';
import { inProcessAdapter } from './inProcessAdapter';

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

/** Who really asks, told as a proxy tells it, so that limits and logs do not count every reader as this process. */
function forwardedHeaders(handle: AppHandle, request: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': handle.forwardedFor(request),
    'user-agent': request.headers['user-agent'] ?? '',
  };
}
