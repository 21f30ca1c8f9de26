import { isIP } from 'node:net';
import { BRAND, type Language } from '../../../../contract/constants';
import type { Env } from '../../../env';

/** For whom passkeys are made: the host and the origin of the public address. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * Taken from the configured address, never from a request. No browser makes a passkey for an address of numbers: on one's
 * own machine it goes by `localhost`; null anywhere else.
 */
export function relyingParty({ APP_URL }: Pick<Env, 'APP_URL'>): RelyingParty | null {
  const url = new URL(APP_URL);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return isIP(url.hostname.replace(/[[\]]/g, '')) > 0 ? null : { id: url.hostname, origin: url.origin };
}

/** Under which name authenticators list what they keep. */
export const issuerName = (language: Language): string => BRAND[language];
