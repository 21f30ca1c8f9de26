import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Attachment, LandingType } from '../../../contract/entities/file';
import type { ErrorName } from '../../../contract/errorCodes';
import { MAX_FILE_BYTES } from '../../../contract/constants';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { contentTypeOf, hasMacros } from './contentType';
import { addFile, deleteLooseFiles, type FileRow, lockFile, lockOwnFiles, markStored } from './file.repository';
import { isSigned, signedAddress } from './signature';
import { DAY_MS } from '../../../domain/time/spans';

interface Incoming {
  company_id: string;
  uploaded_by: string;
  name: string;
  bytes: Buffer;
}

const LOOSE_DAYS = 2;
const CERTIFICATE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'];
const SHEET_TYPES = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain'];

/** What a list of materials is read from, and kept as. */
const LIST_TYPES = [
  ...SHEET_TYPES,
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

const APPLICATION_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/x-hwp',
  'application/hwp+zip',
];

/** What a landing takes; any known type for attachments, spreadsheets otherwise. */
const TAKEN: Partial<Record<LandingType, readonly string[]>> = { BRN: CERTIFICATE_TYPES, RMLF: LIST_TYPES };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The type by content, if this kind of landing takes it. */
async function acceptedType(landing: LandingType, bytes: Buffer): Promise<string> {
  const refusal: ErrorName = landing === 'BRN' ? 'CERTIFICATE_INVALID' : landing === 'AR' ? 'FILE_KIND' : 'FILE_TYPE';
  if (hasMacros(bytes)) return fail('FILE_MACRO');
  const type = (await contentTypeOf(bytes)) ?? fail(refusal);
  const taken = TAKEN[landing] ?? (landing === 'AR' ? null : SHEET_TYPES);
  return taken === null || taken.includes(type) ? type : fail(refusal);
}

/** The type by content of a file that came with a job application. */
export async function applicationFileType(bytes: Buffer): Promise<string> {
  if (bytes.length > MAX_FILE_BYTES) return fail('FILE_TOO_LARGE');
  if (hasMacros(bytes)) return fail('FILE_MACRO');
  const type = await contentTypeOf(bytes);
  return type !== null && APPLICATION_TYPES.includes(type) ? type : fail('APPLICATION_FILE');
}

/** Announces a file of the own company; its bytes are awaited for ten minutes at the address given back. */
export async function announceFile(work: MemberWork, input: { name: string; size: number; landing_type: LandingType }) {
  const { session } = work;
  if (input.size > MAX_FILE_BYTES) return fail('FILE_TOO_LARGE');
  const id = uuid();
  await addFile(work.db, {
    ...input,
    id,
    company_id: session.company_id,
    uploaded_by: session.account_id,
    content_type: '',
    created_at: work.now,
  });
  return { file_id: id, upload_url: signedAddress(work.app, 'put', id, work.now) };
}

/** Takes the announced bytes. The same bytes once more, after a lost answer, are welcome; others are not. */
export async function receiveBytes(
  work: Work,
  id: string,
  given: { until: number; signature: string },
  bytes: Buffer,
): Promise<Attachment> {
  if (!isSigned(work.app, 'put', id, given, work.now)) return fail('FILE_LINK_EXPIRED');
  const row = (await lockFile(work.db, id)) ?? fail('FILE_NOT_FOUND');
  if (bytes.length !== row.size) return fail('FILE_SIZE');
  const hash = sha256(bytes);
  if (row.stored_at) return row.sha256 === hash ? presentFile(row) : fail('FILE_ATTACHED');
  const content = { content_type: await acceptedType(row.landing_type, bytes), sha256: hash, stored_at: work.now };
  await work.app.files.put(id, bytes);
  await markStored(work.db, id, content);
  return presentFile({ ...row, ...content });
}

/** Rejects bytes that cannot be a registration certificate. */
export async function requireCertificate(bytes: Buffer): Promise<void> {
  await acceptedType('BRN', bytes);
}

/** Stores the certificate that came with a registration. */
export const storeCertificate = (work: Work, file: Incoming): Promise<string> => storeFile(work, 'BRN', file);

/** Stores a file whose bytes are there already; answers its id. */
export async function storeFile(work: Work, landing_type: LandingType, file: Incoming): Promise<string> {
  const { bytes, ...facts } = file;
  const id = uuid();
  const content_type = await acceptedType(landing_type, bytes);
  await work.app.files.put(id, bytes);
  await addFile(work.db, {
    ...facts,
    id,
    landing_type,
    content_type,
    size: bytes.length,
    sha256: sha256(bytes),
    created_at: work.now,
    stored_at: work.now,
  });
  return id;
}

/** The bytes of an uploaded list of the own company, for the module that reads it. */
export async function readOwnFile(
  work: MemberWork,
  id: string,
  landing: LandingType,
): Promise<{ name: string; bytes: Buffer }> {
  const { session } = work;
  const [row] = await lockOwnFiles(work.db, session.company_id, [id]);
  if (row?.landing_type !== landing) return fail('FILE_NOT_FOUND');
  return { name: row.name, bytes: (await work.app.files.get(id)) ?? fail('FILE_NOT_FOUND') };
}

/** Removes what was uploaded and then hung on nothing. */
export async function forgetLooseFiles(work: Work): Promise<void> {
  const ids = await deleteLooseFiles(work.db, new Date(work.now.getTime() - LOOSE_DAYS * DAY_MS));
  work.afterCommit(() => {
    for (const id of ids) void work.app.files.remove(id).catch(() => undefined);
  });
}

/** A file as it leaves, its size in bytes; where it lies and whose it is do not. */
export function presentFile(row: FileRow): Attachment {
  return {
    file_id: row.id,
    name: row.name,
    content_type: row.content_type,
    size: row.size,
    created_at: row.created_at.toISOString(),
  };
}
