import { externalLinksOf } from '../contract/links';
import type { PublicEnv } from '../contract/publicEnv';
import type { Env } from './env';
import { releaseBase } from './releasedFiles';

/** What a browser may know of the settings. */
export function publicEnvOf(env: Env): PublicEnv {
  const settings = env.PUBLIC;
  return {
    apiBaseUrl: settings.NEXT_PUBLIC_API_BASE_URL?.replace(/\/+$/, '') ?? '/api',
    trackingBaseUrl: settings.NEXT_PUBLIC_TRACKING_BASE_URL?.replace(/\/+$/, '') ?? '/api/tracking',
    cdnUrl: settings.NEXT_PUBLIC_CDN_URL?.replace(/\/+$/, '') ?? ownFiles(env),
    sentryDsn: settings.NEXT_PUBLIC_SENTRY_DSN ?? null,
    channelPluginKey: settings.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY ?? null,
    links: externalLinksOf(env.APP_ENV, env.LINKS),
    appEnv: env.APP_ENV,
    // Elsewhere the demo logins have passwords of their own.
    demo: env.DEMO_DATA && env.APP_ENV === 'localhost',
    appUrl: env.APP_URL,
    operator: env.OPERATOR,
  };
}

/** Files of production are kept for good under the name of their release; elsewhere a changed file is there at once. */
function ownFiles({ APP_ENV }: Env): string {
  return APP_ENV === 'prod' ? releaseBase() : '/cdn';
}
