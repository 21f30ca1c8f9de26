import { crc32, inflateSync } from 'node:zlib';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../../../contract/entities/company';
import { fail } from '../../http/fail';

interface Size {
  width: number;
  height: number;
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The same bytes once they are a whole png or jpg within the bounds; a document that prints them must not fail later. */
export function checkedPicture(bytes: Buffer): Buffer {
  if (bytes.length > MAX_PICTURE_BYTES) return fail('PICTURE_TOO_LARGE');
  const size = pngSize(bytes) ?? jpgSize(bytes);
  if (!size || size.width === 0 || size.height === 0) return fail('PICTURE_INVALID');
  return Math.max(size.width, size.height) > MAX_PICTURE_SIDE ? fail('PICTURE_TOO_LARGE') : bytes;
}

/** Samples of one pixel by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The size of a png whose parts are all there and intact; null for anything else. */
function pngSize(bytes: Buffer): Size | null {
  if (!bytes.subarray(0, 8).equals(PNG_START)) return null;
  const data: Buffer[] = [];
  let header: Buffer | null = null;
  let palette = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (kind === 'IHDR') header = body;
    if (kind === 'PLTE') palette = true;
    if (kind === 'IDAT') data.push(body);
    if (kind === 'IEND') return header?.length === 13 ? pngPixels(header, palette, Buffer.concat(data)) : null;
    at = end;
  }
  return null;
}

function pngPixels(header: Buffer, palette: boolean, data: Buffer): Size | null {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = -1] = header.subarray(8, 10);
  const samples = SAMPLES[colour];
  const interlaced = header[12] === 1;
  if (!samples || ![1, 2, 4, 8, 16].includes(depth) || (colour === 3 && !palette)) return null;
  // Too large is said by its size; nothing of it is unpacked.
  if (Math.max(width, height) > MAX_PICTURE_SIDE) return { width, height };
  const rows = height * (1 + Math.ceil((width * samples * depth) / 8));
  // Seven passes begin more rows than one does, and round each of them up.
  const most = interlaced ? 2 * rows + 64 : rows;
  try {
    const length = inflateSync(data, { maxOutputLength: most + 1 }).length;
    return (interlaced ? length > 0 && length <= most : length === rows) ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Markers of a jpg that say its size: baseline and progressive frames. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** The size of a jpg that runs from its first marker to its last; null for anything else. */
function jpgSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') < 0) {
    return null;
  }
  let size: Size | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (bytes[at] !== 0xff || length < 2 || at + 2 + length > bytes.length) return null;
    if (FRAMES.includes(marker) && length >= 8) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    // The picture itself follows the start of its scan.
    if (marker === 0xda) return size;
    at += 2 + length;
  }
  return null;
}
