import { createFile } from '../../src/contract/endpoints/file';
import type { LandingType } from '../../src/contract/entities/file';
import type { Caller } from './people';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF');
/** One grey dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoAwAAgQCAeR1wgAAAAABJRU5ErkJggg==',
  'base64',
);

/** A file of this company's, ready to hang on a record. */
export async function uploadedFile(
  who: Caller,
  serverUrl: string,
  name = '밀시트.pdf',
  bytes: Uint8Array = name.endsWith('.png') ? PNG : PDF,
  landing_type: LandingType = 'AR',
): Promise<string> {
  const { file_id, upload_url } = await who.ok(createFile, { body: { name, size: bytes.length, landing_type } });
  const answer = await fetch(`${serverUrl}${upload_url}`, { method: 'PUT', body: new Uint8Array(bytes) });
  if (!answer.ok) throw new Error(`upload: ${answer.status}`);
  return file_id;
}
