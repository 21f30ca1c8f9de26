import { v7 as uuid } from 'uuid';
import type { WordRule } from '../../../contract/entities/wordRule';
import { wordKey } from '../../../domain/material/words/wordKey';
import type { App, MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import type { Session } from '../../http/sessionType';
import { countOtherWords, deleteWordRule, findWordRules, upsertWordRule } from './wordRule.repository';

const MOST_RULES = 500;

/** A member reads the words of the own company, nobody else's. */
export async function wordRulesOf({ db, session }: MemberWork) {
  return { items: (await findWordRules(db, session, MOST_RULES)).map(presented) };
}

/** Any member may teach the company's lists a word. */
export async function rememberWord({ db, session, now }: MemberWork, { word, fields }: WordRule) {
  const word_key = wordKey(word);
  // A figure or a sign alone would change every line that holds it.
  if (word_key.length < 2 || !/\p{L}/u.test(word_key))
    return fail('WRONG_PARAM', { issues: [{ path: ['word'], code: 'word' }] });
  if (Object.keys(fields).length === 0) return fail('WRONG_PARAM', { issues: [{ path: ['fields'], code: 'fields' }] });
  if ((await countOtherWords(db, session, word_key)) >= MOST_RULES)
    return fail('WRONG_PARAM', { issues: [{ path: ['word'], code: 'too_many' }] });
  return presented(await upsertWordRule(db, session, { id: uuid(), word, word_key, fields, updated_at: now }));
}

/** Any member may take a word back. */
export const forgetWord = ({ db, session }: MemberWork, id: string): Promise<void> => deleteWordRule(db, session, id);

/**
 * The words by which a caller's lists are read: those of the own company. Who waits for a company's approval, or lacks the
 * second factor that it requires, reads as a visitor does.
 */
export async function rulesFor({ databases }: App, session: Session | null): Promise<WordRule[]> {
  if (!session || session.member_status !== 'active' || session.factor_missing) return [];
  const rules = await findWordRules(databases.of(session.is_test), session, MOST_RULES);
  return rules.map(({ word, fields }) => ({ word, fields }));
}

type Row = Awaited<ReturnType<typeof findWordRules>>[number];
const presented = ({ updated_at, ...rule }: Row) => ({ ...rule, updated_at: updated_at.toISOString() });
