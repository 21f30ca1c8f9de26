import { HOUR_MS } from '../../../../domain/time/spans';
import type { Work } from '../../../http/context';
import { recordEvent } from '../../audit/audit.service';
import { appStep } from '../factor/authenticatorApp.service';
import { hashSecret, newSecret } from '../../../opaqueSecret';
import { checkPassword } from '../secrets';
import {
  addOperatorLogin,
  deleteOldOperatorLogins,
  deleteOperatorLogin,
  lockOperator,
  touchOperatorLogin,
  updateOperator,
} from './operator.repository';

const MINUTE_MS = 60_000;
const FREE_TRIES = 5;
const LOCKED_MS = 15 * MINUTE_MS;
/** Without a page in between. */
const IDLE_MS = 15 * MINUTE_MS;
const LONGEST_MS = 8 * HOUR_MS;

/** A sign-in that was let in: its secret, for a cookie. */
export interface OperatorSignIn {
  name: string;
  token: string;
}

/** How the audit log names a person who acts by the console, beside those of the command line. */
export const nameInLog = (name: string): string => `${name} (console)`;

/**
 * Lets an operator in by name, password and a code of the app together; null without saying which of them was wrong. Every
 * fifth wrong try locks the account for a quarter of an hour, in which nothing is right. An unknown name takes as long.
 */
export async function signInOperator(
  work: Work,
  { name, password, code }: { name: string; password: string; code: string },
): Promise<OperatorSignIn | null> {
  const operator = await lockOperator(work.db, name);
  const right = await checkPassword(operator?.password_hash ?? null, password);
  if (!operator) return null;
  const named = { ...work, operator: nameInLog(operator.name) };
  if (operator.locked_until && operator.locked_until > work.now) return null;
  const step = appStep(work, operator.id, operator.app_secret, code);
  if (!right || step === null || step <= operator.last_step) {
    const failures = operator.failures + 1;
    const locked = failures >= FREE_TRIES;
    await updateOperator(work.db, operator.id, {
      failures: locked ? 0 : failures,
      locked_until: locked ? new Date(work.now.getTime() + LOCKED_MS) : null,
    });
    note(named, locked ? 'console locked' : 'console sign-in refused');
    return null;
  }
  const token = newSecret();
  await updateOperator(work.db, operator.id, {
    failures: 0,
    locked_until: null,
    last_step: step,
    last_used_at: work.now,
  });
  await addOperatorLogin(work.db, {
    token_hash: hashSecret(token),
    operator_id: operator.id,
    created_at: work.now,
    used_at: work.now,
  });
  note(named, 'console sign-in');
  return { name: operator.name, token };
}

const note = (work: Work, command: string) => recordEvent(work, 'operator_command', { after: { command } });

/** The name of the operator whose sign-in this is, and keeps it from ending idle; null when it is over. */
export async function operatorOfLogin(work: Work, token: string): Promise<string | null> {
  const operator = await touchOperatorLogin(work.db, hashSecret(token), {
    now: work.now,
    begunAfter: new Date(work.now.getTime() - LONGEST_MS),
    usedAfter: new Date(work.now.getTime() - IDLE_MS),
  });
  return operator?.name ?? null;
}

/** Ends a sign-in. */
export function signOutOperator(work: Work, token: string): Promise<void> {
  return deleteOperatorLogin(work.db, hashSecret(token));
}

/** Removes sign-ins that are over. */
export function forgetOldOperatorLogins(work: Work): Promise<void> {
  const before = (ms: number) => new Date(work.now.getTime() - ms);
  return deleteOldOperatorLogins(work.db, before(LONGEST_MS), before(IDLE_MS));
}
