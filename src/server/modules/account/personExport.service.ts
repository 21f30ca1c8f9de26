import type { Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { OperatorError } from '../company/operator.service';
import { dataOf, findPersonByEmail } from './personExport.repository';

/** Everything stored of a person, as JSON for the person who requested their own data. */
export async function exportPerson(work: Work, email: string): Promise<string> {
  const person = await findPersonByEmail(work.db, email);
  if (!person) throw new OperatorError('Nobody with this address is a member.');
  recordEvent(work, 'data_exported', { account_id: person.id });
  const data = await dataOf(work.db, person);
  return JSON.stringify({ exported_at: work.now.toISOString(), ...data }, null, 2);
}
