import { expect, it } from 'vitest';
import { EXTERNAL_LINKS } from '../contract/links';
import { loadEnv } from './env';
import { publicEnvOf } from './publicEnv';
import { operatorSettings } from '../../tests/support/operatorSettings';

const SECRET = 'a-secret-that-is-at-least-32-bytes-long';
const MAIL = { ...operatorSettings, SMTP_URL: 'smtps://mail.stlbs.test', MAIL_FROM: 'STLBS <no-reply@stlbs.test>' };
const HOSTS = { prod: 'https://stlbs.test', staging: 'https://staging.stlbs.test', dev: 'https://dev.stlbs.test' };

const settings = (APP_ENV: string, APP_URL: string, cdn?: string) =>
  publicEnvOf(loadEnv({ ...MAIL, APP_ENV, APP_URL, JWT_SECRET: SECRET, NEXT_PUBLIC_CDN_URL: cdn }));

it('the base of files in production is another than elsewhere, without a setting', () => {
  const local = publicEnvOf(loadEnv({}));
  const elsewhere = [settings('staging', HOSTS.staging), settings('dev', HOSTS.dev), local];
  expect(elsewhere.map(({ appEnv }) => appEnv)).toEqual(['staging', 'dev', 'localhost']);
  expect(settings('prod', HOSTS.prod).appEnv).toBe('prod');
  expect(elsewhere.map(({ cdnUrl }) => cdnUrl)).toEqual(['/cdn', '/cdn', '/cdn']);
  const prod = settings('prod', HOSTS.prod).cdnUrl;
  expect(prod).toMatch(/^\/cdn\/[0-9a-f]{12}$/);
  expect(settings('prod', HOSTS.prod).cdnUrl).toBe(prod);
});

it('a CDN that is named is the base in any environment', () => {
  expect(settings('prod', HOSTS.prod, 'https://cdn.stlbs.test/').cdnUrl).toBe('https://cdn.stlbs.test');
  expect(settings('dev', HOSTS.dev, 'https://dev-cdn.stlbs.test').cdnUrl).toBe('https://dev-cdn.stlbs.test');
});

it('pages show the operator of the settings', () => {
  const { operator } = settings('prod', HOSTS.prod);
  expect(operator.ko.name).toBe('operator_name_ko 1');
  expect(operator.en.privacyOfficer).toBe('operator_privacy_officer_en 1');
  expect(operator.registrationNumber).toBe('operator_registration_number 1');
});

it('a browser learns no other setting of the server', () => {
  expect(Object.keys(settings('prod', HOSTS.prod)).sort()).toEqual(
    [
      'apiBaseUrl',
      'trackingBaseUrl',
      'cdnUrl',
      'sentryDsn',
      'channelPluginKey',
      'links',
      'appEnv',
      'demo',
      'appUrl',
      'operator',
    ].sort(),
  );
});

it('places outside the product are those the operator names; on one’s own machine pages stand in for the rest', () => {
  for (const name of ['prod', 'staging', 'dev'] as const)
    expect(settings(name, HOSTS[name]).links).toEqual({ blog: '/blog' });
  expect(Object.keys(publicEnvOf(loadEnv({})).links)).toEqual([...EXTERNAL_LINKS]);
  const named = loadEnv({
    ...MAIL,
    APP_ENV: 'prod',
    APP_URL: HOSTS.prod,
    JWT_SECRET: SECRET,
    NEXT_PUBLIC_LINK_BLOG: 'https://blog.example.com',
    NEXT_PUBLIC_LINK_CHAT: 'https://chat.example.com',
  });
  expect(publicEnvOf(named).links).toEqual({ blog: 'https://blog.example.com', chat: 'https://chat.example.com' });
});

it('the demo logins are offered where the demo is loaded, with the password that everybody knows', () => {
  const of = (values: Record<string, string>) => publicEnvOf(loadEnv(values)).demo;
  expect(of({})).toBe(true);
  expect(of({ DEMO_DATA: '0' })).toBe(false);
  expect(of({ ...MAIL, APP_ENV: 'dev', APP_URL: HOSTS.dev, JWT_SECRET: SECRET, DEMO_DATA: '1' })).toBe(false);
});
