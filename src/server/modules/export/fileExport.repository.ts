import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ErrorName } from '../../../contract/errorCodes';
import type { Executor } from '../../db/database';
import { fileExport } from '../../db/schema/fileExport';

export type ExportRow = typeof fileExport.$inferSelect;

/** One making of an export: what it writes counts only while it is the present one. */
export type ExportRun = Pick<ExportRow, 'id' | 'run'>;

const UNDER_WAY = ['waiting', 'running'] as const;
const NEWEST = 50;

const underWay = inArray(fileExport.state, [...UNDER_WAY]);
const present = ({ id, run }: ExportRun) =>
  and(eq(fileExport.id, id), eq(fileExport.state, 'running'), run === null ? undefined : eq(fileExport.run, run));

/** Lets nobody else begin or add an export until this transaction ends: how many of a person run is counted here. */
export async function lockExports(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('file_export'))`);
}

/** Adds an export. */
export async function addExport(db: Executor, row: typeof fileExport.$inferInsert): Promise<ExportRow> {
  const [added] = await db.insert(fileExport).values(row).returning();
  if (!added) throw new Error('no export was added');
  return added;
}

/** What a person already has under way of exactly this; null where there is none. */
export async function findSame(
  db: Executor,
  requested: Pick<ExportRow, 'account_id' | 'kind' | 'params' | 'query' | 'language'>,
): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(fileExport)
    .where(
      and(
        eq(fileExport.account_id, requested.account_id),
        underWay,
        eq(fileExport.kind, requested.kind),
        eq(fileExport.language, requested.language),
        eq(fileExport.params, requested.params),
        eq(fileExport.query, requested.query),
      ),
    );
  return row ?? null;
}

/** How many exports of a person wait, and how many are being made. */
export async function countUnderWay(db: Executor, accountId: string, now: Date) {
  const [row] = await db
    .select({
      all: count(),
      running: sql<number>`(count(*) filter (where state = 'running' and due_at > ${now}))::int`,
    })
    .from(fileExport)
    .where(and(eq(fileExport.account_id, accountId), underWay));
  return row ?? { all: 0, running: 0 };
}

/** An export of a person; null when there is none, or it is somebody else's. */
export async function findOwn(
  db: Executor,
  owner: Pick<ExportRow, 'account_id' | 'company_id'>,
  id: string,
): Promise<ExportRow | null> {
  const { account_id, company_id } = owner;
  const own = and(eq(fileExport.account_id, account_id), eq(fileExport.company_id, company_id));
  const [row] = await db
    .select()
    .from(fileExport)
    .where(and(eq(fileExport.id, id), own));
  return row ?? null;
}

/** The exports of a person, the newest first. */
export async function findNewest(
  db: Executor,
  { account_id, company_id }: Pick<ExportRow, 'account_id' | 'company_id'>,
): Promise<ExportRow[]> {
  return db
    .select()
    .from(fileExport)
    .where(and(eq(fileExport.account_id, account_id), eq(fileExport.company_id, company_id)))
    .orderBy(desc(fileExport.id))
    .limit(NEWEST);
}

/**
 * Takes the next export that waits, or whose process is gone, for people with fewer than `ofOne` being made; a person who has
 * none comes first. It runs until `until`, as `run`. Hold `lockExports`.
 */
export async function claimNext(
  db: Executor,
  { run, now, until, ofOne }: { run: string; now: Date; until: Date; ofOne: number },
): Promise<ExportRow | null> {
  const running = sql`(select count(*) from file_export o
    where o.account_id = e.account_id and o.state = 'running' and o.due_at > ${now})`;
  const [row] = await db
    .update(fileExport)
    .set({ state: 'running', run, due_at: until, progress: 0, attempts: sql`attempts + 1` })
    .where(
      eq(
        fileExport.id,
        sql`(select e.id from file_export e
          where e.state in ('waiting', 'running') and e.due_at <= ${now} and ${running} < ${ofOne}
          order by ${running}, e.id limit 1)`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Says that a making goes on until another moment, and how far it has come; false when it is not the present one. */
export async function renewRun(
  db: Executor,
  run: ExportRun,
  { seconds, progress }: { seconds: number; progress: number },
): Promise<boolean> {
  const rows = await db
    .update(fileExport)
    .set({ due_at: sql`app_now() + make_interval(secs => ${seconds})`, progress })
    .where(present(run))
    .returning({ id: fileExport.id });
  return rows.length > 0;
}

/** Keeps what was made; null when the making is not the present one. */
export async function markDone(
  db: Executor,
  run: ExportRun,
  file: Pick<ExportRow, 'name' | 'content_type' | 'size' | 'ended_at' | 'expires_at'>,
): Promise<ExportRow | null> {
  const [row] = await db
    .update(fileExport)
    .set({ ...file, state: 'done', progress: 100, run: null })
    .where(present(run))
    .returning();
  return row ?? null;
}

/** Keeps why nothing was made; null when the making is not the present one. */
export async function markFailed(
  db: Executor,
  run: ExportRun,
  failure: ErrorName,
  ended_at: Date,
): Promise<ExportRow | null> {
  const [row] = await db
    .update(fileExport)
    .set({ state: 'failed', failure, ended_at, run: null })
    .where(present(run))
    .returning();
  return row ?? null;
}

/** Lets an export wait again, from `due_at` on. An attempt that was nobody's fault does not count. */
export async function putBack(
  db: Executor,
  run: ExportRun,
  { due_at, counts }: { due_at: Date; counts: boolean },
): Promise<void> {
  await db
    .update(fileExport)
    .set({ state: 'waiting', run: null, progress: 0, due_at, ...(counts ? {} : { attempts: sql`attempts - 1` }) })
    .where(present(run));
}

/** Ends an export that is under way; nothing where it has ended. */
export async function markCancelled(db: Executor, id: string, ended_at: Date): Promise<void> {
  await db
    .update(fileExport)
    .set({ state: 'cancelled', run: null, ended_at })
    .where(and(eq(fileExport.id, id), underWay));
}

/** Whether the file of an export is to be kept. */
export async function isKept(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: fileExport.id })
    .from(fileExport)
    .where(and(eq(fileExport.id, id), inArray(fileExport.state, ['waiting', 'running', 'done'])));
  return rows.length > 0;
}

/** Some exports whose files are kept no longer, locked. */
export async function lockExpired(db: Executor, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: fileExport.id })
    .from(fileExport)
    .where(and(eq(fileExport.state, 'done'), lte(fileExport.expires_at, now)))
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Says that the files of some exports are gone. */
export async function markExpired(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(fileExport)
      .set({ state: 'expired' })
      .where(inArray(fileExport.id, [...ids]));
}

/** Removes exports that were requested before a moment, have ended and have no file any more. */
export async function deleteEnded(db: Executor, before: Date): Promise<void> {
  await db
    .delete(fileExport)
    .where(and(inArray(fileExport.state, ['failed', 'cancelled', 'expired']), lte(fileExport.created_at, before)));
}

/** Removes all exports of a person; gives those whose file may lie in the store. */
export async function deleteExportsOf(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db.delete(fileExport).where(eq(fileExport.account_id, accountId)).returning({ id: fileExport.id });
  return rows.map(({ id }) => id);
}
