import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { sessionOf } from '../../http/session';
import type { Session } from '../../http/sessionType';
import { countWithin } from '../account/throttle.service';
import { HOUR_MS } from '../../../domain/time/spans';
import { isLoopback } from '../../http/loopback';

const FILES_AN_HOUR = 20;

/**
 * Who has something read: a company by a login, or a network address. Counts a file read for such an address, also
 * one that is refused, and refuses beyond twenty an hour. Work on the product on the own machine does not count, as with
 * every hourly limit.
 */
export async function readerOf(
  work: Work,
  authorization: string | undefined,
  file: boolean,
): Promise<{ holder: string; session: Session | null }> {
  const { app, client } = work;
  const address = client.address ?? '';
  // A token that is not valid counts as none: the call is open to everybody.
  const session = await sessionOf(app.databases, app.acceptedSecrets, authorization).catch(() => null);
  if (session) return { holder: session.company_id, session };
  const spared = app.env.APP_ENV === 'localhost' && isLoopback(address);
  if (file && !spared && (await countWithin(work, `file:${address}`, HOUR_MS)) > FILES_AN_HOUR) {
    return fail('TOO_MANY_REQUESTS');
  }
  return { holder: address, session: null };
}
