import { ApiError } from '../../api/ApiError';

const faults = { password_common: 'passwordCommon', password_is_email: 'passwordIsEmail' } as const;
type PasswordFault = (typeof faults)[keyof typeof faults];

/** Why the server refused a password itself (a key below `auth:errors`); null when it did not. */
export function passwordFaultOf(error: unknown): PasswordFault | null {
  if (!(error instanceof ApiError)) return null;
  const issue = error.issues.find(({ code }) => code in faults);
  return issue ? faults[issue.code as keyof typeof faults] : null;
}
