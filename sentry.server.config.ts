import * as Sentry from '@sentry/nextjs';
import { publicEnv } from './src/client/env';
import { cleanReport, reportingOptions } from './src/client/shell/errors/reportingOptions';

/** Starts error reporting of the pages' server side. */
Sentry.init(reportingOptions(publicEnv()));
Sentry.addEventProcessor(cleanReport);
