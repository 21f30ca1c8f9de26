import type { Canvas } from '@napi-rs/canvas';
import { fail } from '../http/fail';
import { canvasPackage } from './canvas';

/** Of one picture or page; the camera of a telephone gives 12 million, some 40. */
export const MOST_PIXELS = 48_000_000;
/** A photograph is read at this size at most: larger letters are not read better. */
const LONGEST_SIDE = 3600;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether the bytes begin as a .png or a .jpg. */
export const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG);

/** Decodes a .png or .jpg, upright. Its size is read from its head first: what unpacks to more is never unpacked. */
export async function openPicture(bytes: Buffer): Promise<Canvas> {
  const head = bytes.subarray(0, PNG.length).equals(PNG) ? pngSize(bytes) : jpegSize(bytes);
  if (!head || head.width === 0 || head.height === 0) return fail('FILE_PICTURE_UNREADABLE');
  if (head.width * head.height > MOST_PIXELS) return fail('FILE_PIXELS');
  const image = await canvasPackage()
    .loadImage(bytes)
    .catch(() => fail('FILE_PICTURE_UNREADABLE'));
  if (image.width === 0 || image.height === 0) return fail('FILE_PICTURE_UNREADABLE');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = canvasPackage().createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Size {
  width: number;
  height: number;
}

/** The size of a .png all of whose parts are there: the decoder of the canvas does not survive one that ends too soon. */
function pngSize(bytes: Buffer): Size | null {
  let size: Size | null = null;
  let filled = false;
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'IHDR' && length >= 13 && at === PNG.length && at + 20 < bytes.length)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    // Too large is said before it is said to be broken.
    if (size && size.width * size.height > MOST_PIXELS) return size;
    filled ||= kind === 'IDAT' && length > 0;
    at += 12 + length;
    if (kind === 'IEND') return filled && at <= bytes.length ? size : null;
  }
  return null;
}

const SCAN_BEGINS = Buffer.from([0xff, 0xda]);

/** The frame that says how large a JPEG is: any of C0 to CF but tables and arithmetic coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return !bytes.includes(SCAN_BEGINS, at)
        ? null
        : { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
