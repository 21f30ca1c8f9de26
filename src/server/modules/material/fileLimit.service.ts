import type { Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { sessionOf } from '../../http/session';
import { countWithin } from '../auth/throttle.service';
import { HOUR_MS } from '../../../domain/time/spans';
import { isLoopback } from '../../http/loopback';

const FILES_AN_HOUR = 20;

/**
 * Counts a file read for somebody without a login, by network address; refuses beyond twenty an hour. Whoever works on
 * the product on the own machine is spared, as with every hourly limit.
 */
export async function countFile(work: Work, authorization: string | undefined): Promise<void> {
  const { app, client } = work;
  const address = client.address ?? '';
  if (app.env.APP_ENV === 'localhost' && isLoopback(address)) return;
  // A token that is not valid counts as none: the call is open to everybody.
  const session = await sessionOf(app.database, app.acceptedSecrets, authorization).catch(() => null);
  if (session) return;
  if ((await countWithin(work, `file:${address}`, HOUR_MS)) > FILES_AN_HOUR) refuse('TOO_MANY_REQUESTS');
}
