import type { Instrumentation } from 'next';
import { publicEnv } from './src/client/env';

/** A page that could not be rendered. The server started the reporting before the pages (src/server/failureReports.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (publicEnv().sentryDsn === null) return;
  const { captureRequestError } = await import('@sentry/nextjs');
  captureRequestError(error, request, context);
};
