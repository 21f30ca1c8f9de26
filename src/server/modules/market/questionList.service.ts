import type * as z from 'zod';
import type { listStockQuestions } from '../../../contract/endpoints/market';
import { describeSpec } from '../../../domain/material/describe';
import type { MemberWork } from '../../http/context';
import { idCursor, pageOf } from '../../http/page';
import { presentQuestion } from './question.service';
import { findQuestions } from './questionList.repository';

/** All questions about lots that the company asked, or that it is to answer. */
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
    // A buyer reads whom it asked, a seller who asks.
    ...presentQuestion(row, side === 'seller', side === 'seller' ? asker : store),
  });
  return pageOf(rows, limit, present, ({ row }) => row.id);
}
