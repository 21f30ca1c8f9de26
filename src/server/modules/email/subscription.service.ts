import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: Uint8Array, accountId: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${accountId}`).digest('base64url');

/** What stands in the way out of every mail to a person. It is good for nothing else and, as old mails do, stays. */
export function unsubscribeToken(secret: Uint8Array, accountId: string): string {
  if (secret.length === 0) throw new Error('mails that can be turned off are written by the server alone');
  return `${accountId}.${sign(secret, accountId)}`;
}

/** Whose mails a token turns off; null when it was made with none of these secrets. */
export function accountOfToken(secrets: readonly Uint8Array[], token: string): string | null {
  const [accountId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const made = secrets.some((secret) => {
    const right = Buffer.from(sign(secret, accountId));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return made ? accountId : null;
}
