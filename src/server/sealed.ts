import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 6;

interface Key {
  /** Names the secret by which something was sealed, and reveals nothing of it. */
  id: string;
  bytes: Buffer;
}

/** A key of its own for what is sealed: the server's secret itself signs logins. */
function keyOf(secret: Uint8Array): Key {
  if (secret.length === 0) throw new Error('sealed values are for the server alone');
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'stlbs sealed values', 32));
  const id = createHash('sha256').update(bytes).digest().subarray(0, ID_BYTES).toString('base64url');
  return { id, bytes };
}

/** How everything begins that was sealed with a secret. */
export const sealedPrefix = (secret: Uint8Array): string => `${keyOf(secret).id}.`;

/** Encrypts a text for the database. It opens only with the secret and for the same `place`, such as the row's owner. */
export function seal(secret: Uint8Array, text: string, place: string): string {
  const { id, bytes } = keyOf(secret);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

/** The text that was sealed for a place with any of some secrets; null when it was not, or was changed since. */
export function unseal(secrets: readonly Uint8Array[], sealed: string, place: string): string | null {
  const [id, content = ''] = sealed.split('.');
  const key = secrets.map(keyOf).find((one) => one.id === id);
  const bytes = Buffer.from(content, 'base64url');
  if (!key || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
