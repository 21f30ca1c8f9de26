import type { Env } from '../env';

/** Settings that are keys. */
const SECRET =
  /^(JWT_SECRET|JWT_SECRET_PREVIOUS|VAPID_PRIVATE_KEY|VAPID_PRIVATE_KEY_PREVIOUS|TEXT\.apiSecret|S3\.(accessKeyId|secretAccessKey))$/;
/** Addresses may hold a password, and keep their host alone. */
const ADDRESS = /^(postgres|postgresql|redis|rediss|smtp|smtps|https?):\/\//;

/** Every setting with its value as text, by name; null where it is not set, `hidden` for a secret. */
export function settingsInForce(env: Env, hidden: string): Array<readonly [string, string | null]> {
  return flat(env, '')
    .map(([name, value]) => [name, value !== null && SECRET.test(name) ? hidden : value] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
}

function flat(values: object, prefix: string): Array<[string, string | null]> {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): Array<[string, string | null]> => {
    const name = prefix + key;
    if (value === undefined || value === null || value === '') return [[name, null]];
    if (Array.isArray(value)) return [[name, value.length > 0 ? value.join(', ') : null]];
    if (typeof value === 'object') return flat(value, `${name}.`);
    return [[name, typeof value === 'string' ? withoutPassword(value) : JSON.stringify(value)]];
  });
}

function withoutPassword(value: string): string {
  if (!ADDRESS.test(value) || !URL.canParse(value)) return value;
  const url = new URL(value);
  return `${url.protocol}//${url.host}${/^https?:$/.test(url.protocol) ? url.pathname.replace(/\/$/, '') : ''}`;
}
