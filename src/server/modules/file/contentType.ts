import { fileTypeFromBuffer } from 'file-type';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The types that are stored, of all that the library knows. */
const ACCEPTED: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/vnd.dwg',
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.presentationml.presentation`,
]);

/** The content type that the bytes show; a name or a header proves nothing. Null: none that is accepted. */
export async function contentTypeOf(bytes: Buffer): Promise<string | null> {
  const own = hwpType(bytes);
  if (own) return own;
  // The library takes the mark of UTF-16 for sound.
  const found = UTF16.has(bytes.subarray(0, 2).toString('hex')) ? undefined : await fileTypeFromBuffer(bytes);
  if (found && ACCEPTED.has(found.mime)) return found.mime;
  // It also goes by two letters: a list that begins with "BM" is a text, not a bitmap.
  return isText(bytes) ? 'text/plain' : null;
}

/** Whether an office file contains a program. */
export function hasMacros(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK' && bytes.includes('vbaProject.bin');
}

/** Documents of the Korean word processor, which the library does not know: a compound file, or a zip since 2021. */
function hwpType(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 8).toString('hex');
  if (start === 'd0cf11e0a1b11ae1' && bytes.includes('HWP Document File')) return 'application/x-hwp';
  return start.startsWith('504b0304') && bytes.includes('application/hwp+zip') ? 'application/hwp+zip' : null;
}

const UTF16: ReadonlySet<string> = new Set(['fffe', 'feff']);

/** The marks with which UTF-8 and UTF-16 begin, read byte by byte. */
const MARK = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

/** Text has no control characters but those that lay it out. Korean text comes as UTF-8, UTF-16 or CP949. */
function isText(bytes: Buffer): boolean {
  // Opening the saved file could run markup, and starting it a script.
  const start = bytes.subarray(0, 512).toString('latin1').replace(MARK, '').replaceAll('\0', '');
  if (/^\s*(<\?|<!|<[a-z]|#!)/i.test(start)) return false;
  if (UTF16.has(bytes.subarray(0, 2).toString('hex'))) return true;
  return bytes
    .subarray(0, 64 * 1024)
    .every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12);
}
