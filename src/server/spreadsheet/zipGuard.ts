const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ZIP64 = 0xffffffff;

export interface ZipEntry {
  name: string;
  /** As the directory claims it. */
  uncompressed: number;
  compressed: number;
  /** How it is packed: 0 as it is, 8 deflated. */
  method: number;
  /** Where its own header begins. */
  offset: number;
}

/**
 * The entries that a zip's central directory lists, without unpacking anything; null when it is not a readable zip or
 * uses the 64-bit form, which no list of this size needs.
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== ENTRY_SIGNATURE) return null;
    const uncompressed = bytes.readUInt32LE(offset + 24);
    if (uncompressed === ZIP64) return null;
    const nameLength = bytes.readUInt16LE(offset + 28);
    const extra = bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
    entries.push({
      name: bytes.toString('utf8', offset + 46, offset + 46 + nameLength),
      uncompressed,
      compressed: bytes.readUInt32LE(offset + 20),
      method: bytes.readUInt16LE(offset + 10),
      offset: bytes.readUInt32LE(offset + 42),
    });
    offset += 46 + nameLength + extra;
  }
  return entries;
}

function findEnd(bytes: Buffer): number | null {
  const lowest = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let offset = bytes.length - END_SIZE; offset >= lowest; offset -= 1) {
    if (bytes.readUInt32LE(offset) === END_SIGNATURE) return offset;
  }
  return null;
}
