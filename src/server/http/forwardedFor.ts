import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Names that the server takes beside addresses and networks. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Says whether an address is that of a trusted proxy.
 *
 * @param trusted addresses and networks, as TRUST_PROXY holds them.
 */
export function trustedProxies(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = plain(given);
    return isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * `X-Forwarded-For` of a call that the server makes for a reader: what trusted proxies named, up to the first address that
 * is none of theirs, and the address that the request came from. What anybody else claims is left out.
 *
 * @param trusted addresses and networks, as TRUST_PROXY holds them.
 */
export function forwardedFor(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const chain = [plain(socket.remoteAddress)];
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((each) => plain(each.trim()));
    for (const address of forwarded.reverse()) {
      if (address === '' || !isProxy(chain[0] ?? '')) break;
      chain.unshift(address);
    }
    return chain.join(', ');
  };
}

/** An IPv4 address as it is known, also where the socket speaks IPv6. */
function plain(address = ''): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
