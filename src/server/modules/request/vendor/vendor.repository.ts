import type { Language } from '../../../../contract/constants';
import { and, asc, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { companyNameIn, isNamed } from '../../../db/companyName';
import type { Executor } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import { company, saleMaterial } from '../../../db/schema/company';
import { tradeOrder } from '../../../db/schema/order';
import { quotation } from '../../../db/schema/quotation';
import { rfq } from '../../../db/schema/rfq';
import { rfqVendor } from '../../../db/schema/rfqDialogue';

const MOST_FOUND = 20;
const MOST_SUGGESTED = 200;

/**
 * Sellers named in a request, by where they came from and then as they were put; the company is null while nobody of it
 * has joined.
 */
export async function findVendors(db: Executor, rfqId: string, language: Language) {
  return db
    .select({
      vendor: rfqVendor,
      company_name: sql<string | null>`${companyNameIn(language)}`,
      verified: sql<boolean>`coalesce(${company.verification} = 'verified', false)`,
    })
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

/** Name and verification of some companies, in no order; unknown ids are missing. */
export async function findCompanies(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: company.id, name: company.name, verification: company.verification })
    .from(company)
    .where(inArray(company.id, [...ids]));
}

/** Verified companies of these numbers. */
export async function findVerified(db: Executor, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return db
    .select({ id: company.id, registration_number: company.registration_number })
    .from(company)
    .where(and(eq(company.verification, 'verified'), inArray(company.registration_number, [...numbers])));
}

/** Companies of exactly these names, verified ones first. */
export async function findNamed(db: Executor, ownId: string, names: readonly string[]) {
  if (names.length === 0) return [];
  return db
    .select({
      id: company.id,
      name: company.name,
      name_en: company.name_en,
      verified: sql<boolean>`${company.verification} = 'verified'`,
    })
    .from(company)
    .where(
      and(
        ne(company.id, ownId),
        isNotNull(company.founded_at),
        or(inArray(company.name, [...names]), inArray(company.name_en, [...names])),
      ),
    )
    .orderBy(sql`(${company.verification} = 'verified') desc`, asc(company.id))
    .limit(MOST_SUGGESTED);
}

/** Which of some companies a buyer has dealt with: they quoted for it, or it has ordered there. */
export async function findDealtWith(db: Executor, buyerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const ordered = db
    .selectDistinct({ id: tradeOrder.seller_company_id })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.buyer_company_id, buyerId), inArray(tradeOrder.seller_company_id, [...ids])));
  const quoted = db
    .selectDistinct({ id: quotation.company_id })
    .from(quotation)
    .innerJoin(rfq, eq(rfq.id, quotation.rfq_id))
    .where(and(eq(rfq.company_id, buyerId), inArray(quotation.company_id, [...ids])));
  return new Set((await union(ordered, quoted)).map(({ id }) => id));
}

/** Other companies that have sale materials, by a part of their name. */
export async function findSellers(db: Executor, ownId: string, q: string, language: Language) {
  return db
    .select({ id: company.id, name: companyNameIn(language), verification: company.verification })
    .from(company)
    .where(
      and(
        ne(company.id, ownId),
        isNamed(q),
        exists(db.select({ one: sql`1` }).from(saleMaterial).where(eq(saleMaterial.company_id, company.id))),
      ),
    )
    .orderBy(asc(company.name), asc(company.id))
    .limit(MOST_FOUND);
}
