import Router from 'next/router';
import { createApi, type Api } from '../../api/createApi';
import { browserTokens, readCookie } from '../../api/browserTokens';
import type { TokenStore } from '../../api/tokens';
import { publicEnv } from '../../env';
import { paths } from '../../paths';
import { requestLanguage } from '../language/storedLanguage';
import { nextPath } from '../route/sameSite';
import { announceSession } from './sessionEvents';

/** This browser's login, and the news of its changes. */
export const tokens: TokenStore = browserTokens((change) => announceSession(change === 'stored' ? 'renewed' : 'out'));

export function makeBrowserApi(): Api {
  return createApi({
    baseURL: publicEnv().apiBaseUrl,
    language: requestLanguage,
    tokens,
    onSessionLost: () => void Router.push(paths.auth.login({ next: nextPath(Router.asPath) })),
  });
}

export function hasLoginCookie(): boolean {
  return readCookie('login') !== undefined;
}

/** The login cookie or an access token: the same that the server looks for. */
export function hasLoginSign(): boolean {
  return hasLoginCookie() || tokens.access() !== undefined;
}
