import { describe, expect, it } from 'vitest';
import { requestCookies, requestTokens } from './requestTokens';

describe('requestCookies', () => {
  it('reads by exact name, decodes, and takes what cannot be decoded as absent', () => {
    const cookie = requestCookies('XACCESS_TOKEN=no; ACCESS_TOKEN=a%20b; REFRESH_TOKEN=%E0%A4%A; LOGIN=');
    expect([cookie('access'), cookie('refresh'), cookie('login')]).toEqual(['a b', undefined, undefined]);
  });
});

describe('requestTokens', () => {
  it('hands renewed tokens to the answer with their lifetimes in 30-day months', () => {
    const tokens = requestTokens(requestCookies('REFRESH_TOKEN=r1'), true);
    tokens.store({ access_token: 'a2', refresh_token: 'r2' });
    expect(tokens.changes()).toEqual([
      'ACCESS_TOKEN=a2; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
      'REFRESH_TOKEN=r2; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
      'LOGIN=1; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    ]);
    expect(tokens.lost()).toBe(false);
  });

  it('removes all three cookies when the login is over', () => {
    const tokens = requestTokens(requestCookies('ACCESS_TOKEN=a; REFRESH_TOKEN=r'), false);
    tokens.clear();
    expect(tokens.changes().map((cookie) => cookie.split(';').slice(0, 3).join(';'))).toEqual([
      'ACCESS_TOKEN=; Path=/; Max-Age=0',
      'REFRESH_TOKEN=; Path=/; Max-Age=0',
      'LOGIN=; Path=/; Max-Age=0',
    ]);
    expect(tokens.lost()).toBe(true);
  });
});
