import { v7 as uuid } from 'uuid';
import type { FileRecordType } from '../../../contract/entities/file';
import type { MemberWork } from '../../http/context';
import { addAttachments } from './file.repository';
import { storeFile } from './file.service';

/** Stores a file of the own company and lets it hang on records that are its own too. */
export async function hangOn(
  work: MemberWork,
  record_type: FileRecordType,
  recordIds: readonly string[],
  file: { name: string; bytes: Buffer },
): Promise<void> {
  const { session, db, now } = work;
  const { is_test, company_id, account_id: uploaded_by } = session;
  const file_id = await storeFile(work, 'AR', { ...file, is_test, company_id, uploaded_by });
  await addAttachments(
    db,
    recordIds.map((record_id) => ({ id: uuid(), is_test, file_id, record_type, record_id, created_at: now })),
  );
}
