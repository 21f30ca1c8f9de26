import type { Language } from '../../../contract/constants';
import { and, asc, eq } from 'drizzle-orm';
import { companyNameIn } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { stockQuestion } from '../../db/schema/stock';

/** Questions about a lot with who asked, oldest first; of one company alone when it is given. */
export async function findItemQuestions(db: Executor, itemId: string, companyId: string | null, language: Language) {
  return db
    .select({ row: stockQuestion, company_name: companyNameIn(language) })
    .from(stockQuestion)
    .innerJoin(company, eq(company.id, stockQuestion.company_id))
    .where(
      and(eq(stockQuestion.item_id, itemId), companyId === null ? undefined : eq(stockQuestion.company_id, companyId)),
    )
    .orderBy(asc(stockQuestion.id));
}

/** Adds a question about a lot. */
export async function addItemQuestion(db: Executor, row: typeof stockQuestion.$inferInsert): Promise<void> {
  await db.insert(stockQuestion).values(row);
}

/** A question about a lot, locked to be answered; null when there is none. */
export async function lockItemQuestion(db: Executor, itemId: string, id: string) {
  const [row] = await db
    .select()
    .from(stockQuestion)
    .where(and(eq(stockQuestion.id, id), eq(stockQuestion.item_id, itemId)))
    .for('update');
  return row ?? null;
}

export type QuestionRow = typeof stockQuestion.$inferSelect;

/** Writes the answer to a locked question; its version goes up by one. */
export async function setItemAnswer(
  db: Executor,
  { id, version }: QuestionRow,
  answer: string,
  at: Date,
): Promise<void> {
  await db
    .update(stockQuestion)
    .set({ answer, answered_at: at, version: version + 1 })
    .where(eq(stockQuestion.id, id));
}
