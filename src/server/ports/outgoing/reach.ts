import type { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress';

/** How far calls go that a company's own settings lead to. */
export interface Reach {
  /** `http` and the addresses of this very machine are allowed, for work on the product. */
  loopback: boolean;
}

/** A name that leads to an address outside of the public internet. */
export class PrivateAddress extends Error {}

/** Whether a call may go to an address, as far as it says by itself; names are looked up for each call. */
export function isReachable(url: string, { loopback }: Reach): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (username || password || hash) return false;
  const host = bare(hostname);
  if (loopback && isLoopback(host)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}

/**
 * Looks a name up once and refuses it unless every address of it may be reached, so that a name which changes meanwhile leads
 * nowhere else.
 */
export function guardedLookup(reach: Reach, resolveName: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      const wrong = addresses.some(({ address }) => !allowed(address, hostname, reach));
      if (!first || wrong) return callback(new PrivateAddress(hostname), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const allowed = (address: string, hostname: string, { loopback }: Reach) =>
  isPublicAddress(address) || (loopback && isLoopback(hostname) && isLoopback(address));

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase();
