import { MAX_ATTACHMENTS } from '../../../contract/constants';
import type { Attachment } from '../../../contract/entities/file';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { attachFiles, attachmentsOf } from '../file/attachment.service';

const RECORD = 'sale_materials';

const placeOf = ({ session }: MemberWork) => ({ record_type: RECORD, record_id: session.company_id }) as const;

/** The lists that the company's sale materials were read from, the newest last. */
export async function readSaleLists(work: MemberWork): Promise<{ items: Attachment[] }> {
  const { company_id } = work.session;
  return { items: (await attachmentsOf(work, RECORD, [company_id])).get(company_id) ?? [] };
}

/** Keeps one more list; of more than a record may carry the oldest goes. */
export async function keepSaleList(work: MemberWork, fileId: string): Promise<{ items: Attachment[] }> {
  const { items } = await readSaleLists(work);
  const others = items.map(({ file_id }) => file_id).filter((id) => id !== fileId);
  await attachFiles(work, placeOf(work), [...others.slice(1 - MAX_ATTACHMENTS), fileId]);
  return readSaleLists(work);
}

/** Takes a list away; the materials that were read from it stay. */
export async function removeSaleList(work: MemberWork, fileId: string): Promise<{ items: Attachment[] }> {
  const ids = (await readSaleLists(work)).items.map(({ file_id }) => file_id);
  if (!ids.includes(fileId)) return fail('FILE_NOT_FOUND');
  await attachFiles(
    work,
    placeOf(work),
    ids.filter((id) => id !== fileId),
  );
  return readSaleLists(work);
}

/** Lists of sale materials are for their own company alone. */
export async function mayReadSaleLists({ session }: MemberWork, companyId: string): Promise<boolean> {
  return session.company_id === companyId;
}
