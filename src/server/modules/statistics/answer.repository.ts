import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { requestAnswer } from '../../db/schema/statistics';

/** Keeps for every seller of a request whether and how soon it answered. What an earlier closing wrote stays. */
export async function addAnswers(db: Executor, rfqId: string, closedAt: Date): Promise<void> {
  await db.execute(sql`
    insert into ${requestAnswer} (rfq_id, company_id, answered_after, closed_at)
    select t.rfq_id, t.company_id,
      extract(epoch from q.first_submitted_at - t.created_at)::int, ${closedAt.toISOString()}::timestamptz
    from rfq_target t left join quotation q on q.rfq_id = t.rfq_id and q.company_id = t.company_id
    where t.rfq_id = ${rfqId}
    on conflict (rfq_id, company_id) do nothing`);
}
