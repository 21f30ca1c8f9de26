import * as z from 'zod';
import { addressesOf } from './db/addresses';
import { OPERATOR_SETTINGS } from './operatorSettings';
import { pushKeyOf } from './ports/outgoing/pushKey';

export const APP_ENVS = ['prod', 'dev', 'staging', 'localhost'] as const;

/** An unset variable and an empty one mean the same: nothing was chosen. */
const text = z
  .string()
  .optional()
  .transform((value) => {
    const trimmed = value?.trim();
    return trimmed === undefined || trimmed === '' ? undefined : trimmed;
  });

/** One that may name several servers, with commas in between. */
const servers = text.refine(
  (value) => value === undefined || addressesOf(value).every((one) => hasProtocol(one, ['postgres:', 'postgresql:'])),
  { error: 'must be an address that begins with postgres:// or postgresql://' },
);

const flag = text.refine((value) => value === undefined || value === '0' || value === '1', {
  error: 'must be 0 or 1',
});

const address = (...protocols: string[]) =>
  text.refine((value) => value === undefined || hasProtocol(value, protocols), {
    error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

const whole = (least: number, most: number) =>
  text.refine((value) => value === undefined || (/^\d{1,9}$/.test(value) && +value >= least && +value <= most), {
    error: `must be a whole number from ${least} to ${most}`,
  });

const pushKey = text.refine((value) => value === undefined || pushKeyOf(value) !== null, {
  error: 'must be a private VAPID key in base64url (npx web-push generate-vapid-keys makes one)',
});

/** Each variable by itself. An unset one and an empty one are the same. */
export const envSource = z.object({
  ...(Object.fromEntries(OPERATOR_SETTINGS.map((name) => [name, text])) as Record<`OPERATOR_${string}`, typeof text>),
  PORT: text.refine((value) => value === undefined || isPort(value), { error: 'must be a port from 0 to 65535' }),
  HOST: text,
  APP_ENV: text.refine((value) => value === undefined || (APP_ENVS as readonly string[]).includes(value), {
    error: `must be one of ${APP_ENVS.join(', ')}`,
  }),
  APP_URL: address('http:', 'https:'),
  JWT_SECRET: text.refine((value) => value === undefined || Buffer.byteLength(value) >= 32, {
    error: 'must be at least 32 bytes long',
  }),
  JWT_SECRET_PREVIOUS: text.refine((value) => value === undefined || Buffer.byteLength(value) >= 32, {
    error: 'must be at least 32 bytes long',
  }),
  VAPID_PRIVATE_KEY: pushKey,
  VAPID_PRIVATE_KEY_PREVIOUS: pushKey,
  TEXT_URL: address('http:', 'https:'),
  TEXT_API_KEY: text,
  TEXT_API_SECRET: text,
  TEXT_FROM: text.refine((value) => value === undefined || /^\d{8,11}$/.test(value), {
    error: 'must be the sender number that is registered with the provider, digits alone',
  }),
  TEXT_CHANNEL: text,
  TEXT_TEMPLATES: text.refine((value) => value === undefined || templatesOf(value) !== null, {
    error: 'must name templates as deadline=CODE,bid=CODE,approval=CODE,code=CODE',
  }),
  TEXT_TALK_WON: whole(0, 10_000),
  TEXT_WON: whole(0, 10_000),
  DATA_DIR: text,
  DATABASE_URL: servers,
  POOLER_URL: address('postgres:', 'postgresql:'),
  NAME_STATEMENTS: flag,
  REPLICA_URL: address('postgres:', 'postgresql:'),
  WAL_ARCHIVE_DIR: text,
  STATIC_DIR: text,
  REDIS_URL: address('redis:', 'rediss:'),
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: text,
  MAIL_IN_DOMAIN: text.refine((value) => value === undefined || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(value), {
    error: 'must be the domain of an address, such as in.example.com',
  }),
  MAIL_IN_SECRET: text.refine((value) => value === undefined || value.length >= 32, {
    error: 'must have 32 characters or more',
  }),
  MAIL_IN_AUTHSERV: text,
  CAREERS_EMAIL: text,
  S3_ENDPOINT: address('http:', 'https:'),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  DEMO_DATA: flag,
  TRUST_PROXY: text,
  TEST_CLOCK: flag,
  WEBHOOK_LOOPBACK: flag,
  DNS_SERVER: text,
  TEST_CHECKS: flag,
  REQUEST_SECONDS: whole(1, 3600),
  CALLS_A_MINUTE: whole(1, 1_000_000),
  MOST_REQUESTS: whole(1, 100_000),
  WANTED_ANSWER_MS: whole(1, 600_000),
  EXPORT_AFTER_MS: whole(0, 600_000),
  PAGES: flag,
  PAGE_CACHE_SECONDS: whole(0, 999),
  COMPRESS: flag,
  WEB_CONCURRENCY: whole(1, 64),
  DRAIN_SECONDS: whole(0, 60),
  METRICS_PORT: text.refine((value) => value === undefined || isPort(value), {
    error: 'must be a port from 0 to 65535',
  }),
  METRICS_HOST: text,
  OPS_PORT: text.refine((value) => value === undefined || isPort(value), {
    error: 'must be a port from 0 to 65535',
  }),
  OPS_HOST: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:'),
  SLOW_STATEMENT_MS: whole(1, 600_000),
  LOG_LEVEL: text.refine((value) => value === undefined || /^(fatal|error|warn|info|debug|trace|silent)$/.test(value), {
    error: 'must be one of fatal, error, warn, info, debug, trace, silent',
  }),
  NODE_ENV: text,
  NEXT_PUBLIC_API_BASE_URL: address('http:', 'https:'),
  NEXT_PUBLIC_TRACKING_BASE_URL: address('http:', 'https:'),
  NEXT_PUBLIC_CDN_URL: address('http:', 'https:'),
  NEXT_PUBLIC_SENTRY_DSN: address('http:', 'https:'),
  NEXT_PUBLIC_CHANNEL_PLUGIN_KEY: text,
  NEXT_PUBLIC_LINK_BLOG: address('https:'),
  NEXT_PUBLIC_LINK_LINKEDIN: address('https:'),
  NEXT_PUBLIC_LINK_YOUTUBE: address('https:'),
  NEXT_PUBLIC_LINK_INSTAGRAM: address('https:'),
  NEXT_PUBLIC_LINK_CHAT: address('https:'),
});

export type EnvSource = z.infer<typeof envSource>;

const TEMPLATE = /^(deadline|bid|approval|code)=([\w-]{1,100})$/;

/** The codes of KakaoTalk templates by kind of text; null where they are written in another way. */
export function templatesOf(value: string): Record<string, string> | null {
  const entries = value.split(',').map((entry) => TEMPLATE.exec(entry.trim()));
  if (entries.some((entry) => entry === null)) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1], entry?.[2]]));
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function hasProtocol(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
