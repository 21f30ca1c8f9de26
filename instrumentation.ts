import { publicEnv } from './src/client/env';

/** Runs once when the server starts; error reporting costs nothing where it is off. */
export async function register(): Promise<void> {
  if (publicEnv().sentryDsn !== null) await import('./sentry.server.config');
}
