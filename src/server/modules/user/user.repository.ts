import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { account, company } from '../../db/schema/company';

/** A person with the company, for the person. */
export async function findPerson(db: Executor, world: boolean, accountId: string) {
  const [row] = await db
    .select({ account, company })
    .from(account)
    .innerJoin(company, eq(company.id, account.company_id))
    .where(and(eq(account.is_test, world), eq(account.id, accountId)));
  return row ?? null;
}

export async function setSaleMaterialPush(db: Executor, accountId: string, on: boolean): Promise<void> {
  await db.update(account).set({ sale_material_push: on }).where(eq(account.id, accountId));
}
