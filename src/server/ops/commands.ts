import type { Work } from '../http/context';
import { applicationOf, applications, forgetApplication } from '../modules/content/career/application.service';
import { verifyChains } from '../modules/audit/verification.service';
import { decideClaim, openClaims } from '../modules/company/claimDecision.service';
import { companies, judgeCompany, OperatorError, transferCompany } from '../modules/company/operator.service';
import { reportUse } from '../modules/company/use.service';
import { visitReport } from '../modules/tracking/visits.service';
import { exportPerson } from '../modules/account/personExport.service';
import { resetSecondFactor } from '../modules/account/factorReset.service';
import { rateInForce, setRate } from '../modules/rate/rate.service';
import { placeOfFile } from '../ports/openFiles';
import { type Call, type Command, row, wanted } from './commandWords';
import { supportCommands } from './supportCommands';

const reportCost: Command = async (work, call) => {
  const report = await reportUse(work, daysOf(call));
  return report.map((cells) => row(...cells));
};

const STATUSES = ['unverified', 'verified', 'rejected'] as const;

const listCompanies: Command = async (work, call) => {
  const status = STATUSES.find((one) => one === call.status) ?? null;
  if (call.status && !status) throw new OperatorError(`--status is one of ${STATUSES.join(', ')}.`);
  const lines = await companies(work, { verification: status });
  return lines.map((line) =>
    row(
      line.registration_number,
      line.verification,
      `${line.active} active, ${line.pending} pending`,
      line.name,
      line.ceo,
      certificate(work, line.certificate),
    ),
  );
};

const judge =
  (verdict: 'verified' | 'rejected'): Command =>
  async (work, call) => {
    const [number] = wanted(call, 'number');
    return [`${await judgeCompany(work, number, verdict)}: ${verdict}`];
  };

const transfer: Command = async (work, call) => {
  const [number, email] = wanted(call, 'number', 'email');
  return [`${await transferCompany(work, number, email)}: handed over to ${email}`];
};

const listClaims: Command = async (work) =>
  (await openClaims(work)).map((claim) =>
    row(
      claim.id,
      claim.filed_at,
      claim.registration_number,
      claim.company,
      `${claim.name} <${claim.email}>`,
      claim.reason.replace(/\s+/g, ' '),
      certificate(work, claim.certificate),
    ),
  );

const decide: Command = async (work, call) => {
  const [id, decision] = wanted(call, 'claim id', 'accept or refuse');
  if (decision !== 'accept' && decision !== 'refuse') throw new OperatorError('Decide with accept or refuse.');
  const email = await decideClaim(work, id, decision, call.note ?? null);
  return [`${email}: claim ${decision === 'accept' ? 'accepted' : 'refused'}`];
};

const setFx: Command = async (work, call) => {
  const [rate] = wanted(call, 'rate');
  return [`1 USD = ${await setRate(work, rate)} KRW`];
};

const showFx: Command = async (work) => {
  const found = await rateInForce(work);
  return found ? [row(`1 USD = ${found.rate} KRW`, `since ${found.since}`)] : [];
};

const listApplications: Command = async (work) =>
  (await applications(work)).map((one) =>
    row(one.id, one.created_at.toISOString(), one.job, `${one.name} <${one.email}>`, one.file_name),
  );

const showApplication: Command = async (work, call) => {
  const [id] = wanted(call, 'application id');
  const found = await applicationOf(work, id);
  if (!found) throw new OperatorError('There is no such application, or it has been deleted.');
  const file = `${found.file_name} (${fileAt(work, found.id)})`;
  return [found.job, `${found.name} <${found.email}> ${found.phone}`, file, '', found.message];
};

const deleteApplication: Command = async (work, call) => {
  const [id] = wanted(call, 'application id');
  const found = await forgetApplication(work, id);
  if (!found) throw new OperatorError('There is no such application, or it has been deleted.');
  return [`${found.name} <${found.email}>, ${found.job}: application and file deleted`];
};

const DAY = /^\d{4}-\d\d-\d\d$/;

function daysOf({ from, to }: Call): Pick<Call, 'from' | 'to'> {
  for (const day of [from, to]) {
    if (day !== undefined && (!DAY.test(day) || Number.isNaN(Date.parse(day)))) {
      throw new OperatorError('--from and --to are days: YYYY-MM-DD.');
    }
  }
  return { from, to };
}

