import { asc, eq, sql } from 'drizzle-orm';
import type { ChosenLine } from '../../../../contract/entities/awardChoice';
import type { Executor } from '../../../db/database';
import { jsonParameter } from '../../../db/jsonRow';
import { awardChoice } from '../../../db/schema/awardChoice';

export type ChoiceRow = typeof awardChoice.$inferSelect;

/** Every line of a request that somebody chose or took out again. */
export async function findChoice(db: Executor, rfqId: string): Promise<ChoiceRow[]> {
  return db.select().from(awardChoice).where(eq(awardChoice.rfq_id, rfqId)).orderBy(asc(awardChoice.rfq_line_id));
}

/** Keeps what one person chose of these lines, over what anybody chose of them before; lines of other requests are left out. */
export async function putChoice(
  db: Executor,
  { rfq_id, account_id, account_name, chosen_at }: Omit<ChoiceRow, 'is_test' | 'rfq_line_id' | 'shares'>,
  lines: readonly ChosenLine[],
): Promise<void> {
  const chosen = lines.map(({ rfq_line_id, shares }) => ({ rfq_line_id, shares }));
  await db.execute(sql`
    insert into award_choice (rfq_id, rfq_line_id, shares, account_id, account_name, chosen_at)
    select ${rfq_id}::uuid, wanted.rfq_line_id, wanted.shares, ${account_id}::uuid, ${account_name}::text,
      ${chosen_at.toISOString()}::timestamptz
    from json_to_recordset(${jsonParameter(chosen)}::json) as wanted(rfq_line_id uuid, shares jsonb)
    join rfq_line l on l.id = wanted.rfq_line_id and l.rfq_id = ${rfq_id}::uuid
    order by wanted.rfq_line_id
    on conflict (rfq_id, rfq_line_id) do update set shares = excluded.shares, account_id = excluded.account_id,
      account_name = excluded.account_name, chosen_at = excluded.chosen_at`);
}

/** Forgets the choice of a request, which became an award. */
export async function deleteChoice(db: Executor, rfqId: string): Promise<void> {
  await db.delete(awardChoice).where(eq(awardChoice.rfq_id, rfqId));
}
