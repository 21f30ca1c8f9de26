import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Grid } from './grid';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD = 13;

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grid as a PNG of one pixel a square, so that people can look at it too. */
export function toPng({ width, height, squares }: Grid): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.alloc(1), squares.subarray(row * width * 3, (row + 1) * width * 3)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Reads what `toPng` wrote; no other PNG. */
export function fromPng(file: Buffer): Grid {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const from = SIGNATURE.length + 12 + HEAD;
  const data = inflateSync(file.subarray(from + 8, from + 8 + file.readUInt32BE(from)));
  const line = width * 3;
  const rows = Array.from({ length: height }, (_, row) => data.subarray(row * (line + 1) + 1, (row + 1) * (line + 1)));
  return { width, height, squares: Buffer.concat(rows) };
}
