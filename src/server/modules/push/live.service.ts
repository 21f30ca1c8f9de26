import { v7 as uuid } from 'uuid';
import type { PushMessage } from '../../../contract/entities/person';
import type { Work } from '../../http/context';
import { membersOf } from '../company/company.service';

type Live = Pick<PushMessage, 'kind' | 'record_type' | 'record_id'>;

/**
 * Lets the open windows of a company's people, the actor's own on other devices too, read a record again once the change is
 * committed: nothing is stored, and nobody is mailed.
 */
export async function showCompany(work: Work, companyId: string, what: Live): Promise<void> {
  const members = await membersOf(work, [companyId]);
  showPeople(
    work,
    members.map(({ id }) => id),
    what,
  );
}

/** The same for some people, whatever their company. */
export function showPeople(work: Work, accountIds: readonly string[], what: Live): void {
  const created_at = work.now.toISOString();
  work.afterCommit(() => {
    for (const id of accountIds) work.app.hub.send(id, { id: uuid(), ...what, created_at });
  });
}
