import type { ExternalLink } from '../contract/links';
import type { Operator } from '../contract/operator';
import { type APP_ENVS, type EnvSource, envSource, templatesOf } from './envSource';
import { operatorOf } from './operatorSettings';
import type { TextSettings } from './ports/outgoing/textProvider';
import { conflicts, type WrongSetting, wrongSetting } from './settingConflicts';
import { StartError } from './startError';
import { urlHost } from './urlHost';

/** The settings of one process, parsed once at start. Nothing else on the server reads the environment. */
export type Env = {
  PORT: number;
  HOST: string;
  APP_ENV: (typeof APP_ENVS)[number];
  /** Origin under which browsers reach the app, without a slash at the end. Links in mails use it. */
  APP_URL: string;
  /** Undefined outside prod: main makes one and keeps it in DATA_DIR. */
  JWT_SECRET: string | undefined;
  /** What it signed still counts, while a new JWT_SECRET takes its place. */
  JWT_SECRET_PREVIOUS: string | undefined;
  /** With which push services know this installation; undefined: one is made and kept sealed in the database. */
  VAPID_PRIVATE_KEY: string | undefined;
  /** Devices that subscribed with it still get notifications, while a new VAPID_PRIVATE_KEY takes its place. */
  VAPID_PRIVATE_KEY_PREVIOUS: string | undefined;
  /** Undefined: no text messages are sent. */
  TEXT: TextSettings | undefined;
  DATA_DIR: string;
  /** Undefined: the embedded PostgreSQL is started. */
  DATABASE_URL: string | undefined;
  /** A pooler in transaction mode, by which calls reach the database; undefined: they reach it as everything else does. */
  POOLER_URL: string | undefined;
  /** False: a pooler in between does not know named statements. */
  NAME_STATEMENTS: boolean;
  /** A standby that answers lists, search and statistics while it has every write. */
  REPLICA_URL: string | undefined;
  /** Where the embedded PostgreSQL archives its log of changes. */
  WAL_ARCHIVE_DIR: string | undefined;
  /** Where several releases keep the files of their pages; undefined: each serves its own. */
  STATIC_DIR: string | undefined;
  REDIS_URL: string | undefined;
  SMTP_URL: string | undefined;
  MAIL_FROM: string;
  /** How mails come in: the domain of our addresses, the secret of the mail server, and its name in what it says of senders. */
  MAIL_IN: { domain: string; secret: string; authserv: string } | undefined;
  /** The operator's places outside the product. */
  LINKS: Partial<Record<ExternalLink, string | undefined>>;
  /** Who runs this marketplace, as footer, documents and mails state it. */
  OPERATOR: Operator;
  /** Undefined: files are kept under DATA_DIR. */
  S3: S3Settings | undefined;
  DEMO_DATA: boolean;
  /** Addresses or networks of the proxies whose forwarded client address counts. */
  TRUST_PROXY: string[];
  /** The clock may be moved by the test harness; never in prod. */
  TEST_CLOCK: boolean;
  /** Webhooks and identity providers may lead to this very machine, also by http; never in prod. */
  WEBHOOK_LOOPBACK: boolean;
  /** The name server that looks TXT records up, an address with a port; undefined: those of this machine. */
  DNS_SERVER: string | undefined;
  /** Every answer is checked against its whole schema, and says how many statements it took. */
  TEST_CHECKS: boolean;
  /** How long a client may take to send one request. */
  REQUEST_SECONDS: number;
  /** How many calls a minute a person, or an address nobody signed in from, may make. */
  CALLS_A_MINUTE: number;
  /** How many requests are worked on at once at the very most; one more waits a little, then gets a busy answer. */
  MOST_REQUESTS: number;
  /** Milliseconds that three of four requests should be worked on; when they are not, fewer are let in at once. */
  WANTED_ANSWER_MS: number;
  /** Milliseconds that somebody waits for a file before it is made in the background. */
  EXPORT_AFTER_MS: number;
  /** False: this process serves the API and the push hub only, without Next. */
  PAGES: boolean;
  /** For so long a page that all visitors see alike is given out as it is; 0: each is rendered. */
  PAGE_CACHE_SECONDS: number;
  /** False: a proxy before this process compresses what it answers. */
  COMPRESS: boolean;
  /** Processes that share the port; one needs no other. */
  WEB_CONCURRENCY: number;
  /** How long a stopping server still answers on connections that a balancer keeps open. */
  DRAIN_SECONDS: number;
  /** Where figures for Prometheus are read; undefined: nowhere. Never on the public port. */
  METRICS: { host: string; port: number } | undefined;
  /** Where operators open their console; undefined: nowhere. Never on the public port. */
  CONSOLE: { host: string; port: number } | undefined;
  LOG_LEVEL: string;
  /** Collector that takes traces; undefined: none are made. */
  TRACES: string | undefined;
  /** A statement that takes longer is logged with its text. */
  SLOW_STATEMENT_MS: number;
  /** Next runs in its development mode (reloading pages). */
  DEVELOPMENT: boolean;
  /** What the browser may know; handed over at run time so that one build serves every environment. */
  PUBLIC: PublicSettings;
};

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type PublicSettings = {
  NEXT_PUBLIC_API_BASE_URL: string | undefined;
  NEXT_PUBLIC_TRACKING_BASE_URL: string | undefined;
  NEXT_PUBLIC_CDN_URL: string | undefined;
  NEXT_PUBLIC_SENTRY_DSN: string | undefined;
  NEXT_PUBLIC_CHANNEL_PLUGIN_KEY: string | undefined;
};

