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
    [
      '/x?a=1?t=2&email=a%40b.test&token=1&code=2&signature=3',
      '/x?a=1?t=2&email=[redacted]&token=[redacted]&code=[redacted]&signature=[redacted]',
    ],
    ['/x?t&=t&to', '/x?t&=t&to'],
    ['/x?%74=secret&%E0%A4%A=1', '/x?%74=[redacted]&%E0%A4%A=1'],
    ['/x?a+b=t&return=%2Fauth%2Ffind%2Fplace', '/x?a+b=t&return=%2Fauth%2Ffind%2Fplace'],
    ['/auth/login?next=/service/buyer?tab=REQ', '/auth/login?next=/service/buyer?tab=REQ'],
    ['/auth/login?a=1&next=%2Fx%3Ft%3D1', '/auth/login?a=1&next=%2Fx%3Ft%3D%5Bredacted%5D'],
    ['/x#part#more', '/x#part#more'],
    ['#part', '#part'],
    ['', ''],
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
    expect(redactUrl('HTTPS://stlbs.test?t=secret')).toBe('HTTPS://stlbs.test?t=[redacted]');
    expect(redactUrl('https://stlbs.test#t')).toBe('https://stlbs.test#t');
    expect(redactUrl('/x\n?t=secret')).toBe('/x\n?t=[redacted]');
    expect(redactUrl('/https://stlbs.test/x?t=secret')).toBe('/https://stlbs.test/x?t=[redacted]');
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
