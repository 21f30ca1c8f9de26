import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret of 256 bits, safe in addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of an opaque secret: it has enough entropy for a plain hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
