import { MAX_ATTACHMENTS } from '../../../contract/constants';
import { v7 as uuid } from 'uuid';
import type { Attachment, FileRecordType, LandingType } from '../../../contract/entities/file';
import type { FileAnswer } from '../../../contract/fileAnswer';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { addAttachments, detach, findAttachments, findFile, findRecordsOf, lockOwnFiles } from './file.repository';
import { presentFile } from './file.service';
import { savedName } from './savedName';
import { isSigned, signedAddress } from './signature';

/** Whether the person may read a record that files hang on. Each kind of record brings its own. */
export type FileReader = (work: MemberWork, recordId: string) => Promise<boolean>;
export type FileReaders = Readonly<Record<FileRecordType, FileReader>>;

/** What a file landed as, to hang on a kind of record; most take attachments. */
const LANDINGS: Partial<Record<FileRecordType, LandingType>> = { rfq_list: 'RMLF', sale_materials: 'SMLF' };
const landingOf = (type: FileRecordType): LandingType => LANDINGS[type] ?? 'AR';

interface Place {
  record_type: FileRecordType;
  record_id: string;
}

/**
 * Makes exactly these files hang on a record, in the order given. The caller has checked that the record may be changed;
 * here each new file must be complete, landed for such a record, and of the person's own company. Files that stay may be another's.
 */
export async function attachFiles(work: MemberWork, place: Place, fileIds: readonly string[]): Promise<void> {
  const { session, db } = work;
  const wanted = [...new Set(fileIds)];
  if (wanted.length > MAX_ATTACHMENTS) return fail('FILE_TOO_MANY');
  const present = (await findAttachments(db, place.record_type, [place.record_id])).map(({ file }) => file.id);
  const added = wanted.filter((id) => !present.includes(id));
  const own = await lockOwnFiles(db, session.company_id, added);
  const missing = added.filter(
    (id) => !own.some((file) => file.id === id && file.landing_type === landingOf(place.record_type)),
  );
  if (missing.length > 0) {
    return fail('FILE_NOT_FOUND', {
      issues: missing.map((id) => ({ path: ['file_ids', wanted.indexOf(id)], code: 'unknown_id' })),
    });
  }
  await detach(
    db,
    place.record_type,
    place.record_id,
    present.filter((id) => !wanted.includes(id)),
  );
  await addAttachments(
    db,
    added.map((file_id) => ({ id: uuid(), file_id, ...place, created_at: work.now })),
  );
}

/** Lets all files of a record hang on another one of the same kind and owner too. */
export async function copyAttachments(work: Work, type: FileRecordType, from: string, to: string): Promise<void> {
  const found = await findAttachments(work.db, type, [from]);
  await addAttachments(
    work.db,
    found.map(({ file }) => ({
      id: uuid(),
      file_id: file.id,
      record_type: type,
      record_id: to,
      created_at: work.now,
    })),
  );
}

/** Short-lived addresses of the files of a record; the caller has checked that its reader may see them. */
export async function addressesOf(work: Work, { record_type, record_id }: Place) {
  const files = (await attachmentsOf(work, record_type, [record_id])).get(record_id) ?? [];
  return files.map(({ file_id, name }) => ({
    file_id,
    name,
    url: signedAddress(work.app, 'get', file_id, work.now),
  }));
}

/** The files of some records of one kind. Every reader of the record may see them. */
export async function attachmentsOf(
  work: Work,
  type: FileRecordType,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>();
  for (const { record_id, file } of await findAttachments(work.db, type, recordIds)) {
    found.set(record_id, [...(found.get(record_id) ?? []), presentFile(file)]);
  }
  return found;
}

/** A short-lived address, once one of the records that the file hangs on may be read; of a loose file for its own company. */
export async function linkToFile(work: MemberWork, readers: FileReaders, id: string): Promise<{ url: string }> {
  const { session } = work;
  const file = await findFile(work.db, id);
  if (!file?.stored_at) return fail('FILE_NOT_FOUND');
  const records = await findRecordsOf(work.db, id);
  const loose = records.length === 0 && file.company_id === session.company_id;
  if (!loose && !(await mayRead(work, readers, records))) return fail('FILE_NOT_FOUND');
  return { url: signedAddress(work.app, 'get', id, work.now) };
}

async function mayRead(work: MemberWork, readers: FileReaders, records: readonly Place[]): Promise<boolean> {
  for (const { record_type, record_id } of records) {
    if (await readers[record_type](work, record_id)) return true;
  }
  return false;
}

/** The file at a signed address. */
export async function download(
  work: Work,
  id: string,
  given: { until: number; signature: string },
): Promise<FileAnswer> {
  if (!isSigned(work.app, 'get', id, given, work.now)) return fail('FILE_LINK_EXPIRED');
  const file = await findFile(work.db, id);
  const bytes = file?.stored_at ? await work.app.files.get(id) : null;
  return file && bytes
    ? { name: savedName(file.name, file.content_type), type: file.content_type, content: new Uint8Array(bytes) }
    : fail('FILE_NOT_FOUND');
}
