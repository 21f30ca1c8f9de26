import type { AppEnv } from '../../../contract/links';
import { REDACTED } from '../../../domain/secrets/redactAddress';
import { redactText, redactValue, secretsIn } from '../../../domain/secrets/redactText';

/** The label reports are sorted by. */
export function environmentLabel(appEnv: AppEnv): string {
  return appEnv === 'prod' ? 'production' : appEnv;
}

/** What both sides, browser and server, start error reporting with. Console breadcrumbs are among the defaults. */
export function reportingOptions({ sentryDsn, appEnv }: { sentryDsn: string | null; appEnv: AppEnv }) {
  return {
    dsn: sentryDsn ?? undefined,
    enabled: sentryDsn !== null && appEnv !== 'localhost',
    environment: environmentLabel(appEnv),
    tracesSampleRate: 1,
    // Whole transactions, so that those of the 404 page can be dropped and all of one can be looked through.
    traceLifecycle: 'static' as const,
    normalizeDepth: 8,
  };
}

/** Every session in which something failed is recorded, and one in ten of the others. */
export const replaySampling = { replaysOnErrorSampleRate: 1, replaysSessionSampleRate: 0.1 };

/** Nothing is masked as a whole; passwords, bank accounts and sealed prices carry the recorder's own marks. */
export const replayMasking = { maskAllText: false, maskAllInputs: false, blockAllMedia: false };

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

/** Leaves reports of the 404 page's speed out, and takes the secrets out of all others, replays included. */
export function cleanReport<T extends Reported>(event: T): T | null {
  if (event.type === 'transaction' && /(?:^|[\s/])404$/.test(event.transaction ?? '')) return null;
  // Tracing also notes a route's parameters by themselves, without the address around them.
  const known = secretsIn(JSON.stringify([event.request?.url, event.transaction, event.contexts]) + ownAddress());
  const clean = { ...event } as Record<string, unknown>;
  for (const name of TEXTS) if (name in clean) clean[name] = withoutSecrets(clean[name], known);
  if (event.request) {
    const request = { ...event.request, cookies: undefined, data: undefined, query_string: undefined };
    clean.request = withoutSecrets(redactValue(request), known);
  }
  return clean as T;
}

function ownAddress(): string {
  return typeof window === 'undefined' ? '' : window.location.href;
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
