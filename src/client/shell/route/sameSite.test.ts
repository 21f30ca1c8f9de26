import { describe, expect, it } from 'vitest';
import { nextPath, sameSitePath } from './sameSite';

describe('sameSitePath', () => {
  it.each(['/', '/service/seller?status=REQ#top', '/en/user/mypage'])('keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    '/a\\..\\b',
    '/.//evil.test',
    '/x/..//evil.test',
    'evil',
    '',
  ])('refuses %j', (path) => {
    expect(sameSitePath(path)).toBeUndefined();
  });
});

describe('nextPath', () => {
  it('never leads back to the pages about signing in, in either language', () => {
    expect(nextPath('/auth/logout')).toBeUndefined();
    expect(nextPath('/en/auth/login?next=/x')).toBeUndefined();
    expect(nextPath('/authors')).toBe('/authors');
  });
});
