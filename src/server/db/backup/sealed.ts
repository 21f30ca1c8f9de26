import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { StartError } from '../../startError';
import { packing, unpacking } from './tar';

/**
 * A folder as one encrypted file: a header, then pieces of a tar archive, each sealed by AES-256-GCM. The nonce of a piece holds
 * its number and whether it is the last one, so that pieces left out, repeated or cut off are noticed. The key of a file comes
 * from the operator's by a salt of its own.
 */
const HEADER = Buffer.from('STLBS backup 1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 1024 * 1024;
const LEAST_KEY_BYTES = 32;

/** Packs and encrypts a folder into `target`, by what `backupKey` read; resolves to `target`. */
export async function sealFolder(folder: string, target: string, secret: Buffer): Promise<string> {
  const part = `${target}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    try {
      await writeSealed(file, folder, secret);
    } finally {
      await file.close();
    }
    await rename(part, target);
    return target;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeSealed(file: FileHandle, folder: string, secret: Buffer): Promise<void> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt);
  await file.appendFile(Buffer.concat([HEADER, salt]));
  const { archive, ended } = packing(folder);
  let at = 0;
  for await (const { piece, last } of pieces(archive, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at, last));
    await file.appendFile(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
    at += 1;
  }
  await ended;
  await file.sync();
}

/** Decrypts and unpacks such a file into a new folder. Throws `StartError` for another key and for a file that was changed. */
export async function openSealed(source: string, folder: string, keyFile: string | undefined): Promise<void> {
  if (keyFile === undefined) throw new StartError(`${source} is encrypted: say with --key which file holds its key.`);
  const secret = await backupKey(keyFile);
  const start = await startOf(source);
  if (!start.subarray(0, HEADER.length).equals(HEADER)) throw new StartError(`${source} is not an encrypted backup.`);
  const key = keyOf(secret, start.subarray(HEADER.length));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = unpacking(folder);
  let at = 0;
  const sealedPieces = pieces(createReadStream(source, { start: start.length }), PIECE_BYTES + TAG_BYTES);
  try {
    for await (const { piece, last } of sealedPieces) {
      const bytes = unsealed(piece, key, nonceOf(at, last));
      if (!bytes) {
        throw new StartError(
          `${source} cannot be decrypted: it has another key, or the file is damaged or was cut off.`,
        );
      }
      await tar.put(bytes);
      at += 1;
    }
  } catch (error) {
    tar.kill();
    throw error;
  }
  await tar.end();
}

async function startOf(file: string): Promise<Buffer> {
  const start = Buffer.alloc(HEADER.length + SALT_BYTES);
  const handle = await open(file, 'r').catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  try {
    await handle.read(start, 0, start.length, 0);
  } finally {
    await handle.close();
  }
  return start;
}

/** Whether a file is an encrypted backup by its name. */
export const isSealed = (place: string): boolean => place.endsWith('.sealed');

/** Undefined for a piece that is not the one that was sealed under this key and nonce. */
function unsealed(piece: Buffer, key: Buffer, nonce: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The operator's key in a file. Throws `StartError` where it cannot be read or is too short. */
export async function backupKey(file: string): Promise<Buffer> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file of the key, ${file}, cannot be read.`);
  });
  const secret = Buffer.from(text.trim());
  if (secret.length >= LEAST_KEY_BYTES) return secret;
  throw new StartError(`The key in ${file} is too short. Make one by: openssl rand -base64 48 > ${file}`);
}

const keyOf = (secret: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', secret, salt, 'stlbs backup', 32));

function nonceOf(at: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(at), 3);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** The bytes of a stream in pieces of one size; the last one may be shorter, and is there even when there is nothing. */
async function* pieces(stream: Readable, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let kept = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    kept = Buffer.concat([kept, chunk]);
    // One that is just full may be the last: it goes once more follows.
    while (kept.length > size) {
      yield { piece: kept.subarray(0, size), last: false };
      kept = kept.subarray(size);
    }
  }
  yield { piece: kept, last: true };
}
