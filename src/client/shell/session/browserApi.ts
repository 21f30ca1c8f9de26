import Router from 'next/router';
import type { ApiRequest } from '../../api/apiRequest';
import { ApiError, unsent } from '../../api/ApiError';
import type { Api } from '../../api/createApi';
import { browserTokens, readCookie } from '../../api/browserTokens';
import type { TokenStore } from '../../api/tokens';
import { hearServerTime } from '../../clock';
import { publicEnv } from '../../env';
import { paths } from '../../paths';
import { reportMisfit } from '../errors/report';
import { requestLanguage } from '../language/storedLanguage';
import { nextPath } from '../route/sameSite';
import { isThoughtIn, noteEnding } from './endedLogin';
import { announceSession } from './sessionEvents';

/** This browser's login, and the news of its changes. Cookies that were deleted by hand end a login as well. */
export const tokens: TokenStore = browserTokens((change) => {
  if (change === 'missing' && !isThoughtIn()) return;
  announceSession(change === 'stored' ? 'renewed' : 'out');
});

/** The transport comes with the first call; where it could not be loaded, the next call tries again. */
export function makeBrowserApi(): Api {
  let made: Promise<Api> | undefined;
  const api = () => {
    made ??= import('../../api/createApi').then(({ createApi }) =>
      createApi({
        baseURL: publicEnv().apiBaseUrl,
        language: requestLanguage,
        tokens,
        onServerTime: hearServerTime,
        onMisfit: reportMisfit,
        onSessionLost: () => {
          noteEnding();
          void Router.push(paths.auth.login({ next: nextPath(Router.asPath) }));
        },
      }),
    );
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  async function send(request: ApiRequest): Promise<unknown> {
    // A change that has no network now is not sent later either.
    if (request.method !== 'GET' && !navigator.onLine) throw unsent(request, 'offline');
    const loaded = await api().catch((cause: unknown) => {
      const { method, url } = request;
      throw new ApiError({ mcode: null, status: null, message: '', issues: [], method, url, timedOut: false, cause });
    });
    return loaded.send(request);
  }
  return {
    renewSession: async () => (await api()).renewSession(),
    send,
    commit: async (request, action) => {
      // Loaded with the login's own parts; where it could not be loaded there is no network to send by either.
      const { commitments } = await import('../commitment/browserCommitments').catch((cause: unknown) => {
        throw unsent(request, 'offline', cause);
      });
      return commitments.run(send, request, action);
    },
  };
}

/** Whether this browser shows a sign of a login; the server alone knows whether it still holds. */
export function hasLoginCookie(): boolean {
  return readCookie('login') !== undefined;
}

/** The login cookie or an access token: the same that the server looks for. */
export function hasLoginSign(): boolean {
  return hasLoginCookie() || tokens.access() !== undefined;
}
