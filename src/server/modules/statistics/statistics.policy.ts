import type { MemberWork } from '../../http/context';

/** Whose figures a person may read: those of the own company in the own world, whatever was asked for. */
export function ownFigures({ session }: MemberWork): { world: boolean; company_id: string } {
  return { world: session.is_test, company_id: session.company_id };
}
