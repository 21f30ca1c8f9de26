import { expect, test } from 'vitest';
import { loadEnv } from '../env';
import { settingsInForce } from './settingsInForce';

const SECRETS = [
  'signs-everything-0123456789-0123456789',
  'signed-before-0123456789-0123456789',
  'hush',
  'key-id',
  'key-secret',
  'A'.repeat(42).concat('E'),
  'text-secret',
];

test('no secret is among the settings, and an address keeps its host alone', () => {
  const env = loadEnv({
    APP_ENV: 'staging',
    JWT_SECRET: SECRETS[0],
    JWT_SECRET_PREVIOUS: SECRETS[1],
    DATABASE_URL: 'postgres://stlbs:hush@db.example:5432/stlbs?password=hush',
    REDIS_URL: 'redis://:hush@redis.example',
    SMTP_URL: 'smtps://user:hush@mail.example',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: SECRETS[3],
    S3_SECRET_ACCESS_KEY: SECRETS[4],
    VAPID_PRIVATE_KEY: SECRETS[5],
    TEXT_URL: 'https://texts.example/send',
    TEXT_API_KEY: 'text-key',
    TEXT_API_SECRET: SECRETS[6],
    TEXT_FROM: '15440000',
    NEXT_PUBLIC_SENTRY_DSN: 'https://hush@sentry.example/1',
  });
  const settings = new Map(settingsInForce(env, '(hidden)'));
  const shown = JSON.stringify([...settings]);
  for (const secret of SECRETS) expect(shown).not.toContain(secret);
  expect(Object.fromEntries(settings)).toMatchObject({
    DATABASE_URL: 'postgres://db.example:5432',
    SMTP_URL: 'smtps://mail.example',
    'S3.bucket': 'files',
    'S3.secretAccessKey': '(hidden)',
    JWT_SECRET: '(hidden)',
    'PUBLIC.NEXT_PUBLIC_SENTRY_DSN': 'https://sentry.example/1',
    WAL_ARCHIVE_DIR: null,
    PORT: '3000',
  });
});
