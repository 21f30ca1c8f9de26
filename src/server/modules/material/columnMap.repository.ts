import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { columnMap } from '../../db/schema/columnMap';

interface Owner {
  company_id: string;
}

/** The column corrections of a company, those used last first, at most `limit`. */
export async function findColumnMaps(db: Executor, owner: Owner, limit: number) {
  return db
    .select({ signature: columnMap.signature, columns: columnMap.columns, updated_at: columnMap.updated_at })
    .from(columnMap)
    .where(eq(columnMap.company_id, owner.company_id))
    .orderBy(desc(columnMap.updated_at))
    .limit(limit);
}

/** Keeps which columns a company means in lists of one signature: the newest correction stands. */
export async function upsertColumnMap(
  db: Executor,
  owner: Owner,
  map: { signature: string; columns: Record<string, number>; updated_at: Date },
): Promise<void> {
  const { company_id } = owner;
  await db
    .insert(columnMap)
    .values({ company_id, ...map })
    .onConflictDoUpdate({
      target: [columnMap.company_id, columnMap.signature],
      set: { columns: map.columns, updated_at: map.updated_at },
    });
}

/** Forgets a company's columns of a form; does nothing where it has none. */
export async function deleteColumnMap(db: Executor, { company_id }: Owner, signature: string): Promise<void> {
  await db.delete(columnMap).where(and(eq(columnMap.company_id, company_id), eq(columnMap.signature, signature)));
}
