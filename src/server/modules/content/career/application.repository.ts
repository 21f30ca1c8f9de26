import { desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { jobApplication } from '../../../db/schema/career';

export type ApplicationRow = typeof jobApplication.$inferSelect;

/** Adds a job application; its file lies in the store under the same id. */
export async function addApplication(db: Executor, row: typeof jobApplication.$inferInsert): Promise<void> {
  await db.insert(jobApplication).values(row);
}

/** Every application, the newest first. */
export async function listApplications(db: Executor): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(jobApplication)

    .orderBy(desc(jobApplication.created_at));
}

/** An application; undefined when there is none. */
export async function findApplication(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, id));
  return row;
}

/** Deletes one application; undefined when there is none. */
export async function deleteApplication(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.delete(jobApplication).where(eq(jobApplication.id, id)).returning();
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
