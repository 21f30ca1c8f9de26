import { and, eq, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { stockItem } from '../../db/schema/stock';

/** Whether a lot is the company's own, or open to everybody; with `shown` also its certificates must be. */
export async function isOwnOrOpen(db: Executor, companyId: string, id: string, shown: boolean): Promise<boolean> {
  const open = and(eq(stockItem.is_open, true), shown ? eq(stockItem.certificate_shown, true) : undefined);
  const found = await db.$count(stockItem, and(eq(stockItem.id, id), or(eq(stockItem.company_id, companyId), open)));
  return found > 0;
}
