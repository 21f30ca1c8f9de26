import type { EnvSource } from './envSource';
import { inventedOf } from './operatorSettings';

/** Hosts that only this machine reaches. */
export const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Addresses that stand for every address of the machine. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What an S3 needs beside its address. */
export const S3_KEYS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A setting that cannot be used or is missing, and the sentence that says so. */
export interface WrongSetting {
  name: string;
  sentence: string;
}

/** The sentence about one variable: its name and why it cannot be used. */
export function wrongSetting(name: string, why: string): WrongSetting {
  return { name, sentence: `${name} ${why}.` };
}

/**
 * What each variable alone cannot show: settings that contradict or miss one another. One that cannot be read (`isRead` denies it) has
 * no value, nor its default.
 */
export function conflicts(values: EnvSource, isRead: (name: string) => boolean): WrongSetting[] {
  const found: WrongSetting[] = [];
  const wrong = (name: keyof EnvSource, why: string) => found.push(wrongSetting(name, why));

  if (values.APP_ENV === undefined && values.HOST !== undefined && !LOOPBACK.has(values.HOST)) {
    wrong('APP_ENV', `must be set when HOST is ${values.HOST}: others can reach that address`);
  }
  if (values.APP_ENV === 'prod') found.push(...missedInProduction(values));
  for (const name of ['POOLER_URL', 'REPLICA_URL'] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      wrong('DATABASE_URL', `must be set with ${name}`);
  }
  found.push(...missedTogether(values));
  for (const name of S3_KEYS) {
    if (values.S3_ENDPOINT !== undefined && values[name] === undefined) wrong(name, 'must be set with S3_ENDPOINT');
    if (values.S3_ENDPOINT === undefined && values[name] !== undefined) {
      wrong('S3_ENDPOINT', `must be set with ${name}`);
    }
  }
  found.push(...samePorts(values, isRead));
  return found.filter(({ sentence }, at) => found.findIndex((other) => other.sentence === sentence) === at);
}

/** Settings of which all are needed once one is there. */
const TOGETHER = [
  { names: ['MAIL_IN_DOMAIN', 'MAIL_IN_SECRET', 'MAIL_IN_AUTHSERV'], why: 'must be set where mails are taken' },
  {
    names: ['TEXT_URL', 'TEXT_API_KEY', 'TEXT_API_SECRET', 'TEXT_FROM'],
    why: 'must be set with the other settings of text messages',
  },
] as const;

function missedTogether(values: EnvSource): WrongSetting[] {
  return TOGETHER.flatMap(({ names, why }) =>
    names.some((name) => values[name] !== undefined)
      ? names.flatMap((name) => (values[name] === undefined ? [wrongSetting(name, why)] : []))
      : [],
  );
}

function missedInProduction(values: EnvSource): WrongSetting[] {
  const found: WrongSetting[] = [];
  const wrong = (name: keyof EnvSource, why: string) => found.push(wrongSetting(name, why));
  if (values.APP_URL === undefined) wrong('APP_URL', 'must be set in prod: links in mails are made from it');
  else if (!values.APP_URL.startsWith('https://')) wrong('APP_URL', 'must begin with https:// in prod');
  if (values.JWT_SECRET === undefined) wrong('JWT_SECRET', 'must be set in prod (32 bytes or more)');
  if (values.SMTP_URL === undefined) {
    wrong('SMTP_URL', 'must be set in prod: nobody can join without the code that is mailed');
  }
  if (values.MAIL_FROM === undefined) wrong('MAIL_FROM', 'must be set in prod: emails are sent from it');
  const invented = inventedOf(values);
  const [first] = invented;
  if (first !== undefined) {
    const sentence = `${invented.join(', ')} must be set in prod: pages, documents and mails state who runs the marketplace.`;
    found.push({ name: first, sentence });
  }
  if (values.WEBHOOK_LOOPBACK === '1') {
    wrong('WEBHOOK_LOOPBACK', 'must not be set in prod: webhooks and sign-on could reach this machine');
  }
  if (values.TEST_CLOCK === '1') wrong('TEST_CLOCK', 'must not be set in prod: it would let the clock be moved');
  if (values.TEST_CHECKS === '1') wrong('TEST_CHECKS', 'must not be set in prod: it tells what an answer cost');
  if (values.DEMO_DATA === '1') wrong('DEMO_DATA', 'must not be set in prod: its logins are refused there');
  return found;
}

/** Two of our own servers on one port: looking whether it is free would name another program. */
function samePorts(values: EnvSource, isRead: (name: string) => boolean): WrongSetting[] {
  const places = [
    { name: 'PORT', host: values.HOST, port: values.PORT ?? (isRead('PORT') ? '3000' : '0') },
    { name: 'METRICS_PORT', host: values.METRICS_HOST, port: values.METRICS_PORT },
    { name: 'OPS_PORT', host: values.OPS_HOST, port: values.OPS_PORT },
  ].map(({ name, host = '127.0.0.1', port = '0' }) => ({ name, host, port: Number(port) }));
  return places.flatMap((place, at) => {
    const other = places.slice(0, at).find(({ host, port }) => port === place.port && meet(host, place.host));
    return other && place.port !== 0 ? [wrongSetting(place.name, `must be another port than ${other.name}`)] : [];
  });
}

/** Whether two hosts may be one address: `localhost` is either of the machine's own. */
const meet = (one: string, other: string) =>
  one === other ||
  EVERY_ADDRESS.has(one) ||
  EVERY_ADDRESS.has(other) ||
  ([one, other].includes('localhost') && LOOPBACK.has(one) && LOOPBACK.has(other));
