import * as Sentry from '@sentry/nextjs';
import Router from 'next/router';
import { holdsSecret } from './src/domain/secrets/redactAddress';
import { publicEnv } from './src/client/env';
import type { EarlyLine, EarlyTrail } from './src/client/shell/errors/earlyFailures';
import { setReporter } from './src/client/shell/errors/report';
import { reportDetails } from './src/client/shell/errors/reportDetails';
import { replayMasking, replaySampling } from './src/client/shell/errors/recording';
import { reportingOptions } from './src/contract/reporting';
import { cleanReport, withoutSecrets } from './src/domain/secrets/cleanReport';

/** Starts error reporting in the browser; loaded only when an address for reports is configured, and the page rests. */
export async function begin(handOver: () => EarlyTrail): Promise<void> {
  const options = reportingOptions(publicEnv());
  const early = handOver();
  Sentry.init({ ...options, ...replaySampling });
  // A processor sees every kind of report; `beforeSend` would see neither transactions nor replays.
  Sentry.addEventProcessor((event) => cleanReport(event, window.location.href));
  // The recorder first: a session in which something has failed already is recorded from here on.
  if (options.enabled) await addReplay().catch(() => undefined);
  setReporter((report) => void Sentry.captureException(report.error, { extra: reportDetails(report) }));
  reportEarly(early);
}

/** Tells what failed before, with the time, the address and the console's lines it had then. */
function reportEarly({ failures, lines }: EarlyTrail): void {
  for (const { error, kind, at, address, lines: before } of failures) {
    Sentry.withScope((scope) => {
      for (const line of lines.slice(0, before)) scope.addBreadcrumb(crumbOf(line));
      // Cleaned once more, since this address may be another than the page's by now.
      scope.addEventProcessor((event) =>
        cleanReport({ ...event, timestamp: at / 1000, request: { ...event.request, url: address } }),
      );
      const mechanism = { type: `auto.browser.global_handlers.on${kind}`, handled: false };
      Sentry.captureException(error, { mechanism });
    });
  }
  for (const line of lines) Sentry.addBreadcrumb(crumbOf(line));
}

function crumbOf({ level, message, at }: EarlyLine): Sentry.Breadcrumb {
  return { category: 'console', level: level === 'warn' ? 'warning' : level, message, timestamp: at / 1000 };
}

/** Never where the address is a secret. */
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
