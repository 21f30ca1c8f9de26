import { and, asc, eq, ilike, or } from 'drizzle-orm';
import { containing } from '../../db/containing';
import type { Executor } from '../../db/database';
import { isPerson } from '../../db/isPerson';
import { account, company } from '../../db/schema/company';

/** People who have not left, by words of the name or the address, by name. */
export async function searchPeople(
  db: Executor,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const words = containing(search);
  return db
    .select({ person: account, company })
    .from(account)
    .innerJoin(company, eq(company.id, account.company_id))
    .where(and(isPerson, search ? or(ilike(account.name, words), ilike(account.email, words)) : undefined))
    .orderBy(asc(account.name), asc(account.id))
    .limit(limit)
    .offset(offset);
}

/** A person who has not left, with the company; null when there is none. */
export async function findPersonView(db: Executor, by: { id: string } | { email: string }) {
  const [row] = await db
    .select({ person: account, company })
    .from(account)
    .innerJoin(company, eq(company.id, account.company_id))
    .where(and(isPerson, 'id' in by ? eq(account.id, by.id) : eq(account.email, by.email.trim().toLowerCase())));
  return row ?? null;
}
