import { describe, expect, it } from 'vitest';
import { isReachable } from './reach';

describe('an address that a call may go to', () => {
  it.each(['https://erp.example.com/hook', 'https://erp.example.com:8443/', 'https://8.8.8.8/hook'])('%s', (url) =>
    expect(isReachable(url, { loopback: false })).toBe(true),
  );
  it.each([
    'http://erp.example.com/hook',
    'https://localhost/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://017700000001/',
    'https://127.1/',
    'https://user:password@erp.example.com/',
    'https://erp.example.com/#part',
    'https://intranet/',
    'file:///etc/passwd',
    'ftp://erp.example.com/',
    'hook',
  ])('not %s', (url) => expect(isReachable(url, { loopback: false })).toBe(false));
  it('on this machine, where the setting allows it, and nowhere else by http', () => {
    expect(isReachable('http://127.0.0.1:3000/', { loopback: true })).toBe(true);
    expect(isReachable('http://10.0.0.1/', { loopback: true })).toBe(false);
    expect(isReachable('https://10.0.0.1/', { loopback: true })).toBe(false);
  });
});
