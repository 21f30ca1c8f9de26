import { inflateRawSync } from 'node:zlib';
import { fail } from '../http/fail';
import type { ZipEntry } from './zipGuard';

/** Unpacked size above which a file is not a list but a bomb; a list of 5,000 rows unpacks to about 3 MB. */
export const MOST_UNPACKED = 50 * 1024 * 1024;
/** Of all sheets together. A list of 5,000 lines in 60 columns has 300,000 cells. */
export const MOST_CELLS = 400_000;
const MOST: Readonly<Record<string, number>> = {
  c: MOST_CELLS,
  row: 200_000,
  mergeCell: 10_000,
  si: MOST_CELLS,
  // Of an OpenDocument.
  'table-cell': MOST_CELLS,
  'table-row': 200_000,
};
const OPENS = 0x3c;
const COLON = 0x3a;
const LONGEST_TAG = 40;
const LOCAL_HEADER = 30;
const DEFLATED = 8;

/**
 * Refuses a workbook that holds more than any list, before a reader builds it: what it really unpacks to, whatever the
 * zip claims, and how many cells, rows, merges and texts its sheets name.
 */
export function checkWorkbook(bytes: Buffer, entries: readonly ZipEntry[]): void {
  if (entries.reduce((sum, { uncompressed }) => sum + uncompressed, 0) > MOST_UNPACKED) fail('FILE_TOO_LARGE');
  let left = MOST_UNPACKED;
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (!/\.xml$/i.test(entry.name)) continue;
    const content = unpacked(bytes, entry, left);
    left -= content.length;
    countTags(content, counts);
  }
}

/** The bytes of an entry, at most `left` of them. */
export function unpacked(bytes: Buffer, { offset, compressed, method }: ZipEntry, left: number): Buffer {
  if (offset + LOCAL_HEADER > bytes.length) return fail('FILE_UNREADABLE');
  const begin = offset + LOCAL_HEADER + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(begin, begin + compressed);
  if (method !== DEFLATED) return packed.length > left ? fail('FILE_TOO_LARGE') : packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const beyond = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return fail(beyond ? 'FILE_TOO_LARGE' : 'FILE_UNREADABLE');
  }
}

function countTags(content: Buffer, counts: Map<string, number>): void {
  for (let at = content.indexOf(OPENS); at >= 0; at = content.indexOf(OPENS, at + 1)) {
    const name = tagAt(content, at + 1);
    const most = MOST[name];
    if (most === undefined) continue;
    const count = (counts.get(name) ?? 0) + 1;
    if (count > most) fail('FILE_TOO_MUCH');
    counts.set(name, count);
  }
}

/** The name of the tag that begins here, without the prefix of its name space. */
function tagAt(content: Buffer, from: number): string {
  let begin = from;
  let end = from;
  for (; end < content.length && end - from < LONGEST_TAG; end += 1) {
    const byte = content[end] ?? 0;
    if (byte === COLON) begin = end + 1;
    // Space and line ends, "/" and ">".
    else if (byte <= 0x20 || byte === 0x2f || byte === 0x3e) break;
  }
  return content.toString('latin1', begin, end);
}
