import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { defineClock } from '../db/clock';
import { commandPostgres } from '../db/commandPostgres';
import { openDatabase, openDatabases } from '../db/database';
import { nameStatements } from '../db/statementNames';
import { appliedMigrations, migrateDatabase } from '../db/migrate';
import { requireOwnDatabase } from '../db/ownDatabase';
import { scopeOf, showsTestData } from '../db/scope';
import { type Env, loadEnv, readSettings } from '../env';
import type { Work } from '../http/context';
import { inWork } from '../jobs/inWork';
import { noteCommand } from '../modules/audit/audit.service';
import { OperatorError } from '../modules/company/operator.service';
import { offlineApp } from '../offlineApp';
import { secretsOf } from '../secrets';
import { sentenceOfFileFailure, StartError } from '../startError';
import { receiveLog } from '../db/backup/base';
import { backUp } from '../db/backup/backUp';
import { openOperatorSql } from '../db/operatorSql';
import { commands, USAGE } from './commands';
import type { Call } from './commandWords';
import { examine } from './doctor';
import { runPrompt, runStatement } from './sql';
import { restoreBackup, verifyBackup } from '../db/backup/restore';

/** Of operators themselves, who belong to neither test nor real data; their keys are sealed for the server to open. */
const OF_OPERATORS = /^operator /;

/** What works on the data folder as a whole, by the first word. */
const upkeepCommands: Readonly<
  Record<
    string,
    (
      env: Env,
      call: Record<'to' | 'archive' | 'key' | 'into', string | undefined> & { place: string },
    ) => Promise<{ lines: string[]; code: number }>
  >
> = { backup: backUp, restore: restoreBackup, 'verify-backup': verifyBackup };

/** The database of a running server, or one started for this command alone and brought up to date. */
async function database(env: Env) {
  const postgres = await commandPostgres(env);
  if (!postgres.own) return postgres;
  const { pool } = openDatabase(postgres.url, 'all');
  await migrateDatabase(pool);
  await defineClock(pool, env.TEST_CLOCK);
  await pool.end();
  return postgres;
}

function readWords() {
  return parseArgs({
    allowPositionals: true,
    options: {
      world: { type: 'string' },
      status: { type: 'string' },
      note: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      by: { type: 'string' },
      archive: { type: 'string' },
      key: { type: 'string' },
      into: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
}

function readCall(env: Env, { values, positionals }: ReturnType<typeof readWords>) {
  if (values.world !== undefined && values.world !== 'real' && values.world !== 'test') {
    throw new OperatorError('--world is real or test.');
  }
  const test = values.world === undefined ? showsTestData(env) : values.world === 'test';
  const name = positionals.slice(0, 2).join(' ');
  const call: Call = {
    words: positionals.slice(2),
    test,
    status: values.status,
    note: values.note,
    from: values.from,
    to: values.to,
  };
  return { name, by: values.by, call };
}

/** Who is at the terminal: the account of the machine, and who says to be using it. */
function operatorName(by: string | undefined): string {
  return by ? `${userInfo().username} (${by})` : userInfo().username;
}

/** Brings the schema up to date before the processes of a new release start, which then find nothing to do. */
async function migrateOnly(env: Env): Promise<string> {
  const { url, end } = await commandPostgres(env);
  const { pool } = openDatabase(url, 'all', { size: 1 });
  try {
    await requireOwnDatabase(pool);
    const before = await appliedMigrations(pool);
    await migrateDatabase(pool);
    await defineClock(pool, env.TEST_CLOCK);
    return `${(await appliedMigrations(pool)) - before} migrations applied to ${before}`;
  } finally {
    await pool.end();
    await end();
  }
}

/**
 * One statement, or a prompt without one. It stands in the audit log that somebody looked, not at what: statements hold what that
 * log must not. A change that cannot be noted there is not made; a look is, since it may be what finds the fault.
 */
async function sqlCommand(
  env: Env,
  { text, by, test, writes }: { text: string | undefined; by: string | undefined; test: boolean; writes: boolean },
): Promise<boolean> {
  const { url, end } = await commandPostgres(env);
  try {
    const noted = noteAlone(env, url, { command: writes ? 'sql --write' : 'sql', by, test });
    await noted.catch((error: unknown) => {
      if (writes) throw error;
      process.stderr.write(`The audit log could not note this: ${(error as Error).message}\n`);
    });
    const sql = await openOperatorSql(url, writes);
    try {
      if (text !== undefined) return await runStatement(sql, text, process.stdout);
      const prompts = process.stdin.isTTY && process.stdout.isTTY;
      return await runPrompt(sql, { input: process.stdin, output: process.stdout, prompts });
    } finally {
      await sql.end();
    }
  } finally {
    await end();
  }
}

async function noteAlone(
  env: Env,
  url: string,
  { command, by, test }: { command: string; by: string | undefined; test: boolean },
): Promise<void> {
  const databases = openDatabases(url, showsTestData(env), { size: 1 });
  const app = offlineApp(env, databases, url);
  try {
    await inWork(app, scopeOf(test), async (work) => noteCommand(work, command), operatorName(by));
  } finally {
    app.hub.close();
    await databases.end();
  }
}

async function runDoctor(): Promise<void> {
  const settings = readSettings();
  nameStatements(settings.env.NAME_STATEMENTS);
  const { lines, failed } = await examine(settings);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = failed ? 1 : 0;
}

/** Runs one command of the operator in one transaction and prints what came of it. */
async function main(): Promise<void> {
  const words = readWords();
  if (words.positionals[0] === 'doctor') return runDoctor();
  const env = loadEnv();
  nameStatements(env.NAME_STATEMENTS);
  if (words.positionals[0] === 'migrate') {
    process.stdout.write(`${await migrateOnly(env)}\n`);
    return;
  }
  if (words.positionals[0] === 'archive') {
    await receiveLog(env, (line) => void process.stdout.write(`${line}\n`));
    return;
  }
  const upkeep = upkeepCommands[words.positionals[0] ?? ''];
  if (upkeep) {
    const [, place] = words.positionals;
    if (!place) throw new OperatorError('Say the folder of the backup.');
    const { to, archive, key, into } = words.values;
    const { lines, code } = await upkeep(env, { place, to, archive, key, into });
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = code;
    return;
  }
  const { name, by, call } = readCall(env, words);
  if (words.positionals[0] === 'sql') {
    const [, text, ...more] = words.positionals;
    if (more.length > 0) throw new OperatorError('Put the whole statement into one pair of quotes.');
    process.exitCode = (await sqlCommand(env, { text, by, test: call.test, writes: words.values.write })) ? 0 : 1;
    return;
  }
  const command = commands[name];
  if (!command) throw new OperatorError(USAGE);
  const { url, end } = await database(env);
  const databases = openDatabases(url, showsTestData(env));
  const app = { ...offlineApp(env, databases, url), ...(OF_OPERATORS.test(name) ? await secretsOf(env) : {}) };
  try {
    await databases.verify();
    const run = (work: Work) => {
      noteCommand(work, name, ...call.words);
      return command(work, call);
    };
    const scope = OF_OPERATORS.test(name) ? 'all' : scopeOf(call.test);
    const lines = await inWork(app, scope, run, operatorName(by));
    process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : '(none)\n');
  } finally {
    app.hub.close();
    await databases.end();
    await end();
  }
}

main().catch((error: unknown) => {
  const expected =
    error instanceof OperatorError ||
    error instanceof StartError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  const sentence = expected ? error.message : sentenceOfFileFailure(error);
  process.stderr.write(`${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  process.exit(1);
});
