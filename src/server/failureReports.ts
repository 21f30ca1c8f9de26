import type * as Sentry from '@sentry/nextjs';
import type { FastifyRequest } from 'fastify';
import { reportingOptions } from '../contract/reporting';
import { cleanReport } from '../domain/secrets/cleanReport';
import { redactPath } from '../domain/secrets/redactAddress';
import { redactValue } from '../domain/secrets/redactText';
import { isOutage } from './db/outage';
import type { Env } from './env';
import { databaseMessage } from './http/logging';
import { publicEnvOf } from './publicEnv';

type Service = typeof Sentry;

/** While the same failure goes on, it is reported again after this time. */
const AGAIN_MS = 5 * 60 * 1000;
const FLUSH_MS = 2_000;

let service: Service | undefined;
const reportedAt = new Map<string, number>();

/** Where the library may not look by itself: what a report says of a call is what `reportCall` gives it. */
const COLLECTED = {
  userInfo: false,
  cookies: false,
  httpBodies: [],
  stackFrameVariables: false,
  databaseQueryData: false,
};

/**
 * Starts error reporting of this process, that of its pages included, and loads nothing where no address for reports is
 * set. Goes before all that may fail.
 */
export async function startReports(env: Env): Promise<void> {
  const options = reportingOptions(publicEnvOf(env));
  if (!options.enabled) return;
  const loaded = await import('@sentry/nextjs');
  // Node finds only some names of a CommonJS module.
  service = 'default' in loaded ? loaded.default : loaded;
  // What is loaded by now cannot be rewritten for finer traces, and the rest need not be.
  service.init({
    ...options,
    dataCollection: COLLECTED,
    enableRuntimeChannelInjection: false,
    // It would report refusals too, and less of failures than `reportCall`.
    integrations: (all) => all.filter(({ name }) => name !== 'Fastify'),
  });
  service.getGlobalScope().addEventProcessor((event) => cleanReport(withoutStatementValues(event)));
}

/** Sends what waits to be sent; resolves at the latest after two seconds. */
export async function endReports(): Promise<void> {
  await service?.flush(FLUSH_MS);
}

/** Reports a call that ended with an error nobody expected. Looks at nothing of it where no report is made. */
export function reportCall(error: unknown, request: FastifyRequest, answered: { status: number; mcode: number }): void {
  if (!service) return;
  // An outage fails every call; one report of it for each operation is enough.
  const operation = `${request.method} ${request.routeOptions.url ?? 'none'}`;
  if (error instanceof Error && isOutage(error) && reportedLately(operation)) return;
  const [path = '', search = ''] = request.url.split('?');
  send(error, {
    kind: 'call',
    method: request.method,
    url: redactPath(path),
    params: redactValue(Object.fromEntries(new URLSearchParams(search))),
    body: redactValue(request.body),
    headers: redactValue(request.headers),
    status: answered.status,
    mcode: answered.mcode,
    request_id: request.id,
  });
}

/** Reports due work that failed. It is tried every second: reported again only after some minutes. */
export function reportWork(task: string, error: unknown): void {
  if (!reportedLately(`work ${task}`)) send(error, { kind: 'work', task });
}

const misfits = new Set<string>();

/** Reports an answer of another API that does not fit the contract, once for each operation while this process lives. */
export function reportMisfit(operation: string, fields: readonly string[]): void {
  if (misfits.has(operation)) return;
  misfits.add(operation);
  send(new Error(`${operation} does not fit the contract`), { kind: 'contract', operation, fields });
}

/** Reports what ended this process, and waits until it is sent. */
export async function reportEnd(error: unknown): Promise<void> {
  send(error, { kind: 'end' });
  await endReports();
}

function send(error: unknown, extra: Record<string, unknown>): void {
  service?.captureException(error, { extra });
}

function reportedLately(what: string): boolean {
  const now = Date.now();
  const lately = now - (reportedAt.get(what) ?? -Infinity) < AGAIN_MS;
  if (!lately) reportedAt.set(what, now);
  return lately;
}

const STATEMENT = /^Failed query: /;

/** A failed statement names the values it was given in its text, and PostgreSQL quotes those that it could not read. */
function withoutStatementValues(event: Sentry.Event): Sentry.Event {
  const values = event.exception?.values ?? [];
  if (!values.some(({ type, value }) => type === 'error' || STATEMENT.test(value ?? ''))) return event;
  for (const one of values) {
    const [statement = ''] = one.value?.split('\nparams: ') ?? [];
    one.value = STATEMENT.test(statement) ? statement : databaseMessage(statement);
  }
  return event;
}
