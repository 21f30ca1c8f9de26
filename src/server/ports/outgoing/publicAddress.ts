import { BlockList, isIP } from 'node:net';

/** What the internet does not route to: own networks, the machine itself, metadata of clouds, tests and multicast. */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of the global unicast addresses, those that lead elsewhere: tunnels into IPv4, protocols, documentation. */
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of PRIVATE_V4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_V6) refused.addSubnet(network, prefix, 'ipv6');
/** Everything else of IPv6 is not for the internet, IPv4 in the form of IPv6 included. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address, as a resolver gives it, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
