import type { Work } from '../../http/context';
import { countDisputes, findDisputes } from './dispute.repository';

/** Buyers' claims about deliveries that are not resolved. Only the two companies can resolve them. */
export const disputes = (work: Work, page: { search: string; offset: number; limit: number }) =>
  findDisputes(work.db, page);

/** How many there are. */
export const disputeCount = (work: Work) => countDisputes(work.db);
