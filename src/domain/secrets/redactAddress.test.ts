import { describe, expect, it } from 'vitest';
import { holdsSecret, redactPath, redactUrl } from './redactAddress';

describe('redactPath', () => {
  it.each([
    ['/auth/find/abcdef123', '/auth/find/[redacted]'],
    ['/en/auth/find/abcdef123?x=1#a', '/en/auth/find/[redacted]?x=1#a'],
    ['/auth/find/send', '/auth/find/send'],
    ['/api/calendar/abcdef123.ics?x=1', '/api/calendar/[redacted]?x=1'],
    ['/auth/find/complete', '/auth/find/complete'],
    ['/auth/signup/need/done?t=secret&y=2', '/auth/signup/need/done?t=[redacted]&y=2'],
    ['/api/mail/incoming?to=rfq.secret%40in.stlbs.test&x=1', '/api/mail/incoming?to=[redacted]&x=1'],
    ['/service/buyer?tab=REQ&q=%ED%8C%8C', '/service/buyer?tab=REQ&q=%ED%8C%8C'],
  ])('%s becomes %s', (path, redacted) => {
    expect(redactPath(path)).toBe(redacted);
  });

  it('looks into the way back, too', () => {
    expect(redactPath('/auth/login?next=%2Fauth%2Ffind%2Fsecret%3Ft%3Dsecret')).not.toContain('secret');
  });

  it('keeps the host of an absolute address, and hides the token of the push socket', () => {
    expect(redactUrl('https://stlbs.test/auth/find/secret?t=1')).toBe(
      'https://stlbs.test/auth/find/[redacted]?t=[redacted]',
    );
    expect(redactUrl('wss://stlbs.test/api/ws/push?t=secret')).toBe('wss://stlbs.test/api/ws/push?t=[redacted]');
  });
});

describe('holdsSecret', () => {
  it.each(['/auth/find/abc', '/en/auth/find/abc', '/auth/signup/need/done?t=x', '/x?a=1&t=x', '/api/calendar/abc.ics'])(
    '%s does',
    (path) => {
      expect(holdsSecret(path)).toBe(true);
    },
  );

  it.each(['/auth/find', '/auth/login', '/service/buyer?tab=REQ'])('%s does not', (path) => {
    expect(holdsSecret(path)).toBe(false);
  });
});
