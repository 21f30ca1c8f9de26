import type { MemberWork } from '../../http/context';

/** Whether the caller may know what lots of the own company cost. */
export const seesCost = ({ session }: MemberWork): boolean => session.rights.includes('see_cost');
