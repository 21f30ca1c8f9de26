import { LEAKED_MOST, NEAR_AT_HAND } from './commonPasswords';

const common = new Set(`${LEAKED_MOST} ${NEAR_AT_HAND}`.split(/\s+/).filter(Boolean));

/** Why a password of the right length is not taken: it is the address itself, or one that everybody tries first. */
export function passwordWeakness(password: string, email: string): 'password_is_email' | 'password_common' | null {
  const lower = password.toLowerCase();
  if (lower === email.trim().toLowerCase()) return 'password_is_email';
  return common.has(lower) ? 'password_common' : null;
}
