import {
  addOperator,
  type OperatorKeys,
  operators,
  removeOperator,
  resetOperator,
  unlockOperator,
} from '../modules/account/operators/operatorAccount.service';
import { signOutPerson, unlockPerson, verifyAgain } from '../modules/account/personView.service';
import { failedMails, sendAgain } from '../modules/email/failedMail.service';
import { failedExports, makeAgain } from '../modules/export/failedExport.service';
import { disputes } from '../modules/order/dispute.service';
import { type Command, row, wanted } from './commandWords';

const ALL = { search: '', offset: 0, limit: 1_000 };

const unlock: Command = async (work, call) => {
  const [email] = wanted(call, 'email');
  await unlockPerson(work, email);
  return [`${email}: may try again`];
};

const signOut: Command = async (work, call) => {
  const [email] = wanted(call, 'email');
  return [`${email}: ${await signOutPerson(work, email)} logins ended`];
};

const verify: Command = async (work, call) => {
  const [email] = wanted(call, 'email');
  await verifyAgain(work, email);
  return [`${email}: link mailed`];
};

const listMails: Command = async (work) =>
  (await failedMails(work, ALL)).map((mail) =>
    row(mail.id, mail.created_at.toISOString(), mail.recipient, mail.subject, `${mail.attempts} tries`),
  );

const sendMail: Command = async (work, call) => {
  const [id] = wanted(call, 'email id');
  return [`${await sendAgain(work, id)}: is sent again`];
};

const listFiles: Command = async (work) =>
  (await failedExports(work, ALL)).map((file) =>
    row(file.id, file.created_at.toISOString(), file.kind, file.company, file.person, file.failure ?? ''),
  );

const makeFile: Command = async (work, call) => {
  const [id] = wanted(call, 'file id');
  const { kind, company } = await makeAgain(work, id);
  return [`${kind} of ${company}: is made again`];
};

const listDisputes: Command = async (work) =>
  (await disputes(work, ALL)).map(({ claim, order_number, buyer, seller }) =>
    row(order_number, claim.opened_at.toISOString(), claim.kind, buyer, seller, claim.text.replace(/\s+/g, ' ')),
  );

const keysOf = (name: string, { password, key, uri }: OperatorKeys) => [
  `${name} signs in with both of these, which are shown this once:`,
  `password\t${password}`,
  `authenticator key\t${key}`,
  `the same for a QR code\t${uri}`,
];

const add: Command = async (work, call) => {
  const [name] = wanted(call, 'name');
  return keysOf(name, await addOperator(work, name));
};

const reset: Command = async (work, call) => {
  const [name] = wanted(call, 'name');
  return keysOf(name, await resetOperator(work, name));
};

const open: Command = async (work, call) => {
  const [name] = wanted(call, 'name');
  await unlockOperator(work, name);
  return [`${name}: may try again`];
};

const remove: Command = async (work, call) => {
  const [name] = wanted(call, 'name');
  await removeOperator(work, name);
  return [`${name}: removed, signed out everywhere`];
};

const list: Command = async (work) =>
  (await operators(work)).map(({ name, created_at, last_used_at, locked }) =>
    row(
      name,
      `since ${created_at.toISOString()}`,
      last_used_at ? `last ${last_used_at.toISOString()}` : 'never signed in',
      locked ? 'locked' : '',
    ),
  );

/** Help for people, what failed, and who may use the console. */
export const supportCommands: Readonly<Record<string, Command>> = {
  'person unlock': unlock,
  'person sign-out': signOut,
  'person verify': verify,
  'mail failed': listMails,
  'mail send': sendMail,
  'file failed': listFiles,
  'file make': makeFile,
  'dispute list': listDisputes,
  'operator add': add,
  'operator list': list,
  'operator reset': reset,
  'operator unlock': open,
  'operator remove': remove,
};
