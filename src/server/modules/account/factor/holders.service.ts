import type { Work } from '../../../http/context';
import { findHolders } from './factor.repository';

/** Those of some people who have a second factor. */
export async function peopleWithFactor(work: Work, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findHolders(work.db, accountIds));
}
