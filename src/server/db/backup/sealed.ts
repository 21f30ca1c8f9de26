import { spawn } from 'node:child_process';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StartError } from '../../startError';

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

/** Packs and encrypts a folder into `target` by the key in a file; resolves to `target`. */
export async function sealFolder(folder: string, target: string, keyFile: string): Promise<string> {
  const secret = await secretIn(keyFile);
  const salt = randomBytes(SALT_BYTES);
  const part = `${target}.part`;
  const file = createWriteStream(part, { mode: 0o600, flags: 'wx' });
  try {
    const tar = spawn('tar', ['-cf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = endOf(tar);
    await put(file, Buffer.concat([HEADER, salt]));
    const key = keyOf(secret, salt);
    let at = 0;
    for await (const { piece, last } of pieces(tar.stdout, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at, last));
      await put(file, Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
      at += 1;
    }
    await ended;
    file.end();
    await once(file, 'close');
    const handle = await open(part, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, target);
    return target;
  } catch (error) {
    file.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/** Decrypts and unpacks such a file into a new folder. Throws `StartError` for another key and for a file that was changed. */
export async function openSealed(source: string, folder: string, keyFile: string | undefined): Promise<void> {
  if (keyFile === undefined) throw new StartError(`${source} is encrypted: say with --key which file holds its key.`);
  const secret = await secretIn(keyFile);
  const start = await startOf(source);
  if (!start.subarray(0, HEADER.length).equals(HEADER)) throw new StartError(`${source} is not an encrypted backup.`);
  const key = keyOf(secret, start.subarray(HEADER.length));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-xpf', '-', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = endOf(tar);
  // What tar says when its input breaks off is said better below.
  ended.catch(() => undefined);
  tar.stdin.on('error', () => undefined);
  let at = 0;
  const sealedPieces = pieces(createReadStream(source, { start: start.length }), PIECE_BYTES + TAG_BYTES);
  try {
    for await (const { piece, last } of sealedPieces) {
      await put(tar.stdin, unsealed(piece, key, nonceOf(at, last)));
      at += 1;
    }
  } catch (error) {
    tar.kill('SIGKILL');
    if (error instanceof StartError) throw error;
    throw new StartError(`${source} cannot be decrypted: it has another key, or the file is damaged or was cut off.`);
  }
  tar.stdin.end();
  await ended;
}

async function startOf(file: string): Promise<Buffer> {
  const start = Buffer.alloc(HEADER.length + SALT_BYTES);
  const handle = await open(file, 'r');
  try {
    await handle.read(start, 0, start.length, 0);
  } finally {
    await handle.close();
  }
  return start;
}

/** Whether a file is an encrypted backup by its name. */
export const isSealed = (place: string): boolean => place.endsWith('.sealed');

function unsealed(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const body = piece.subarray(0, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(piece.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

async function secretIn(file: string): Promise<Buffer> {
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

async function put(stream: Writable, bytes: Buffer): Promise<void> {
  if (!stream.write(bytes)) await once(stream, 'drain');
}

function endOf(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });
}
