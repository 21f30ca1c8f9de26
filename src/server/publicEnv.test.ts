import { expect, it } from 'vitest';
import { loadEnv } from './env';
import { publicEnvOf } from './publicEnv';

const SECRET = 'a-secret-that-is-at-least-32-bytes-long';
const HOSTS = { prod: 'https://stlbs.test', staging: 'https://staging.stlbs.test', dev: 'https://dev.stlbs.test' };

const settings = (APP_ENV: string, APP_URL: string, cdn?: string) =>
  publicEnvOf(loadEnv({ APP_ENV, APP_URL, JWT_SECRET: SECRET, NEXT_PUBLIC_CDN_URL: cdn }));

it('the base of downloadable files is that of the environment, and another one in production', () => {
  const own = Object.entries(HOSTS).map(([name, host]) => {
    const { cdnUrl, appUrl, appEnv } = settings(name, host);
    expect(appEnv).toBe(name);
    return new URL(cdnUrl, appUrl).href;
  });
  const local = publicEnvOf(loadEnv({}));
  expect(local.appEnv).toBe('localhost');
  expect([...own, new URL(local.cdnUrl, local.appUrl).href]).toEqual([
    'https://stlbs.test/cdn',
    'https://staging.stlbs.test/cdn',
    'https://dev.stlbs.test/cdn',
    'http://127.0.0.1:3000/cdn',
  ]);
  expect(settings('prod', HOSTS.prod, 'https://cdn.stlbs.test/').cdnUrl).toBe('https://cdn.stlbs.test');
  expect(settings('dev', HOSTS.dev, 'https://dev-cdn.stlbs.test').cdnUrl).toBe('https://dev-cdn.stlbs.test');
});

it('a browser learns no other setting of the server', () => {
  expect(Object.keys(settings('prod', HOSTS.prod)).sort()).toEqual(
    ['apiBaseUrl', 'trackingBaseUrl', 'cdnUrl', 'sentryDsn', 'channelPluginKey', 'links', 'appEnv', 'appUrl'].sort(),
  );
});

it('places outside the product are those the operator names; in production nothing is made up', () => {
  expect(settings('prod', HOSTS.prod).links).toEqual({ blog: '/blog' });
  expect(Object.keys(settings('dev', HOSTS.dev).links)).toEqual(['blog', 'linkedin', 'youtube', 'instagram', 'chat']);
  const named = loadEnv({
    APP_ENV: 'prod',
    APP_URL: HOSTS.prod,
    JWT_SECRET: SECRET,
    NEXT_PUBLIC_LINK_BLOG: 'https://blog.example.com',
    NEXT_PUBLIC_LINK_CHAT: 'https://chat.example.com',
  });
  expect(publicEnvOf(named).links).toEqual({ blog: 'https://blog.example.com', chat: 'https://chat.example.com' });
});
