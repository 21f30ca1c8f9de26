import { describe, expect, it } from 'vitest';
import { cleanReport } from './cleanReport';

describe('cleanReport', () => {
  it('drops the speed of the 404 page, not its errors', () => {
    expect(cleanReport({ type: 'transaction', transaction: '/404' })).toBeNull();
    expect(cleanReport({ type: 'transaction', transaction: 'GET /404' })).toBeNull();
    expect(cleanReport({ type: 'transaction', transaction: '/service' })).not.toBeNull();
    expect(cleanReport({ transaction: '/404' })).not.toBeNull();
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
});
