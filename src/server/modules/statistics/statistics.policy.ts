import type { MemberWork } from '../../http/context';

/** Whose figures a person may read: those of the own company, whatever the request. */
export function ownFigures({ session }: MemberWork): { company_id: string } {
  return { company_id: session.company_id };
}
