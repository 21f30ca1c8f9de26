import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { InterestType } from '../../../../contract/entities/interest';
import type { Executor } from '../../../db/database';
import { interest } from '../../../db/schema/buying';
import { account, company, saleMaterial } from '../../../db/schema/company';
import { rfq } from '../../../db/schema/rfq';
import { stockItem } from '../../../db/schema/stock';
import { selectRows } from '../../../db/statement';
import { isUuid } from '../../../isUuid';

/** Saves a record for a person; one that is saved keeps its day and the price that was seen then. */
export async function addInterest(db: Executor, row: typeof interest.$inferInsert): Promise<void> {
  await db.insert(interest).values(row).onConflictDoNothing();
}

export interface RecordName {
  record_type: InterestType;
  record_id: string;
}

/** Forgets records that a person saved, at least one named; answers how many there were. */
export async function deleteInterest(db: Executor, accountId: string, records: readonly RecordName[]): Promise<number> {
  const gone = await db
    .delete(interest)
    .where(
      and(
        eq(interest.account_id, accountId),
        or(
          ...records.map((one) =>
            and(eq(interest.record_type, one.record_type), eq(interest.record_id, one.record_id)),
          ),
        ),
      ),
    )
    .returning({ id: interest.id });
  return gone.length;
}

/** Whether a person has saved a record, be it still there or not. */
export async function hasInterest(db: Executor, accountId: string, record: RecordName): Promise<boolean> {
  const found = await db
    .select({ id: interest.id })
    .from(interest)
    .where(
      and(
        eq(interest.account_id, accountId),
        eq(interest.record_type, record.record_type),
        eq(interest.record_id, record.record_id),
      ),
    );
  return found.length > 0;
}

const text = (column: typeof company.id | typeof stockItem.id | typeof saleMaterial.id) => sql`${column}::text`;
const isType = (type: InterestType) => eq(interest.record_type, type);

/**
 * One page of what a person saved, the last saved first, each with its record as it is now, open or not, and the
 * company it is of; null for what is gone.
 */
export async function findInterests(
  db: Executor,
  accountId: string,
  page: { type: InterestType | undefined; cursor: string | undefined; limit: number },
) {
  return db
    .select({ row: interest, stock: stockItem, material: saleMaterial, store: company, request: rfq })
    .from(interest)
    .leftJoin(stockItem, and(isType('stock'), eq(text(stockItem.id), interest.record_id)))
    .leftJoin(saleMaterial, and(isType('material'), eq(text(saleMaterial.id), interest.record_id)))
    .leftJoin(rfq, and(isType('request'), eq(rfq.rfq_number_id, interest.record_id)))
    .leftJoin(
      company,
      or(
        and(isType('store'), eq(text(company.id), interest.record_id)),
        eq(company.id, stockItem.company_id),
        eq(company.id, saleMaterial.company_id),
        eq(company.id, rfq.company_id),
      ),
    )
    .where(
      and(
        eq(interest.account_id, accountId),
        page.type ? isType(page.type) : undefined,
        page.cursor ? lt(interest.id, page.cursor) : undefined,
      ),
    )
    .orderBy(desc(interest.id))
    .limit(page.limit);
}

/** How many records a person saved, by type; a type without any is missing. */
export async function countInterests(db: Executor, accountId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ type: interest.record_type, count: sql<number>`count(*)::int` })
    .from(interest)
    .where(eq(interest.account_id, accountId))
    .groupBy(interest.record_type);
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** People of other companies who saved a record. */
export async function findAudience(
  db: Executor,
  type: InterestType,
  recordIds: readonly string[],
  exceptCompany: string,
): Promise<Array<{ id: string; company_id: string }>> {
  return db
    .selectDistinct({ id: interest.account_id, company_id: account.company_id })
    .from(interest)
    .innerJoin(account, eq(account.id, interest.account_id))
    .where(
      and(
        isType(type),
        inArray(interest.record_id, [...recordIds]),
        sql`${account.company_id} <> ${exceptCompany}`,
        eq(account.member_status, 'active'),
        sql`${account.withdrawn_at} is null`,
      ),
    );
}

/** Whether something that can be saved is there for this company: open or own stock, a store, a material, a request. */
export async function isThere(db: Executor, companyId: string, record: RecordName): Promise<boolean> {
  const { record_id: id } = record;
  if (!isUuid(id) && record.record_type !== 'request') return false;
  const looks = {
    store: sql`select 1 as found from company where id = ${id}`,
    stock: sql`select 1 as found from stock_item where id = ${id} and (is_open or company_id = ${companyId})`,
    material: sql`select 1 as found from sale_material where id = ${id}`,
    request: sql`select 1 as found from rfq r where r.rfq_number_id = ${id} and (r.company_id = ${companyId}
      or exists (select 1 from rfq_target t where t.rfq_id = r.id and t.company_id = ${companyId}))`,
  } as const;
  return (await selectRows(db, { found: 'integer' }, looks[record.record_type])).length > 0;
}

/**
 * The price per unit that a lot has now, open or not; null when there is no lot. Its price is null where it is
 * on request.
 */
export async function findPriceNow(db: Executor, itemId: string) {
  const [row] = await db
    .select({ unit_price: stockItem.unit_price, price_uom: stockItem.price_uom })
    .from(stockItem)
    .where(eq(stockItem.id, itemId));
  return row ?? null;
}
