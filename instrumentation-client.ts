import { publicEnv } from './src/client/env';
import { afterIdle } from './src/client/shell/afterIdle';
import { keepEarlyFailures } from './src/client/shell/errors/earlyFailures';

// The pages' policy allows no eval. Zod would try it out before it builds its first schema, and browsers report that.
// Set where the library looks for it when it is loaded, since most first views never load it.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

// Reporting is as large as a page, so it comes when the page rests; what fails before that is kept and told then.
// Without an address for reports none of its code is loaded.
if (publicEnv().sentryDsn !== null) {
  const handOver = keepEarlyFailures(window, console);
  afterIdle(() => void import('./sentry.client.config').then(({ begin }) => begin(handOver)));
}
