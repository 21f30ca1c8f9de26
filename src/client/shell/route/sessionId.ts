import { v4 as uuid } from 'uuid';
import { readCookie, writeCookie } from '../../api/browserTokens';

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** The visit's id: what the address brings replaces the kept one; without either a new one is made here. */
export function keepSessionId(fromAddress: string | undefined): void {
  if (fromAddress !== undefined && WELL_FORMED.test(fromAddress)) writeCookie('session', fromAddress);
  else if (readCookie('session') === undefined) writeCookie('session', uuid());
}
