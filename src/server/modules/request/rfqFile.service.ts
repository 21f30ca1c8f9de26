import type { MemberWork } from '../../http/context';
import { attachFiles } from '../file/attachment.service';
import { findRfqById, findTargets } from './request.repository';

/** Makes exactly these files hang on a request: attachments for its sellers, and the lists that its lines were read from. */
export async function attachToRfq(
  work: MemberWork,
  record_id: string,
  {
    file_ids,
    list_file_ids,
  }: { file_ids?: readonly string[] | undefined; list_file_ids?: readonly string[] | undefined },
): Promise<void> {
  if (file_ids) await attachFiles(work, { record_type: 'rfq', record_id }, file_ids);
  if (list_file_ids) await attachFiles(work, { record_type: 'rfq_list', record_id }, list_file_ids);
}

/** Files of a request are for its own company and, once it was submitted, for the sellers it was sent to. */
export async function mayReadRfqFiles(work: MemberWork, rfqId: string): Promise<boolean> {
  const { session } = work;
  const row = await findRfqById(work.db, rfqId);
  if (!row) return false;
  if (row.company_id === session.company_id) return true;
  if (row.status === 'DRAFT') return false;
  return (await findTargets(work.db, row.id)).some((target) => target.company_id === session.company_id);
}

/** The lists a request was read from are for its own company alone: they hold what was not meant for sellers. */
export async function mayReadRfqLists(work: MemberWork, rfqId: string): Promise<boolean> {
  const { session } = work;
  const row = await findRfqById(work.db, rfqId);
  return row !== null && row.company_id === session.company_id;
}
