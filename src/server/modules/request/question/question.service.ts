import { v4 as randomId, v7 as uuid } from 'uuid';
import type { Question, QuestionList } from '../../../../contract/entities/rfqDialogue';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { announce } from '../../machine/delivery.service';
import { notifyAllSellers, notifyBuyer, sellersOf } from '../notice.service';
import { addressedRfq, addressedRfqForChange } from '../../quotation/quotation.policy';
import { ownRfqForChange } from '../request.policy';
import { findRfq, type RfqRow } from '../request.repository';
import {
  addQuestion,
  countOwnQuestions,
  findQuestion,
  findQuestions,
  type QuestionRow,
  setAnswer,
} from './question.repository';

const MOST_QUESTIONS = 20;

const isOpen = (row: RfqRow, now: Date) =>
  (row.status === 'REQ' || row.status === 'COL') && row.closes_at !== null && now < row.closes_at;

/** Questions as the caller may see them: the buyer all, a seller its own and those that were answered to all. */
export async function listQuestions(work: MemberWork, number: string): Promise<QuestionList> {
  const { session } = work;
  const row = await findRfq(work.db, number);
  if (row?.company_id === session.company_id) return asBuyer(work, row);
  return asSeller(work, (await addressedRfq(work, number)).rfq);
}

async function asBuyer(work: MemberWork, row: RfqRow): Promise<QuestionList> {
  const found = await findQuestions(work.db, row.id, work.language);
  return {
    items: found.map(({ row: one, company_name }) => ({ ...open(one), company_name })),
    may_ask: false,
    may_answer: isOpen(row, work.now),
  };
}

async function asSeller(work: MemberWork, row: RfqRow): Promise<QuestionList> {
  const found = (await findQuestions(work.db, row.id, work.language)).map((one) => one.row);
  const mine = (one: QuestionRow) => one.company_id === work.session.company_id;
  const seen = found.filter((one) => mine(one) || one.answer !== null);
  // In the order of the answers: the order of the questions would reveal when others asked.
  seen.sort((a, b) => (a.answered_at?.getTime() ?? Infinity) - (b.answered_at?.getTime() ?? Infinity));
  return {
    items: seen.map((one) =>
      mine(one) ? { ...open(one), mine: true } : { ...open(one), id: one.public_id, asked_at: null },
    ),
    may_ask: isOpen(row, work.now),
    may_answer: false,
  };
}

function open(row: QuestionRow): Question {
  return {
    id: row.id,
    line_no: row.line_no,
    question: row.question,
    answer: row.answer,
    asked_at: row.asked_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    version: row.version,
    mine: false,
    company_name: null,
  };
}

/** A seller asks. */
export async function ask(
  work: MemberWork,
  number: string,
  input: { question: string; line_no: number | null },
): Promise<QuestionList> {
  const { rfq } = await addressedRfqForChange(work, number);
  const { session } = work;
  if (!isOpen(rfq, work.now)) return fail('DEADLINE_PASSED');
  if ((await countOwnQuestions(work.db, rfq.id, session.company_id)) >= MOST_QUESTIONS) return fail('QUESTION_LIMIT');
  await addQuestion(work.db, {
    ...input,
    id: uuid(),
    public_id: randomId(),
    rfq_id: rfq.id,
    company_id: session.company_id,
    asked_at: work.now,
  });
  await notifyBuyer(work, rfq, 'question_asked');
  const { company_id, rfq_number_id } = rfq;
  await announce(work, [company_id], { type: 'question.asked', side: 'buyer', rfq_number_id });
  return asSeller(work, rfq);
}

/** The buyer answers, or corrects an answer, to everybody who was sent the request. */
export async function answer(
  work: MemberWork,
  number: string,
  id: string,
  given: { version: number; answer: string },
): Promise<QuestionList> {
  const row = await ownRfqForChange(work, number, null);
  if (!isOpen(row, work.now)) return fail(row.status === 'DRAFT' ? 'RFQ_STATE' : 'DEADLINE_PASSED');
  const question = (await findQuestion(work.db, row.id, id)) ?? fail('QUESTION_NOT_FOUND');
  if (question.version !== given.version) return fail('STALE_VERSION');
  await setAnswer(work.db, question, given.answer, work.now);
  await notifyAllSellers(work, row, 'question_answered');
  const { rfq_number_id } = row;
  await announce(work, await sellersOf(work, row), { type: 'question.answered', side: 'seller', rfq_number_id });
  return asBuyer(work, row);
}
