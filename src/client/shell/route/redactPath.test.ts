import { describe, expect, it } from 'vitest';
import { redactPath, redactUrl } from './redactPath';

describe('redactPath', () => {
  it.each([
    ['/auth/find/abcdef123', '/auth/find/-'],
    ['/en/auth/find/abcdef123?x=1#a', '/en/auth/find/-?x=1#a'],
    ['/auth/find/send', '/auth/find/send'],
    ['/auth/find/complete', '/auth/find/complete'],
    ['/auth/signup/need/done?t=secret&y=2', '/auth/signup/need/done?t=-&y=2'],
    ['/service/buyer?tab=REQ', '/service/buyer?tab=REQ'],
  ])('%s becomes %s', (path, redacted) => {
    expect(redactPath(path)).toBe(redacted);
  });

  it('looks into the way back, too', () => {
    expect(redactPath('/auth/login?next=%2Fauth%2Ffind%2Fsecret%3Ft%3Dsecret')).not.toContain('secret');
  });

  it('keeps the host of an absolute address', () => {
    expect(redactUrl('https://stlbs.test/auth/find/secret?t=1')).toBe('https://stlbs.test/auth/find/-?t=-');
  });
});