const reportVisits: Command = async (work, call) => {
  const report = await visitReport(work, daysOf(call));
  return report.map((cells) => row(...cells));
};

const exportData: Command = async (work, call) => {
  const [email] = wanted(call, 'email');
  return [await exportPerson(work, email)];
};

const resetFactor: Command = async (work, call) => {
  const [email] = wanted(call, 'email');
  const had = await resetSecondFactor(work, email);
  return [had ? `${email}: second factor reset, every device signed out` : `${email}: has no second factor`];
};

const verifyAudit: Command = async (work) => {
  const { chains, entries, broken } = await verifyChains(work);
  if (broken.length > 0) throw new OperatorError(broken.join('\n'));
  return [`${chains} chains with ${entries} entries: unbroken`];
};

/** What the operator can do, by the first two words. */
export const commands: Readonly<Record<string, Command>> = {
  'company list': listCompanies,
  'company verify': judge('verified'),
  'company reject': judge('rejected'),
  'company transfer': transfer,
  'company cost': reportCost,
  'claim list': listClaims,
  'claim decide': decide,
  'fx set': setFx,
  'fx show': showFx,
  'application list': listApplications,
  'application show': showApplication,
  'application delete': deleteApplication,
  'analytics report': reportVisits,
  'person export': exportData,
  'factor reset': resetFactor,
  'audit verify': verifyAudit,
  ...supportCommands,
};

export const USAGE = `npm run ops -- <command> [--world real|test] [--by <your name>]

  company list [--status unverified|verified|rejected]
  company verify <number>
  company reject <number>
  company transfer <number> <email>            everybody else of the company is taken out
  company cost [--from <day>] [--to <day>]     what each took of server and database, the last 30 days unless said
  claim list
  claim decide <claim id> accept|refuse [--note <text>]
  fx set <won for a dollar>                    offered to buyers; submitted requests keep their own
  fx show
  application list                             job applications that are still kept
  application show <id>                        one of them, and where its file lies
  application delete <id>                      takes it away with its file before its 180 days are over
  analytics report [--from <day>] [--to <day>]  visits and the way to an order, by day and language; 14 days unless said
  person export <email>                        everything kept of a person, as JSON
  factor reset <email>                         takes passkeys, app and recovery codes of a locked-out person away
  person unlock <email>                        ends the pauses after wrong passwords and codes
  person sign-out <email>                      ends every login of a person
  person verify <email>                        mails the link again that confirms an address
  mail failed · mail send <id>                 emails that were given up, and one of them tried again
  file failed · file make <id>                 files that could not be made, and one of them made again
  dispute list                                 buyers' claims about deliveries that are not resolved
  operator add <name>                          somebody who may use the console; prints password and key once
  operator list                                who may use it, and who is locked
  operator reset|unlock|remove <name>          a new password and key; tries again; no way in any more
  audit verify                                 whether anybody changed the audit log of any company

  sql [<statement>] [--write]                  one statement, or a prompt; changes nothing without --write
  doctor                                       looks at settings, ports, disk, database, files, Redis and mail server
  migrate                                      brings the database to this release before its processes start
  backup <folder> [--key <file>]               database, files and secrets into a new folder below it; with a key into one encrypted file
  archive                                      receives the log of changes of DATABASE_URL into WAL_ARCHIVE_DIR, until it is stopped
  restore <backup> [--to <time>] [--archive <folder>] [--into <folder>] [--key <file>]   into an empty DATA_DIR, an empty database of
                                               DATABASE_URL, or a new data folder of a server; the archive is WAL_ARCHIVE_DIR unless said
  verify-backup <backup> [--archive <folder>] [--key <file>]   restores it aside, counts, and takes it away again

The world is the real one with APP_ENV=prod, else the test world. Each command stands in the audit log, but for the last six.`;

/** Name and place of a certificate, for the person who checks it. */
function certificate(work: Work, file: { id: string; name: string } | null): string {
  if (!file) return 'no certificate';
  return `${file.name} (${fileAt(work, file.id)})`;
}

const fileAt = (work: Work, id: string) => placeOfFile(work.app.env, id);
