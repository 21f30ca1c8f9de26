import type { Work } from '../../http/context';
import { resetFactors } from './factor/factor.service';
import { endAllLogins } from './tokens.service';
import { OperatorError } from '../company/operator.service';
import { findPersonByEmail } from './personExport.repository';

/**
 * Takes the second factor of a locked-out person away, once the operator knows who asks, and ends every login. The person
 * is notified by email and signs in by the password. False when there was none.
 */
export async function resetSecondFactor(work: Work, email: string): Promise<boolean> {
  const person = await findPersonByEmail(work.db, email);
  if (!person) throw new OperatorError('Nobody with this address is a member.');
  const had = await resetFactors(work, person.id);
  if (had) await endAllLogins(work, person.id);
  return had;
}
