import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Work } from '../../../http/context';
import { seal, sealedPrefix, unseal } from '../../../sealed';
import { OperatorError } from '../../company/operator.service';
import { newAppKey } from '../factor/authenticatorApp.service';
import { hashPassword } from '../secrets';
import {
  addOperatorRow,
  deleteOperator,
  deleteOperatorLogins,
  findOperators,
  lockOperator,
  lockOperatorsSealedBefore,
  type OperatorRow,
  updateOperator,
} from './operator.repository';

const NAME = /^[a-z][a-z0-9._-]{1,31}$/;
/** Without the signs that are read as one another; five groups of four make a hundred bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGH';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** What an operator signs in by. It is shown once and kept nowhere. */
export interface OperatorKeys {
  password: string;
  /** Key of the authenticator app, as it is typed. */
  key: string;
  /** The same as an address, for a picture to scan. */
  uri: string;
}

/** Lets somebody use the console. The server makes the password, so that nobody chooses a weak one. */
export async function addOperator(work: Work, name: string): Promise<OperatorKeys> {
  if (!NAME.test(name)) {
    throw new OperatorError(
      'A name is 2 to 32 small letters, figures, dots, dashes or underscores; a letter comes first.',
    );
  }
  const id = uuid();
  const { keys, row } = await newKeys(work, id, name);
  if (!(await addOperatorRow(work.db, { id, name, ...row, created_at: work.now }))) {
    throw new OperatorError(`There is an operator ${name} already.`);
  }
  return keys;
}

/** Gives an operator a new password and a new key; the old ones and every sign-in end. */
export async function resetOperator(work: Work, name: string): Promise<OperatorKeys> {
  const operator = await operatorOf(work, name);
  const { keys, row } = await newKeys(work, operator.id, name);
  await updateOperator(work.db, operator.id, { ...row, failures: 0, locked_until: null });
  await deleteOperatorLogins(work.db, operator.id);
  return keys;
}

async function newKeys(work: Work, id: string, name: string) {
  const password = Array.from({ length: GROUPS }, group).join('-');
  const { key, uri, sealed } = newAppKey(work, id, name);
  return {
    keys: { password, key, uri },
    row: { password_hash: await hashPassword(password), app_secret: sealed, last_step: 0 },
  };
}

const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Takes somebody's way into the console away, at once. */
export async function removeOperator(work: Work, name: string): Promise<void> {
  await deleteOperator(work.db, (await operatorOf(work, name)).id);
}

/** Lets an operator try again who was locked by wrong tries. */
export async function unlockOperator(work: Work, name: string): Promise<void> {
  const { id } = await operatorOf(work, name);
  await updateOperator(work.db, id, { failures: 0, locked_until: null });
}

/** Who may use the console. */
export async function operators(work: Work) {
  return (await findOperators(work.db)).map(({ name, created_at, last_used_at, locked_until }) => ({
    name,
    created_at,
    last_used_at,
    locked: locked_until !== null && locked_until > work.now,
  }));
}

async function operatorOf(work: Work, name: string): Promise<OperatorRow> {
  const row = await lockOperator(work.db, name);
  if (!row) throw new OperatorError(`There is no operator ${name}.`);
  return row;
}

/** Seals keys again that were sealed with the secret before the present one, as long as that one still counts. */
export async function resealOperators(work: Work): Promise<void> {
  const { jwtSecret, acceptedSecrets } = work.app;
  if (acceptedSecrets.length < 2) return;
  for (const { id, app_secret } of await lockOperatorsSealedBefore(work.db, sealedPrefix(jwtSecret))) {
    const key = unseal(acceptedSecrets, app_secret, id);
    if (key !== null) await updateOperator(work.db, id, { app_secret: seal(jwtSecret, key, id) });
  }
}
