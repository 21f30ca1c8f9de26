import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a network address is the one of this machine to itself, in any of its forms. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a browser on this machine asks, and names this machine: not a proxy before it, nor a
 * page of another site whose name was made to lead here.
 */
export const isLocalBrowser = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  OWN_HOST.test(headers.host ?? '') &&
  FORWARDING.every((name) => headers[name] === undefined);
