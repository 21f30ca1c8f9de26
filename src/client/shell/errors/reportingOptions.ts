import type { AppEnv } from '../../../contract/publicEnv';
import { redactUrl } from '../route/redactPath';

/** The label reports are sorted by. */
export function environmentLabel(appEnv: AppEnv): string {
  return appEnv === 'prod' ? 'production' : appEnv;
}

/** Visits of the 404 page say nothing about speed and are not reported. */
export function dropNotFound<T extends { transaction?: string }>(event: T): T | null {
  return event.transaction?.endsWith('/404') ? null : event;
}

/** Takes mailed tokens and addresses of people out of an event's own address. */
export function withoutSecrets<T extends { request?: { url?: string } }>(event: T): T {
  if (event.request?.url) event.request.url = redactUrl(event.request.url);
  return event;
}

/** The same for the trail of what went before. */
export function trailWithoutSecrets<T extends { data?: Record<string, unknown> }>(crumb: T): T {
  for (const name of ['url', 'from', 'to']) {
    const value = crumb.data?.[name];
    if (crumb.data && typeof value === 'string') crumb.data[name] = redactUrl(value);
  }
  return crumb;
}
