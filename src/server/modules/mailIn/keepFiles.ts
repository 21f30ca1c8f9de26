import type { LandingType } from '../../../contract/entities/file';
import type { MemberWork } from '../../http/context';
import { AppError } from '../../http/fail';
import { storeFile } from '../file/file.service';
import type { ReadMail } from './mailTask';
import { isPassing } from './passing';

/** Stores files of a mail for their sender and gives their ids. A kind that is not taken, such as a mail in the mail, is left out. */
export async function keepFiles(work: MemberWork, landing: LandingType, files: ReadMail['files']): Promise<string[]> {
  const { company_id, account_id: uploaded_by } = work.session;
  const ids: string[] = [];
  for (const { name, bytes } of files) {
    try {
      ids.push(await storeFile(work, landing, { company_id, uploaded_by, name, bytes: Buffer.from(bytes) }));
    } catch (error) {
      if (!(error instanceof AppError) || isPassing(error)) throw error;
    }
  }
  return ids;
}
