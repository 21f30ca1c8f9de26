import { and, desc, eq, ne } from 'drizzle-orm';
import type { WordFields } from '../../../contract/entities/wordRule';
import type { Executor } from '../../db/database';
import { wordRule } from '../../db/schema/wordRule';

interface Owner {
  company_id: string;
}

const shown = {
  id: wordRule.id,
  word: wordRule.word,
  fields: wordRule.fields,
  updated_at: wordRule.updated_at,
};

/** The words that a company has taught, those changed last first, at most `limit`. */
export async function findWordRules(db: Executor, { company_id }: Owner, limit: number) {
  return db
    .select(shown)
    .from(wordRule)
    .where(eq(wordRule.company_id, company_id))
    .orderBy(desc(wordRule.updated_at), desc(wordRule.id))
    .limit(limit);
}

/** How many other words a company has taught. */
export async function countOtherWords(db: Executor, { company_id }: Owner, word_key: string): Promise<number> {
  return db.$count(wordRule, and(eq(wordRule.company_id, company_id), ne(wordRule.word_key, word_key)));
}

/** Keeps what a company means by a word: the newest meaning stands. */
export async function upsertWordRule(
  db: Executor,
  { company_id }: Owner,
  rule: { id: string; word: string; word_key: string; fields: WordFields; updated_at: Date },
) {
  const [kept] = await db
    .insert(wordRule)
    .values({ company_id, ...rule })
    .onConflictDoUpdate({
      target: [wordRule.company_id, wordRule.word_key],
      set: { word: rule.word, fields: rule.fields, updated_at: rule.updated_at },
    })
    .returning(shown);
  if (!kept) throw new Error('a rule of a word was not kept');
  return kept;
}

/** Forgets a word of a company; does nothing where the word is another's, or gone. */
export async function deleteWordRule(db: Executor, { company_id }: Owner, id: string): Promise<void> {
  await db.delete(wordRule).where(and(eq(wordRule.company_id, company_id), eq(wordRule.id, id)));
}
