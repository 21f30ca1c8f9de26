import type { Instrumentation } from 'next';
import { publicEnv } from './src/client/env';

/** Runs once when the server starts; error reporting costs nothing where it is off. */
export async function register(): Promise<void> {
  if (publicEnv().sentryDsn !== null) await import('./sentry.server.config');
}

/** A page that could not be rendered. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (publicEnv().sentryDsn === null) return;
  const { captureRequestError } = await import('@sentry/nextjs');
  captureRequestError(error, request, context);
};
