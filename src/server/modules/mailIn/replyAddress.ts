import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../../http/context';

/** Small letters and figures: what stands before an @ may lose its capitals on the way. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const SIGNED_BYTES = 10;
const FORM = /^r-([a-z2-7]{26})-([a-z2-7]{16})$/;

/** Bytes in base32, without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = (held << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

const signatureOf = (secret: Uint8Array, id: string) =>
  base32(createHmac('sha256', secret).update(`reply ${id}`).digest().subarray(0, SIGNED_BYTES));

/** What stands before the @ of a reply address: its id and our signature of it. */
export function replyLocalPart(app: Pick<App, 'jwtSecret'>, id: string): string {
  return `r-${base32(Buffer.from(id.replaceAll('-', ''), 'hex'))}-${signatureOf(app.jwtSecret, id)}`;
}

/** The id that a local part names; null where it is none of ours. */
export function replyIdOf(app: Pick<App, 'acceptedSecrets'>, localPart: string): string | null {
  const [, named = '', signed = ''] = FORM.exec(localPart.toLowerCase()) ?? [];
  if (!named) return null;
  const id = bytesOf(named)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(signed);
  const genuine = app.acceptedSecrets.some((secret) => timingSafeEqual(Buffer.from(signatureOf(secret, id)), given));
  return genuine ? id : null;
}
