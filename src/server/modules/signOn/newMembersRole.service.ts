import type { Work } from '../../http/context';
import { namesNewMembersRole } from './signOn.repository';

/** Whether people who sign on for the first time get this role. */
export function isRoleOfNewMembers(work: Work, roleId: string): Promise<boolean> {
  return namesNewMembersRole(work.db, roleId);
}
