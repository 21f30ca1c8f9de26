import type { Language } from '../../../../contract/constants';
import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import { companyNameIn, isNamed } from '../../../db/companyName';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { company, saleMaterial } from '../../../db/schema/company';
import { rfq } from '../../../db/schema/rfq';
import { rfqVendor } from '../../../db/schema/rfqDialogue';

const MOST_FOUND = 20;

/**
 * Sellers named in a request, by where they came from and then as they were put; the company is null while nobody of it
 * has joined.
 */
export async function findVendors(db: Executor, rfqId: string, language: Language) {
  return db
    .select({ vendor: rfqVendor, company_name: sql<string | null>`${companyNameIn(language)}` })
    .from(rfqVendor)
    .leftJoin(company, eq(company.id, rfqVendor.company_id))
    .where(eq(rfqVendor.rfq_id, rfqId))
    .orderBy(asc(rfqVendor.source), asc(rfqVendor.position));
}

/** Puts new vendors of one source in place of the earlier ones; the version of both goes up by one. */
export async function replaceVendors(
  db: Executor,
  rfqId: string,
  source: 'chosen' | 'list',
  rows: Array<typeof rfqVendor.$inferInsert>,
): Promise<void> {
  await db.delete(rfqVendor).where(and(eq(rfqVendor.rfq_id, rfqId), eq(rfqVendor.source, source)));
  await insertRows(db, rfqVendor, rows);
  await db
    .update(rfq)
    .set({ vendors_version: sql`${rfq.vendors_version} + 1` })
    .where(eq(rfq.id, rfqId));
}

/** Name and registration number of some companies of one world, in no order; unknown ids are missing. */
export async function findCompanies(db: Executor, world: boolean, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: company.id, name: company.name, registration_number: company.registration_number })
    .from(company)
    .where(and(eq(company.is_test, world), inArray(company.id, [...ids])));
}

/** Companies of these numbers or of exactly these names. */
export async function findNamed(db: Executor, world: boolean, numbers: readonly string[], names: readonly string[]) {
  if (numbers.length === 0 && names.length === 0) return [];
  return db
    .select({ id: company.id, name: company.name, registration_number: company.registration_number })
    .from(company)
    .where(
      and(
        eq(company.is_test, world),
        or(
          numbers.length > 0 ? inArray(company.registration_number, [...numbers]) : undefined,
          names.length > 0 ? inArray(company.name, [...names]) : undefined,
          names.length > 0 ? inArray(company.name_en, [...names]) : undefined,
        ),
      ),
    );
}

/** Other companies that have sale materials, by a part of their name. */
export async function findSellers(db: Executor, world: boolean, ownId: string, q: string, language: Language) {
  return db
    .select({ id: company.id, name: companyNameIn(language), verification: company.verification })
    .from(company)
    .where(
      and(
        eq(company.is_test, world),
        ne(company.id, ownId),
        isNamed(q),
        exists(db.select({ one: sql`1` }).from(saleMaterial).where(eq(saleMaterial.company_id, company.id))),
      ),
    )
    .orderBy(asc(company.name), asc(company.id))
    .limit(MOST_FOUND);
}
