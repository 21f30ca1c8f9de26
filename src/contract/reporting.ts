import type { AppEnv } from './links';

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
