import type { Work } from '../../http/context';
import { findOwners, findPersonOf, lockPeopleOf, lockPersonOf, type PersonRow } from './member.repository';
import { findRole } from './role.repository';

export type Person = PersonRow;

/** The active owners of a company, the longest there first. */
export function ownersOf(work: Work, companyId: string): Promise<Person[]> {
  return findOwners(work.db, companyId);
}

/** A person of one company who has not left. */
export function personOfCompany(work: Work, companyId: string, id: string): Promise<Person | null> {
  return findPersonOf(work.db, companyId, id);
}

/** Locks the people of a company, then one of them: what is decided on the person stays true. */
export async function holdPerson(work: Work, companyId: string, id: string): Promise<Person | null> {
  await lockPeopleOf(work.db, companyId);
  return lockPersonOf(work.db, companyId, id);
}

/** Locks the people of a company: changes of them run one after the other. */
export function holdPeople(work: Work, companyId: string): Promise<void> {
  return lockPeopleOf(work.db, companyId);
}

/** Whether a role is one that the company made itself. */
export async function hasRole(work: Work, companyId: string, id: string): Promise<boolean> {
  return (await findRole(work.db, companyId, id)) !== null;
}
