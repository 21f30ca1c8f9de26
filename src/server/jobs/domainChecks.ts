import type { App } from '../http/context';
import { claimDueDomains, judgeAgain, look } from '../modules/signOn/domain.service';
import { everySecond } from './everySecond';
import { inWork } from './inWork';

const LOOK_MS = 5_000;

/** Looks proven domains up once a day, outside of any transaction: a name server may take long to answer. */
export function startDomainChecks(app: App, failed: (error: unknown) => void) {
  let looked_at = 0;
  return everySecond(async (signal) => {
    if (Date.now() - looked_at < LOOK_MS) return;
    looked_at = Date.now();
    for (const row of await inWork(app, 'all', claimDueDomains)) {
      const looked = signal.aborted ? null : await look(app, row);
      if (looked) await inWork(app, row.is_test ? 'test' : 'real', (work) => judgeAgain(work, row, looked.found));
    }
  }, failed);
}
