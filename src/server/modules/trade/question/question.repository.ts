import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { company } from '../../../db/schema/company';
import { rfqQuestion } from '../../../db/schema/rfqDialogue';

export type QuestionRow = typeof rfqQuestion.$inferSelect;

/** All questions about a request with who asked, oldest first. */
export async function findQuestions(db: Executor, rfqId: string) {
  return db
    .select({ row: rfqQuestion, company_name: company.name })
    .from(rfqQuestion)
    .innerJoin(company, eq(company.id, rfqQuestion.company_id))
    .where(eq(rfqQuestion.rfq_id, rfqId))
    .orderBy(asc(rfqQuestion.id));
}

export async function countOwnQuestions(db: Executor, rfqId: string, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rfqQuestion)
    .where(and(eq(rfqQuestion.rfq_id, rfqId), eq(rfqQuestion.company_id, companyId)));
  return row?.count ?? 0;
}

export async function addQuestion(db: Executor, row: typeof rfqQuestion.$inferInsert): Promise<void> {
  await db.insert(rfqQuestion).values(row);
}

/** Answers a question of a request; false when there is none. */
export async function setAnswer(db: Executor, rfqId: string, id: string, answer: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(rfqQuestion)
    .set({ answer, answered_at: at })
    .where(and(eq(rfqQuestion.id, id), eq(rfqQuestion.rfq_id, rfqId)))
    .returning({ id: rfqQuestion.id });
  return rows.length > 0;
}
