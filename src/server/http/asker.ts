import type { IncomingMessage } from 'node:http';
import { COOKIES } from '../../contract/constants';
import { readAccessToken } from './accessToken';
import { isApiKey, readApiKey } from './apiKeyToken';
import type { App } from './context';
import { AppError } from './fail';
import { forwardedFor } from './forwardedFor';
import { isGenuine } from './genuineKeys';

/** By whom a request is counted among those at work. */
export interface Asker {
  /** One person with a login, or one address. */
  key: string;
  member: boolean;
}

const BEARER = 'Bearer ';
const ACCESS = new RegExp(`(?:^|;\\s*)${COOKIES.access.name}=([^;]+)`);

/**
 * Identifies the caller: a person where a genuine token comes along, in the header of a call or the cookie of a page, and the
 * client's address otherwise. A token that is made up or over makes nobody a person.
 */
export function askers(app: App): (request: IncomingMessage) => Promise<Asker> {
  const addressesOf = forwardedFor(app.env.TRUST_PROXY);
  const accountOf = async (token: string) => {
    try {
      if (!isApiKey(token)) return (await readAccessToken(app.acceptedSecrets, token)).account_id;
      const { account_id, key_hash } = readApiKey(token);
      return key_hash !== undefined && isGenuine(key_hash) ? account_id : null;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  };
  return async (request) => {
    const { authorization, cookie } = request.headers;
    const token = authorization?.startsWith(BEARER)
      ? authorization.slice(BEARER.length)
      : ACCESS.exec(cookie ?? '')?.[1];
    const account = token && (await accountOf(token));
    if (account) return { key: `person ${account}`, member: true };
    return { key: `address ${addressesOf(request).split(',')[0]}`, member: false };
  };
}
