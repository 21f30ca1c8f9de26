import { createECDH } from 'node:crypto';

/** With which the server proves to push services that it is the sender a browser subscribed to (VAPID, RFC 8292). */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** A private key with the public one that belongs to it; null when it is none. Both are base64url. */
export function pushKeyOf(privateKey: string): PushKey | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== PRIVATE_BYTES || !/^[\w-]+$/.test(privateKey)) return null;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/** A new key. */
export function newPushKey(): PushKey {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - bytes.length), bytes]);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}
