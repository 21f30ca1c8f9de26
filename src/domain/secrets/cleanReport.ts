import { REDACTED } from './redactAddress';
import { redactText, redactValue, secretsIn } from './redactText';

interface Reported {
  type?: string | undefined;
  transaction?: string | undefined;
  request?: { url?: string | undefined } | undefined;
  contexts?: object | undefined;
  breadcrumbs?: object[] | undefined;
}

/** Parts of a report that hold texts of ours; the rest is the reporting service's own bookkeeping. */
const TEXTS = [
  'transaction',
  'message',
  'logentry',
  'exception',
  'extra',
  'contexts',
  'spans',
  'tags',
  'urls',
  'breadcrumbs',
] as const;

/**
 * Leaves reports of the 404 page's speed out, and takes the secrets out of all others, replays included; those of
 * `ownAddress`, where it was written, too.
 */
export function cleanReport<T extends Reported>(event: T, ownAddress = ''): T | null {
  if (event.type === 'transaction' && /(?:^|[\s/])404$/.test(event.transaction ?? '')) return null;
  // Tracing also notes a route's parameters by themselves, without the address around them.
  const known = secretsIn(JSON.stringify([event.request?.url, event.transaction, event.contexts]) + ownAddress);
  const clean = { ...event } as Record<string, unknown>;
  for (const name of TEXTS) if (name in clean) clean[name] = withoutSecrets(clean[name], known);
  if (event.request) {
    const request = { ...event.request, cookies: undefined, data: undefined, query_string: undefined };
    clean.request = withoutSecrets(redactValue(request), known);
  }
  return clean as T;
}

/** The same value with every text in it redacted; nothing is left out, since reports are nested deeply. */
export function withoutSecrets<T>(value: T, known: readonly string[] = [], depth = 16): T {
  if (typeof value === 'string') {
    return known.reduce((text, secret) => text.replaceAll(secret, REDACTED), redactText(value)) as T;
  }
  if (typeof value !== 'object' || value === null || depth <= 0) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, known, depth - 1)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutSecrets(item, known, depth - 1)]),
  ) as T;
}
