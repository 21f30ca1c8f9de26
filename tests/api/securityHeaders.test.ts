import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { operatorSettings } from '../support/operatorSettings';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server?.stop());

test('a page forbids framing, sniffing and foreign scripts', async () => {
  const { headers } = await fetch(`${server.url}/auth/login`);
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[^ ']+'$/);
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(directive);
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('an answer of the API may load, run and show nothing at all', async () => {
  const { headers } = await fetch(`${server.url}/api/health`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('an address that holds a secret is never sent as a referrer', async () => {
  for (const path of ['/auth/find/secret', '/en/auth/find/secret', '/auth/signup/need/done?t=secret']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a configured host is allowed, and only that one', async () => {
  const other = await startOwnServer({
    NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.test/1',
    NEXT_PUBLIC_CDN_URL: 'https://cdn.example.test/files',
  });
  try {
    const policy = (await fetch(`${other.url}/auth/login`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.example\.test 'nonce-/);
    expect(/connect-src [^;]*https:\/\/errors\.example\.test/.test(policy)).toBe(true);
  } finally {
    await other.stop();
  }
});

test('in production browsers have to keep to https for a year', async () => {
  const prod = await startOwnServer({
    ...operatorSettings,
    APP_ENV: 'prod',
    APP_URL: 'https://stlbs.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'STLBS <no-reply@stlbs.test>',
    JWT_SECRET: 'a-secret-that-is-at-least-32-bytes-long',
    TEST_CLOCK: '0',
    TEST_CHECKS: '0',
  });
  try {
    const { headers } = await fetch(`${prod.url}/api/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  } finally {
    await prod.stop();
  }
});
