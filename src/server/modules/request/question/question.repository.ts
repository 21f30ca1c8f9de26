import type { Language } from '../../../../contract/constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import { companyNameIn } from '../../../db/companyName';
import type { Executor } from '../../../db/database';
import { company } from '../../../db/schema/company';
import { rfqQuestion } from '../../../db/schema/rfqDialogue';

export type QuestionRow = typeof rfqQuestion.$inferSelect;

/** All questions about a request with their authors, oldest first. */
export async function findQuestions(db: Executor, rfqId: string, language: Language) {
  return db
    .select({ row: rfqQuestion, company_name: companyNameIn(language) })
    .from(rfqQuestion)
    .innerJoin(company, eq(company.id, rfqQuestion.company_id))
    .where(eq(rfqQuestion.rfq_id, rfqId))
    .orderBy(asc(rfqQuestion.id));
}

/** How many questions a seller has about a request, answered ones included. */
export async function countOwnQuestions(db: Executor, rfqId: string, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rfqQuestion)
    .where(and(eq(rfqQuestion.rfq_id, rfqId), eq(rfqQuestion.company_id, companyId)));
  return row?.count ?? 0;
}

/** Adds a question about a request. */
export async function addQuestion(db: Executor, row: typeof rfqQuestion.$inferInsert): Promise<void> {
  await db.insert(rfqQuestion).values(row);
}

/** A question of a request, whose lock keeps others from answering it meanwhile. */
export async function findQuestion(db: Executor, rfqId: string, id: string): Promise<QuestionRow | null> {
  const [row] = await db
    .select()
    .from(rfqQuestion)
    .where(and(eq(rfqQuestion.id, id), eq(rfqQuestion.rfq_id, rfqId)));
  return row ?? null;
}

/** Writes the answer to a question under the lock of its request; its version goes up by one. */
export async function setAnswer(db: Executor, row: QuestionRow, answer: string, at: Date): Promise<void> {
  await db
    .update(rfqQuestion)
    .set({ answer, answered_at: at, version: row.version + 1 })
    .where(eq(rfqQuestion.id, row.id));
}
