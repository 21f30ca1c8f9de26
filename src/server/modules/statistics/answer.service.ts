import type { Work } from '../../http/context';
import { addAnswers } from './answer.repository';

/** Keeps who answered a request whose collecting has just ended; the public record of a seller is made of it. */
export function countAnswers(work: Work, rfq: { id: string }): Promise<void> {
  return addAnswers(work.db, rfq.id, work.now);
}
