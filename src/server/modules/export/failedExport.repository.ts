import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { account, company } from '../../db/schema/company';
import { fileExport } from '../../db/schema/fileExport';

const failed = eq(fileExport.state, 'failed');

const rows = (db: Executor) =>
  db
    .select({
      id: fileExport.id,
      kind: fileExport.kind,
      failure: fileExport.failure,
      attempts: fileExport.attempts,
      ended_at: fileExport.ended_at,
      created_at: fileExport.created_at,
      person: account.name,
      company: company.name,
    })
    .from(fileExport)
    .innerJoin(account, eq(account.id, fileExport.account_id))
    .innerJoin(company, eq(company.id, fileExport.company_id));

/** Files that could not be made, the newest first, by words of the person or the company. */
export async function findFailedExports(
  db: Executor,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const words = containing(search);
  return rows(db)
    .where(and(failed, search ? or(ilike(account.name, words), ilike(company.name, words)) : undefined))
    .orderBy(desc(fileExport.created_at), desc(fileExport.id))
    .limit(limit)
    .offset(offset);
}

/** One of them; null when there is none of this id. */
export async function findFailedExport(db: Executor, id: string) {
  const [row] = await rows(db).where(and(failed, eq(fileExport.id, id)));
  return row ?? null;
}

/** Lets a failed export wait again; false when it has not failed. */
export async function waitAgain(db: Executor, id: string, due_at: Date): Promise<boolean> {
  const changed = await db
    .update(fileExport)
    .set({ state: 'waiting', failure: null, attempts: 0, progress: 0, ended_at: null, due_at })
    .where(and(failed, eq(fileExport.id, id)))
    .returning({ id: fileExport.id });
  return changed.length > 0;
}

/** How many exports failed and are still listed. */
export async function countFailedExports(db: Executor): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(fileExport).where(failed);
  return row?.count ?? 0;
}
