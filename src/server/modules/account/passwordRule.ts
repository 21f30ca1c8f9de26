import { passwordWeakness } from '../../../domain/account/passwordWeakness';
import { fail } from '../../http/fail';

/** Refuses a password that everybody tries first, or that is the address itself. Length is checked by the contract. */
export function requireStrongPassword(password: string, email: string): void {
  const code = passwordWeakness(password, email);
  if (code) fail('WRONG_PARAM', { issues: [{ path: ['password'], code }] });
}
