import * as Sentry from '@sentry/nextjs';
import Router from 'next/router';
import { holdsSecret } from './src/domain/secrets/redactAddress';
import { publicEnv } from './src/client/env';
import { setReporter } from './src/client/shell/errors/report';
import {
  cleanReport,
  replayMasking,
  replaySampling,
  reportingOptions,
  withoutSecrets,
} from './src/client/shell/errors/reportingOptions';

/** Starts error reporting in the browser; loaded only when an address for reports is configured. */
const options = reportingOptions(publicEnv());

Sentry.init({ ...options, ...replaySampling });
// A processor sees every kind of report; `beforeSend` would see neither transactions nor replays.
Sentry.addEventProcessor(cleanReport);
setReporter(({ error, details }) => void Sentry.captureException(error, { extra: details }));

/** The recorder is as large as a page, so it comes when the page has settled; never where the address is a secret. */
async function addReplay(): Promise<void> {
  if (holdsSecret(window.location.href)) return;
  const { replayIntegration } = await import('./src/client/shell/errors/replay');
  const replay = replayIntegration({
    ...replayMasking,
    beforeAddRecordingEvent: (event) => withoutSecrets(event),
  });
  Sentry.addIntegration(replay);
  Router.events.on('routeChangeStart', (path: string) => holdsSecret(path) && void replay.stop());
}

if (options.enabled) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void addReplay(), { timeout: 3000 });
  else setTimeout(() => void addReplay(), 1500);
}
