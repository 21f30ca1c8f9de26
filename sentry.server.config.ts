import * as Sentry from '@sentry/nextjs';
import { publicEnv } from './src/client/env';
import {
  dropNotFound,
  environmentLabel,
  trailWithoutSecrets,
  withoutSecrets,
} from './src/client/shell/errors/reportingOptions';

const { sentryDsn, appEnv } = publicEnv();

Sentry.init({
  dsn: sentryDsn ?? undefined,
  enabled: sentryDsn !== null && appEnv !== 'localhost',
  environment: environmentLabel(appEnv),
  tracesSampleRate: 1,
  normalizeDepth: 6,
  beforeSend: withoutSecrets,
  beforeSendTransaction: (event) => dropNotFound(withoutSecrets(event)),
  beforeBreadcrumb: trailWithoutSecrets,
});
