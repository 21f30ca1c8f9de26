import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { forwardedFor } from './forwardedFor';

const request = (remoteAddress: string, header?: string) =>
  ({
    headers: header === undefined ? {} : { 'x-forwarded-for': header },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

it('finds the address that a request came from, whatever its sender claims', () => {
  const clientOf = forwardedFor([]);
  expect(clientOf(request('203.0.113.7'))).toBe('203.0.113.7');
  expect(clientOf(request('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  expect(clientOf(request('::ffff:203.0.113.7'))).toBe('203.0.113.7');
});

it('takes from trusted proxies what they named, up to the first address that is none of theirs', () => {
  const clientOf = forwardedFor(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  expect(clientOf(request('127.0.0.1', '198.51.100.1'))).toBe('198.51.100.1, 127.0.0.1');
  expect(clientOf(request('127.0.0.1', '192.0.2.66, 198.51.100.1, 10.1.2.3'))).toBe(
    '198.51.100.1, 10.1.2.3, 127.0.0.1',
  );
  expect(clientOf(request('fd00::1', '2001:db8::1'))).toBe('2001:db8::1, fd00::1');
  expect(clientOf(request('10.0.0.1', 'unknown'))).toBe('unknown, 10.0.0.1');
  expect(clientOf(request('203.0.113.7', '10.0.0.1'))).toBe('203.0.113.7');
  expect(forwardedFor(['loopback'])(request('::1', '198.51.100.1'))).toBe('198.51.100.1, ::1');
});
