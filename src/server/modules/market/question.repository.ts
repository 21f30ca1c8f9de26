import type { Language } from '../../../contract/constants';
import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { companyNameIn } from '../../db/companyName';
import type { Executor } from '../../db/database';
import { company } from '../../db/schema/company';
import { stockItem, stockQuestion } from '../../db/schema/stock';
import { alias } from 'drizzle-orm/pg-core';

/** Questions about a lot with their authors, oldest first; of one company alone when it is given. */
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

interface Page {
  side: 'buyer' | 'seller';
  unanswered: boolean;
  before: string | undefined;
  language: Language;
  limit: number;
}

const asker = alias(company, 'asker');
const store = alias(company, 'store');

/** Questions about lots that a company asks or has to answer, the newest first; of lots that were closed since, too. */
export async function findQuestions(db: Executor, companyId: string, page: Page) {
  return db
    .select({
      row: stockQuestion,
      item: stockItem,
      asker: companyNameIn(page.language, asker),
      store: companyNameIn(page.language, store),
    })
    .from(stockQuestion)
    .innerJoin(stockItem, eq(stockItem.id, stockQuestion.item_id))
    .innerJoin(asker, eq(asker.id, stockQuestion.company_id))
    .innerJoin(store, eq(store.id, stockItem.company_id))
    .where(
      and(
        eq(page.side === 'buyer' ? stockQuestion.company_id : stockItem.company_id, companyId),
        page.unanswered ? isNull(stockQuestion.answer) : undefined,
        page.before ? lt(stockQuestion.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(stockQuestion.id))
    .limit(page.limit);
}

/** Whether a company has a question about a lot: then it still reads it when the lot is closed. */
export async function hasRequested(db: Executor, itemId: string, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: stockQuestion.id })
    .from(stockQuestion)
    .where(and(eq(stockQuestion.company_id, companyId), eq(stockQuestion.item_id, itemId)))
    .limit(1);
  return row !== undefined;
}
