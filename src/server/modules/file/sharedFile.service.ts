import { v7 as uuid } from 'uuid';
import type { FileRecordType } from '../../../contract/entities/file';
import type { MemberWork, Work } from '../../http/context';
import { addAttachments, detach, findAttachments } from './file.repository';
import { storeFile } from './file.service';

interface Place {
  record_type: FileRecordType;
  record_id: string;
}

/** Lets one file, or none, hang on a record of the own company in place of all that hung there. */
export async function replaceFile(
  work: MemberWork,
  { record_type, record_id }: Place,
  file: { name: string; bytes: Buffer } | null,
): Promise<void> {
  const before = await findAttachments(work.db, record_type, [record_id]);
  const ids = before.map((one) => one.file.id);
  await detach(work.db, record_type, record_id, ids);
  if (!file) return;
  const { session, db, now } = work;
  const { company_id, account_id: uploaded_by } = session;
  const file_id = await storeFile(work, 'AR', { ...file, company_id, uploaded_by });
  await addAttachments(db, [{ id: uuid(), file_id, record_type, record_id, created_at: now }]);
}

/** The bytes of the last file on a record; null where there is none. The caller has checked who asks. */
export async function contentOf(work: Work, { record_type, record_id }: Place): Promise<Buffer | null> {
  const last = (await findAttachments(work.db, record_type, [record_id])).at(-1);
  return last ? work.app.files.get(last.file.id) : null;
}
