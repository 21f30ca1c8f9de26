import { describe, expect, it } from 'vitest';
import { cleanReport, withoutSecrets } from './cleanReport';

describe('cleanReport', () => {
  it('drops the speed of the 404 page, not its errors', () => {
    expect(cleanReport({ type: 'transaction', transaction: '/404' })).toBeNull();
    expect(cleanReport({ type: 'transaction', transaction: 'GET /404' })).toBeNull();
    expect(cleanReport({ type: 'transaction', transaction: '/service' })).not.toBeNull();
    expect(cleanReport({ transaction: '/404' })).not.toBeNull();
    expect(cleanReport({ type: 'transaction', transaction: '404' })).toBeNull();
    for (const transaction of ['/404/more', '/orders-404', undefined]) {
      expect(cleanReport({ type: 'transaction', transaction })).not.toBeNull();
    }
  });

  it('takes secrets out of address, trail, spans, headers and the route’s own parameters', () => {
    const clean = cleanReport({
      contexts: { trace: { data: { x: 'hunter2hunter2', 'url.full': 'https://stlbs.test/auth/find/hunter2hunter2' } } },
      transaction: '/auth/find/hunter2',
      request: { url: 'https://stlbs.test/auth/find/hunter2', headers: { Referer: '/x?t=hunter2', Cookie: 'hunter2' } },
      breadcrumbs: [{ data: { to: '/auth/find/hunter2', url: 'wss://stlbs.test/api/ws/push?t=hunter2' } }],
      spans: [{ description: 'GET /api/auth/email/verify?t=hunter2', data: { 'http.url': '/x?t=hunter2' } }],
      urls: ['https://stlbs.test/auth/find/hunter2'],
    });
    expect(JSON.stringify(clean)).not.toContain('hunter2');
    expect(JSON.stringify(clean)).toContain('[redacted]');
  });

  it('sends neither cookies nor bodies nor the query by itself, and adds no part that was not there', () => {
    const request = { url: '/x?t=hunter2hunter2', cookies: 'hunter2', data: 'hunter2', query_string: 't=hunter2' };
    expect(cleanReport({ request, message: 'failed at hunter2hunter2' })).toEqual({
      request: { url: '/x?t=[redacted]' },
      message: 'failed at [redacted]',
    });
    expect(Object.keys(cleanReport({ transaction: '/service' }) ?? {})).toEqual(['transaction']);
  });

  it('knows the secrets of the address where the report was written', () => {
    const report = { message: 'hunter2hunter2 was refused' } as object;
    expect(cleanReport(report, '/auth/find/hunter2hunter2')).toEqual({ message: '[redacted] was refused' });
    expect(cleanReport(report)).toEqual(report);
  });
});

describe('withoutSecrets', () => {
  it('reaches sixteen levels deep and leaves what is no text as it is', () => {
    const nested = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : [nested(levels - 1, inner)]);
    expect(JSON.stringify(withoutSecrets(nested(16, '/x?t=hunter2')))).toContain('[redacted]');
    const deepest = nested(16, { a: '/x?t=hunter2' });
    expect(withoutSecrets(deepest)).toEqual(deepest);
    expect(withoutSecrets({ a: null, b: 1, c: [undefined, true] })).toEqual({ a: null, b: 1, c: [undefined, true] });
  });
});
