import { publicEnv } from './src/client/env';

// Runs before the page comes alive; without an address for reports none of the reporting code is loaded.
if (publicEnv().sentryDsn !== null) void import('./sentry.client.config');
