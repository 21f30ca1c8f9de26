import type { MemberWork } from '../../http/context';

/** Whose figures a person may read: those of the own company in the own world, whatever was asked for. */
export function ownFigures({ session }: MemberWork): { isTest: boolean; company_id: string } {
  return { isTest: session.is_test, company_id: session.company_id };
}