/** Wrong settings; its message names every wrong variable and why, one sentence a line. */
export class EnvError extends StartError {
  override name = 'EnvError';
}

/** Settings as far as they can be read, and everything that is wrong with them. */
export interface ReadSettings {
  env: Env;
  wrong: readonly WrongSetting[];
}

/** Reads the environment. Throws `EnvError` with a sentence for each variable that cannot be used. */
export function loadEnv(from: Record<string, string | undefined> = process.env): Env {
  const { env, wrong } = readSettings(from);
  if (wrong.length > 0) throw new EnvError(wrong.map(({ sentence }) => sentence).join('\n'));
  return env;
}

/** Reads the environment for what looks at a start as a whole. What is wrong counts as unset: nothing may run by it. */
export function readSettings(from: Record<string, string | undefined> = process.env): ReadSettings {
  const { values, wrong } = readable(from);
  // What was dropped above is not missed a second time.
  const isRead = (name: string) => isRight({ wrong }, name);
  const missed = conflicts(values, isRead).filter(({ name }) => isRead(name));
  return { env: envOf(values), wrong: [...wrong, ...missed] };
}

/** Whether nothing is wrong with any of these settings. */
export function isRight({ wrong }: Pick<ReadSettings, 'wrong'>, ...names: string[]): boolean {
  return !wrong.some(({ name }) => names.includes(name));
}

function readable(from: Record<string, string | undefined>): { values: EnvSource; wrong: WrongSetting[] } {
  const parsed = envSource.safeParse(from);
  if (parsed.success) return { values: parsed.data, wrong: [] };
  const wrong = parsed.error.issues.map((issue) => wrongSetting(String(issue.path[0]), issue.message));
  const rest = Object.entries(from).filter(([name]) => isRight({ wrong }, name));
  return { values: envSource.parse(Object.fromEntries(rest)), wrong };
}

