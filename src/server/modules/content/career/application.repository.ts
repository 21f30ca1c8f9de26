import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { jobApplication } from '../../../db/schema/career';

export type ApplicationRow = typeof jobApplication.$inferSelect;

/** Adds a job application; its file lies in the store under the same id. */
export async function addApplication(db: Executor, row: ApplicationRow): Promise<void> {
  await db.insert(jobApplication).values(row);
}

/** Every application of one world, the newest first. */
export async function listApplications(db: Executor, isTest: boolean): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(jobApplication)
    .where(eq(jobApplication.is_test, isTest))
    .orderBy(desc(jobApplication.created_at));
}

/** An application of one world; undefined when there is none. */
export async function findApplication(db: Executor, isTest: boolean, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(jobApplication)
    .where(and(eq(jobApplication.is_test, isTest), eq(jobApplication.id, id)));
  return row;
}

/** Deletes one application; undefined when there is none. */
export async function deleteApplication(
  db: Executor,
  isTest: boolean,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .delete(jobApplication)
    .where(and(eq(jobApplication.is_test, isTest), eq(jobApplication.id, id)))
    .returning();
  return row;
}

/** Deletes what is older, and answers whose files are to go. */
export async function deleteApplicationsBefore(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .delete(jobApplication)
    .where(lt(jobApplication.created_at, before))
    .returning({ id: jobApplication.id });
  return rows.map(({ id }) => id);
}
