import type { Endpoint } from './endpoint';

/** Of a company's own affairs, what a key may read: its facts, its rights, the rules for approvals, cost codes and budgets. */
const OF_COMPANY = new Set([
  'GET /company/detail',
  'GET /company/rights',
  'GET /company/approval',
  'GET /company/cost-code',
  'GET /company/budget',
]);
/** Accounts to be paid to, decisions on an award that waits, and one person's notifications. */
const OF_PEOPLE = /\/account\/(answer|offer)$|\/approval\/(\{purchase_number\}\/)?(approve|return)$|^\/push/;

/** Whether a call may be made with an API key. People, logins, bank accounts and keys are for people who signed in. */
export function takesKey({ access, method, path }: Pick<Endpoint, 'access' | 'method' | 'path'>): boolean {
  if (access === 'public' || access === 'visitor') return true;
  if (access === 'user') return path === '/outcome';
  if (path.startsWith('/company/')) return OF_COMPANY.has(`${method} ${path}`);
  if (path.startsWith('/user/')) return path.startsWith('/user/sale/');
  return !OF_PEOPLE.test(path);
}
