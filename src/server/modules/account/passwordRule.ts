import { fail } from '../../http/fail';
import { LEAKED_MOST, NEAR_AT_HAND } from './data/commonPasswords';

const common = new Set(`${LEAKED_MOST} ${NEAR_AT_HAND}`.split(/\s+/).filter(Boolean));

/** Refuses a password that everybody tries first, or that is the address itself. Length is checked by the contract. */
export function requireStrongPassword(password: string, email: string): void {
  const lower = password.toLowerCase();
  const code = lower === email.toLowerCase() ? 'password_is_email' : common.has(lower) ? 'password_common' : null;
  if (code) fail('WRONG_PARAM', { issues: [{ path: ['password'], code }] });
}
