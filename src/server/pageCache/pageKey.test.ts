import { describe, expect, it } from 'vitest';
import { pageKey } from './pageKey';

const ITEM = '0198c0de-1111-7222-8333-444455556666';
const key = (url: string, headers: Record<string, string> = {}, method = 'GET') => pageKey({ method, url, headers });

describe('pageKey', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/en?', '/en'],
    ['/document/career/job/list', '/document/career/job/list'],
    ['/en/blog?id=mill-certificates', '/en/blog?id=mill-certificates'],
    [`/service/stock/search/detail/${ITEM}`, `/service/stock/search/detail/${ITEM}`],
  ])('keeps %s as %s', (url, kept) => {
    expect(key(url)).toBe(kept);
  });

  it('is one for the same query in any order, and another for any other language or value', () => {
    const one = key('/service/stock/search?q=a%20b&grade=A106-B');
    expect(key('/service/stock/search?grade=A106-B&q=a+b')).toBe(one);
    const others = ['/en/service/stock/search?q=a+b&grade=A106-B', '/service/stock/search?q=a+c&grade=A106-B'];
    expect(new Set([one, ...others.map((url) => key(url))]).size).toBe(3);
  });

  it.each([
    ['a name that is not known', '/?stlbs_session_id=abc'],
    ['a name that is not the page’s', '/blog?q=pipe'],
    ['a name that is given twice', '/service/stock/search?q=a&q=b'],
    ['a page of members', '/service/cart'],
    ['a page whose address may be a secret', '/auth/find/abc'],
    ['an address that only looks like one', '/service/stock/search/detail/..%2f..%2fauth'],
    ['the default language’s own prefix', '/ko/blog'],
    ['a second question mark', '/blog?id=a?id=b'],
    ['a longer path', '/document/policy/x'],
    ['an overlong query', `/service/stock/search?q=${'x'.repeat(1_000)}`],
  ])('lets %s pass', (_, url) => {
    expect(key(url)).toBeNull();
  });

  it.each(['ACCESS_TOKEN=a', 'REFRESH_TOKEN=a', 'LOGIN=1', 'LOGIN=', 'LANGUAGE=ko; LOGIN', 'x=1;ACCESS_TOKEN=a'])(
    'lets anybody pass with a sign of a login: %s',
    (cookie) => {
      expect(key('/', { cookie })).toBeNull();
    },
  );

  it('lets a bearer and every other method pass', () => {
    expect(key('/', { authorization: 'Bearer a' })).toBeNull();
    for (const method of ['HEAD', 'POST', 'OPTIONS']) expect(key('/', {}, method)).toBeNull();
  });

  it('minds neither the visit nor other cookies, but leads away who reads another language', () => {
    expect(key('/', { cookie: 'STLBS_SESSION_ID=abc; LANGUAGE=ko; ch-session-1=x' })).toBe('/');
    expect(key('/', { cookie: 'LANGUAGE=en' })).toBeNull();
    expect(key('/en', { cookie: 'LANGUAGE=en' })).toBe('/en');
    expect(key('/en', { cookie: 'LANGUAGE=en; LANGUAGE=ko' })).toBeNull();
  });
});