function envOf(values: EnvSource): Env {
  const port = Number(values.PORT ?? 3000);
  const host = values.HOST ?? '127.0.0.1';
  const appEnv = (values.APP_ENV ?? 'localhost') as Env['APP_ENV'];
  return {
    PORT: port,
    HOST: host,
    APP_ENV: appEnv,
    APP_URL: (values.APP_URL ?? `http://${urlHost(host)}:${port}`).replace(/\/+$/, ''),
    JWT_SECRET: values.JWT_SECRET,
    JWT_SECRET_PREVIOUS: values.JWT_SECRET_PREVIOUS,
    VAPID_PRIVATE_KEY: values.VAPID_PRIVATE_KEY,
    VAPID_PRIVATE_KEY_PREVIOUS: values.VAPID_PRIVATE_KEY_PREVIOUS,
    TEXT: textSettings(values),
    DATA_DIR: values.DATA_DIR ?? '.data',
    DATABASE_URL: values.DATABASE_URL,
    POOLER_URL: values.POOLER_URL,
    NAME_STATEMENTS: values.NAME_STATEMENTS !== '0',
    REPLICA_URL: values.REPLICA_URL,
    WAL_ARCHIVE_DIR: values.WAL_ARCHIVE_DIR,
    STATIC_DIR: values.STATIC_DIR,
    REDIS_URL: values.REDIS_URL,
    SMTP_URL: values.SMTP_URL,
    MAIL_FROM: values.MAIL_FROM ?? 'STLBS <no-reply@stlbs.test>',
    MAIL_IN: mailIn(values),
    OPERATOR: operatorOf(values),
    S3: s3Settings(values),
    DEMO_DATA: values.DEMO_DATA === undefined ? appEnv === 'localhost' : values.DEMO_DATA === '1',
    TRUST_PROXY: (values.TRUST_PROXY ?? '').split(',').flatMap((entry) => entry.trim() || []),
    TEST_CLOCK: values.TEST_CLOCK === '1',
    WEBHOOK_LOOPBACK: values.WEBHOOK_LOOPBACK === '1',
    DNS_SERVER: values.DNS_SERVER,
    TEST_CHECKS: values.TEST_CHECKS === '1' || values.NODE_ENV === 'development',
    REQUEST_SECONDS: Number(values.REQUEST_SECONDS ?? 120),
    CALLS_A_MINUTE: Number(values.CALLS_A_MINUTE ?? 1200),
    MOST_REQUESTS: Number(values.MOST_REQUESTS ?? 256),
    WANTED_ANSWER_MS: Number(values.WANTED_ANSWER_MS ?? 300),
    EXPORT_AFTER_MS: Number(values.EXPORT_AFTER_MS ?? 10_000),
    PAGES: values.PAGES !== '0',
    PAGE_CACHE_SECONDS: values.NODE_ENV === 'development' ? 0 : Number(values.PAGE_CACHE_SECONDS ?? 5),
    COMPRESS: values.COMPRESS !== '0',
    WEB_CONCURRENCY: Number(values.WEB_CONCURRENCY ?? 1),
    DRAIN_SECONDS: Number(values.DRAIN_SECONDS ?? 0),
    METRICS: values.METRICS_PORT
      ? { host: values.METRICS_HOST ?? '127.0.0.1', port: Number(values.METRICS_PORT) }
      : undefined,
    CONSOLE: values.OPS_PORT ? { host: values.OPS_HOST ?? '127.0.0.1', port: Number(values.OPS_PORT) } : undefined,
    // On the own machine a line for each call would bury what the start has to say.
    LOG_LEVEL: values.LOG_LEVEL ?? (appEnv === 'localhost' ? 'warn' : 'info'),
    TRACES: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    SLOW_STATEMENT_MS: Number(values.SLOW_STATEMENT_MS ?? 1000),
    DEVELOPMENT: values.NODE_ENV === 'development',
    LINKS: {
      blog: values.NEXT_PUBLIC_LINK_BLOG,
      linkedin: values.NEXT_PUBLIC_LINK_LINKEDIN,
      youtube: values.NEXT_PUBLIC_LINK_YOUTUBE,
      instagram: values.NEXT_PUBLIC_LINK_INSTAGRAM,
      chat: values.NEXT_PUBLIC_LINK_CHAT,
    },
    PUBLIC: {
      NEXT_PUBLIC_API_BASE_URL: values.NEXT_PUBLIC_API_BASE_URL,
      NEXT_PUBLIC_TRACKING_BASE_URL: values.NEXT_PUBLIC_TRACKING_BASE_URL,
      NEXT_PUBLIC_CDN_URL: values.NEXT_PUBLIC_CDN_URL,
      NEXT_PUBLIC_SENTRY_DSN: values.NEXT_PUBLIC_SENTRY_DSN,
      NEXT_PUBLIC_CHANNEL_PLUGIN_KEY: values.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY,
    },
  };
}

function s3Settings(values: EnvSource): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: values.S3_REGION ?? 'auto',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function textSettings(values: EnvSource): TextSettings | undefined {
  const { TEXT_URL, TEXT_API_KEY, TEXT_API_SECRET, TEXT_FROM, TEXT_TEMPLATES } = values;
  if (!TEXT_URL || !TEXT_API_KEY || !TEXT_API_SECRET || !TEXT_FROM) return undefined;
  return {
    url: TEXT_URL,
    apiKey: TEXT_API_KEY,
    apiSecret: TEXT_API_SECRET,
    from: TEXT_FROM,
    channel: values.TEXT_CHANNEL,
    templates: (TEXT_TEMPLATES && templatesOf(TEXT_TEMPLATES)) || {},
    won: { talk: Number(values.TEXT_TALK_WON ?? 13), text: Number(values.TEXT_WON ?? 18) },
  };
}

/** Name under which the primary hands its workers the address of the database. */
export const WORKER_DATABASE = 'STLBS_WORKER_DATABASE';

/** What is needed before the settings are parsed or stands beside them; empty where it is not set. */
export function processSetting(name: 'APP_ENV' | typeof WORKER_DATABASE): string {
  return process.env[name]?.trim() ?? '';
}

function mailIn({ MAIL_IN_DOMAIN, MAIL_IN_SECRET, MAIL_IN_AUTHSERV }: EnvSource): Env['MAIL_IN'] {
  if (!MAIL_IN_DOMAIN || !MAIL_IN_SECRET || !MAIL_IN_AUTHSERV) return undefined;
  return { domain: MAIL_IN_DOMAIN.toLowerCase(), secret: MAIL_IN_SECRET, authserv: MAIL_IN_AUTHSERV.toLowerCase() };
}
