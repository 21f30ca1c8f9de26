import * as z from 'zod';
import { publicEnv } from './src/client/env';

// The pages' policy allows no eval. Zod would try it out before it builds its first schema, and browsers report that.
z.config({ jitless: true });

// Runs before the page comes alive; without an address for reports none of the reporting code is loaded.
if (publicEnv().sentryDsn !== null) void import('./sentry.client.config');
