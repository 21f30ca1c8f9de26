import { createHash, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { addIncoming, isKnown } from './incoming.repository';

const HEADERS_BYTES = 256 * 1024;
const MESSAGE_ID = /^message-id:[ \t]*((?:[^\r\n]|\r?\n[ \t])*)/im;

const hash = (...parts: (string | Uint8Array)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
};

/** Whether the mail server knows the secret; takes the same time for every guess. */
export function requireSecret(work: Work, given: unknown): void {
  const { MAIL_IN } = work.app.env;
  if (!MAIL_IN) return fail('MAIL_IN_OFF');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(MAIL_IN.secret))) fail('MAIL_IN_SECRET');
}

/**
 * Keeps a mail until it is dealt with. One that came before, by its Message-ID and recipient, is taken as if it were new and
 * kept no second time: the mail server tries again after a lost answer.
 */
export async function takeMail(work: Work, recipient: string, bytes: Buffer): Promise<{ taken: boolean }> {
  const to = recipient.toLowerCase();
  const head = bytes.toString('latin1', 0, HEADERS_BYTES).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const messageId = MESSAGE_ID.exec(head)?.[1]?.replaceAll(/\s+/g, '');
  const message_key = hash(to, messageId || bytes);
  if (await isKnown(work.db, message_key)) return { taken: false };
  const id = uuid();
  await work.app.files.put(id, bytes);
  const taken = await addIncoming(work.db, {
    id,
    message_key,
    recipient: to,
    state: 'waiting',
    due_at: work.now,
    received_at: work.now,
  });
  if (!taken) void work.app.files.remove(id).catch(() => undefined);
  return { taken };
}
