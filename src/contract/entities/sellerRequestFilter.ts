import * as z from 'zod';
import { MOST_DUE_HOURS } from '../constants';
import { shortText } from '../values';
import { sellerStatus } from './project';

/** What narrows and orders a seller's list of requests. */
export const sellerRequestFilter = {
  status: sellerStatus.optional(),
  q: shortText(100).optional(),
  /** Only requests whose deadline comes within so many hours. */
  due_hours: z.coerce.number().int().min(1).max(MOST_DUE_HOURS).optional(),
  kind: z.enum(['sealed', 'open']).optional(),
  origin: z.enum(['matched', 'invited']).optional(),
  draft: z.enum(['1']).optional(),
  /** Newest first, soonest deadline first, most matched lines first. */
  sort: z.enum(['received', 'deadline', 'matched']).default('received'),
};
