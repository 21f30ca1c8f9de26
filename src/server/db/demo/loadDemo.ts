import { sql } from 'drizzle-orm';
import { DEMO_LOGINS } from '../../../contract/constants';
import type { App } from '../../http/context';
import { isEnrolled } from '../../modules/account/auth.seed';
import { dropEmailsTo } from '../../modules/email/mail.seed';
import { readEverything } from '../../modules/push/push.seed';
import { DUE_TASKS } from '../../jobs/dueTasks';
import { databaseNow } from '../clock';
import { type Audit, openAudit } from '../audit';
import { inTransaction } from '../transaction';
import type { Database, Executor } from '../database';
import { Agenda } from './agenda';
import { stageApproving } from './approving';
import { Calendar } from './calendar';
import { COLLEAGUES, stageColleagues } from './colleagues';
import { enrolEverybody } from './enrolment';
import { DEMO_COMPANIES } from './people';
import { AFTER_DEADLINE } from './planAfterDeadline';
import { BEFORE_DEADLINE } from './planBeforeDeadline';
import { ORDERED } from './planOrdered';
import { EXPORTS } from './planExports';
import { STATES } from './planStates';
import { Random } from './random';
import { stageRequest } from './requests';
import { stageShopping } from './shopping';
import { type Stage, workAt, workOf } from './stage';
import { stageWarehouse } from './warehouseLife';

const SEED = 20_261_121;
const BEGIN = -31;

/**
 * Demo data: some weeks of trade between invented companies, played through the services on a clock of its own that
 * ends now. All of it is one transaction, so that a killed start leaves nothing behind; a second start finds the demo
 * buyer and does nothing. Several processes wait for the first.
 */
export async function loadDemo(app: App, log: (line: string) => void): Promise<void> {
  const database = app.databases.own;
  const passwords = await inTransaction(database, async ({ db, along }) => {
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('stlbs demo'))`);
    const audit = openAudit();
    const played = await play(app, database, db, audit);
    audit.send(along);
    return played;
  });
  if (!passwords || app.env.APP_ENV === 'localhost') return;
  for (const [email, password] of passwords) log(`Demo login, shown only once: ${email}  ${password}`);
}

async function play(
  app: App,
  database: Database,
  db: Executor,
  audit: Audit,
): Promise<ReadonlyMap<string, string> | null> {
  const today = await databaseNow(db);
  const calendar = new Calendar(today);
  const agenda = new Agenda(calendar.at(BEGIN, 9));
  const stage: Stage = { app, database, db, audit, agenda, calendar, random: new Random(SEED), actors: new Map() };
  const number = (DEMO_COMPANIES[0]?.number ?? '').replaceAll('-', '');
  if (await isEnrolled(workAt(stage, today), DEMO_LOGINS.buyer, number)) return null;

  const passwords = await enrolEverybody(stage);
  for (const plan of [...BEFORE_DEADLINE, ...AFTER_DEADLINE, ...ORDERED]) stageRequest(stage, plan);
  // With chances of their own, so that a further state changes nothing of the trade around it.
  const states: Stage = { ...stage, random: new Random(SEED + 1) };
  for (const plan of STATES) stageRequest(states, plan);
  const abroad: Stage = { ...stage, random: new Random(SEED + 2) };
  for (const plan of EXPORTS) stageRequest(abroad, plan);
  stageWarehouse(states);
  stageShopping(states);
  stageApproving(states);
  stageColleagues(states);
  agenda.add(calendar.at(-1, 12), (now) => readNotifications(stage, now));
  await agenda.play(today);
  // What is due by now is done here, so that its emails go with the others below.
  for (const { run } of DUE_TASKS) await run(workAt(stage, today));
  await dropEmailsTo(workAt(stage, today), [
    ...DEMO_COMPANIES.flatMap(({ people }) => people.map(({ email }) => email)),
    ...COLLEAGUES,
  ]);
  return passwords;
}

/** Everybody has looked through what came until then; the rest is still unread. */
async function readNotifications(stage: Stage, now: Date): Promise<void> {
  for (const actor of stage.actors.values()) {
    for (const who of actor.sessions.keys()) await readEverything(workOf(stage, actor, now, who));
  }
}
