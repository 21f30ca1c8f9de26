const XML_PACKAGE = '[Content_Types].xml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES_BY_START: ReadonlyArray<[type: string, start: string]> = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/vnd.dwg', 'AC10'],
];

/** The content type that the bytes themselves show; a name or a header proves nothing. Null: none that is known. */
export function contentTypeOf(bytes: Buffer): string | null {
  const known = TYPES_BY_START.find(([, start]) => bytes.subarray(0, start.length).toString('latin1') === start);
  if (known) return known[0];
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return packageType(bytes);
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') {
    return bytes.includes('HWP Document File') ? 'application/x-hwp' : null;
  }
  return isText(bytes) ? 'text/plain' : null;
}

/** Whether an office file brings a program of its own. */
export function hasMacros(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK' && bytes.includes('vbaProject.bin');
}

function packageType(bytes: Buffer): string | null {
  if (bytes.includes('application/hwp+zip')) return 'application/hwp+zip';
  if (!bytes.includes(XML_PACKAGE)) return null;
  if (bytes.includes('xl/workbook')) return `${OFFICE}.spreadsheetml.sheet`;
  if (bytes.includes('word/document')) return `${OFFICE}.wordprocessingml.document`;
  return bytes.includes('ppt/presentation') ? `${OFFICE}.presentationml.presentation` : null;
}

/** The marks with which UTF-8 and UTF-16 begin, read letter by letter. */
const MARK = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

/** Text holds no control characters besides those that set it; Korean texts come as UTF-8, UTF-16 or CP949. */
function isText(bytes: Buffer): boolean {
  // Markup could be run by whoever opens the saved file, and a script by whoever starts it.
  const start = bytes.subarray(0, 512).toString('latin1').replace(MARK, '').replaceAll('\0', '');
  if (/^\s*(<\?|<!|<[a-z]|#!)/i.test(start)) return false;
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return true;
  return bytes
    .subarray(0, 64 * 1024)
    .every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12);
}
