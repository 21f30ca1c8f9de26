import { describe, expect, it } from 'vitest';
import { languageRedirect } from './languageRedirect';

describe('languageRedirect', () => {
  it('leads to the same path and query under the stored language', () => {
    expect(languageRedirect('ko', 'en', '/service/buyer?status=REQ')).toBe('/en/service/buyer?status=REQ');
    expect(languageRedirect('en', 'ko', '/service/buyer')).toBe('/ko/service/buyer');
    expect(languageRedirect('ko', 'en', '/')).toBe('/en');
    expect(languageRedirect('ko', 'en', '/?a=1')).toBe('/en?a=1');
  });

  it('stays when the languages agree or none of ours is stored', () => {
    expect(languageRedirect('ko', 'ko', '/')).toBeUndefined();
    for (const stored of [undefined, '', 'EN', 'en-US', 'jp', 'ko/../en']) {
      expect(languageRedirect('ko', stored, '/')).toBeUndefined();
    }
  });

  it.each(['//evil.test/x', '/\\evil.test', '\\\\evil.test', '///evil.test'])('never leaves the site: %s', (path) => {
    const location = languageRedirect('ko', 'en', path) ?? '';
    expect(new URL(location, 'http://here.test').origin).toBe('http://here.test');
    expect(location).toMatch(/^\/en\/[^/\\]/);
  });
});
