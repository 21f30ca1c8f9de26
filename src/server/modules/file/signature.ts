import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../../http/context';

type Action = 'put' | 'get';

const UPLOAD_SECONDS = 10 * 60;
const DOWNLOAD_SECONDS = 60;

function signatureOf(secret: Uint8Array, action: Action, id: string, until: number): string {
  return createHmac('sha256', secret).update(`file ${action} ${id} ${until}`).digest('base64url');
}

/** An address under which one file may be put, or fetched, for a short time; its holder needs no login. */
export function signedAddress(app: App, action: Action, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + (action === 'put' ? UPLOAD_SECONDS : DOWNLOAD_SECONDS);
  return `/api/file/${id}/content?until=${until}&signature=${signatureOf(app.jwtSecret, action, id, until)}`;
}

/** Whether an address was made here for this action and has not run out. */
export function isSigned(
  app: App,
  action: Action,
  id: string,
  given: { until: number; signature: string },
  now: Date,
): boolean {
  const shown = Buffer.from(given.signature);
  const made = app.acceptedSecrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, action, id, given.until));
    return shown.length === right.length && timingSafeEqual(shown, right);
  });
  return made && now.getTime() < given.until * 1000;
}
