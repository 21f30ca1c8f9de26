import * as Sentry from '@sentry/nextjs';
import { publicEnv } from './src/client/env';
import {
  dropNotFound,
  environmentLabel,
  trailWithoutSecrets,
  withoutSecrets,
} from './src/client/shell/errors/reportingOptions';
import { setReporter } from './src/client/shell/errors/report';

/** Starts error reporting in the browser; loaded only when an address for reports is configured. */
// Console breadcrumbs are among the defaults.
const { sentryDsn, appEnv } = publicEnv();

Sentry.init({
  dsn: sentryDsn ?? undefined,
  enabled: sentryDsn !== null && appEnv !== 'localhost',
  environment: environmentLabel(appEnv),
  tracesSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  normalizeDepth: 6,
  beforeSend: withoutSecrets,
  beforeSendTransaction: (event) => dropNotFound(withoutSecrets(event)),
  beforeBreadcrumb: trailWithoutSecrets,
});

setReporter(({ error, details }) => Sentry.captureException(error, { extra: details }));

/** The recorder is as large as a page, so it comes when the page has settled. */
async function addReplay(): Promise<void> {
  const { replayIntegration } = await import('./src/client/shell/errors/replay');
  Sentry.addIntegration(replayIntegration({ maskAllText: false, maskAllInputs: false, blockAllMedia: false }));
}

if ('requestIdleCallback' in window) requestIdleCallback(() => void addReplay(), { timeout: 3000 });
else setTimeout(() => void addReplay(), 1500);
