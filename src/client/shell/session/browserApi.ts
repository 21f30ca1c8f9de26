import Router from 'next/router';
import { ApiError } from '../../api/ApiError';
import type { Api } from '../../api/createApi';
import { browserTokens, readCookie } from '../../api/browserTokens';
import type { TokenStore } from '../../api/tokens';
import { publicEnv } from '../../env';
import { paths } from '../../paths';
import { requestLanguage } from '../language/storedLanguage';
import { nextPath } from '../route/sameSite';
import { announceSession } from './sessionEvents';

/** This browser's login, and the news of its changes. */
export const tokens: TokenStore = browserTokens((change) => announceSession(change === 'stored' ? 'renewed' : 'out'));

/** The transport comes with the first call; where it could not be loaded, the next call tries again. */
export function makeBrowserApi(): Api {
  let made: Promise<Api> | undefined;
  const api = () => {
    made ??= import('../../api/createApi').then(({ createApi }) =>
      createApi({
        baseURL: publicEnv().apiBaseUrl,
        language: requestLanguage,
        tokens,
        onSessionLost: () => void Router.push(paths.auth.login({ next: nextPath(Router.asPath) })),
      }),
    );
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  return {
    renewSession: async () => (await api()).renewSession(),
    async send(request) {
      const loaded = await api().catch((cause: unknown) => {
        const { method, url } = request;
        throw new ApiError({ mcode: null, status: null, message: '', issues: [], method, url, timedOut: false, cause });
      });
      return loaded.send(request);
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
