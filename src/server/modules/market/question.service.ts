import { v7 as uuid } from 'uuid';
import type { Question, QuestionList } from '../../../contract/entities/rfqDialogue';
import { describeSpec } from '../../../domain/material/describe';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { notifyCompanies } from '../push/notify.service';
import { foundItem, knownItem } from './openItem.service';
import {
  addItemQuestion,
  findItemQuestions,
  findQuestions,
  lockItemQuestion,
  type QuestionRow,
  setItemAnswer,
} from './question.repository';
import type * as z from 'zod';
import type { listStockQuestions } from '../../../contract/endpoints/market';
import { idCursor, pageOf } from '../../http/page';

const MOST_QUESTIONS = 20;

/** Questions about an item as the caller may see them: the seller all, a buyer those of the own company. */
export async function listItemQuestions(work: MemberWork, itemId: string): Promise<QuestionList> {
  const { company_id } = work.session;
  const { item } = await knownItem(work, work.session, itemId);
  const own = item.company_id === company_id;
  const found = await findItemQuestions(work.db, itemId, own ? null : company_id, work.language);
  return {
    items: found.map(({ row, company_name }) => presentQuestion(row, own, own ? company_name : null)),
    may_ask: !own && item.is_open,
    may_answer: own,
  };
}

/** A question as its seller or its asker reads it. */
function presentQuestion(row: QuestionRow, own: boolean, company_name: string | null): Question {
  return {
    id: row.id,
    line_no: null,
    question: row.question,
    answer: row.answer,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    mine: !own,
    company_name,
    version: row.version,
  };
}

/** A buyer asks; the seller's people are notified. */
export async function askAboutItem(work: MemberWork, itemId: string, question: string): Promise<QuestionList> {
  const { session } = work;
  const { item } = await foundItem(work, session, itemId);
  if (item.company_id === session.company_id) return fail('OWN_STOCK');
  const requested = await findItemQuestions(work.db, itemId, session.company_id, work.language);
  if (requested.length >= MOST_QUESTIONS) return fail('QUESTION_LIMIT');
  await addItemQuestion(work.db, {
    id: uuid(),
    item_id: itemId,
    company_id: session.company_id,
    question,
    asked_at: work.now,
  });
  await notifyCompanies(work, [item.company_id], {
    kind: 'stock_question_asked',
    record_type: 'stock',
    record_id: itemId,
    title: describeSpec(item.spec, work.language) || item.raw_text,
  });
  return listItemQuestions(work, itemId);
}

/** The seller answers, or corrects an answer; the author of the question is notified. */
export async function answerAboutItem(
  work: MemberWork,
  { item_id: itemId, question_id }: { item_id: string; question_id: string },
  { answer, version }: { answer: string; version: number },
) {
  const { session } = work;
  const { item } = await foundItem(work, session, itemId);
  if (item.company_id !== session.company_id) return fail('QUESTION_NOT_FOUND');
  const requested = (await lockItemQuestion(work.db, itemId, question_id)) ?? fail('QUESTION_NOT_FOUND');
  if (requested.version !== version) return fail('STALE_VERSION');
  await setItemAnswer(work.db, requested, answer, work.now);
  await notifyCompanies(work, [requested.company_id], {
    kind: 'stock_question_answered',
    record_type: 'stock',
    record_id: itemId,
    title: describeSpec(item.spec, work.language) || item.raw_text,
  });
  return listItemQuestions(work, itemId);
}

/** All questions about lots of the company's own, or that it has to answer. */
export async function listQuestions(work: MemberWork, query: z.output<(typeof listStockQuestions)['query']>) {
  const { session, db, language } = work;
  const { side, limit } = query;
  const rows = await findQuestions(db, session.company_id, {
    language: work.language,
    side,
    unanswered: query.unanswered !== undefined,
    before: idCursor(query.cursor),
    limit: limit + 1,
  });
  const present = ({ row, item, asker, store }: (typeof rows)[number]) => ({
    item_id: item.id,
    closed: !item.is_open,
    title: describeSpec(item.spec, language) || item.raw_text,
    // A buyer reads the seller's name, a seller the buyer's.
    ...presentQuestion(row, side === 'seller', side === 'seller' ? asker : store),
  });
  return pageOf(rows, limit, present, ({ row }) => row.id);
}
