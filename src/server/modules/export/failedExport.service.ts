import type { Work } from '../../http/context';
import { OperatorError } from '../company/operator.service';
import { countFailedExports, findFailedExport, findFailedExports, waitAgain } from './failedExport.repository';

export type FailedExport = NonNullable<Awaited<ReturnType<typeof findFailedExport>>>;

/** Files that could not be made. */
export const failedExports = (work: Work, page: { search: string; offset: number; limit: number }) =>
  findFailedExports(work.db, page);

/** One of them; null when it has not failed, or is not there. */
export const failedExport = (work: Work, id: string) => findFailedExport(work.db, id);

/** How many there are. */
export const failedExportCount = (work: Work) => countFailedExports(work.db);

/** Has a file made again for the person who requested it, whose right is checked again then. */
export async function makeAgain(work: Work, id: string): Promise<FailedExport> {
  const found = await findFailedExport(work.db, id);
  if (!found || !(await waitAgain(work.db, id, work.now))) throw new OperatorError(`There is no failed file ${id}.`);
  return found;
}
