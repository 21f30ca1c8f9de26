import { v7 as uuid } from 'uuid';
import type { ErrorName } from '../../../contract/errors';
import type { Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { addFile } from './company.repository';

interface Incoming {
  is_test: boolean;
  company_id: string;
  uploaded_by: string;
  landing_type: 'BRN' | 'AR';
  name: string;
  bytes: Buffer;
  allowed: readonly string[];
  refusal: ErrorName;
}

const SIGNATURES: ReadonlyArray<[type: string, start: number[]]> = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The content type that the first bytes show; a name or a header proves nothing. */
export function contentTypeOf(bytes: Buffer): string | null {
  return SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/** Stores a file of a company after checking its content; gives its id. */
export async function storeFile(work: Work, file: Incoming): Promise<string> {
  const content_type = contentTypeOf(file.bytes);
  if (!content_type || !file.allowed.includes(content_type)) return refuse(file.refusal);
  const id = uuid();
  await work.app.files.put(id, file.bytes);
  await addFile(work.db, {
    id,
    is_test: file.is_test,
    company_id: file.company_id,
    uploaded_by: file.uploaded_by,
    landing_type: file.landing_type,
    name: file.name,
    content_type,
    size: file.bytes.length,
    created_at: work.now,
  });
  return id;
}
