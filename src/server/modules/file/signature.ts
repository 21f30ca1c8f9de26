import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../../http/context';

type Deed = 'put' | 'get';

const UPLOAD_SECONDS = 10 * 60;
const DOWNLOAD_SECONDS = 60;

function signatureOf(secret: Uint8Array, deed: Deed, id: string, until: number): string {
  return createHmac('sha256', secret).update(`file ${deed} ${id} ${until}`).digest('base64url');
}

/** An address under which one file may be put, or fetched, for a short time; whoever holds it needs no login. */
export function signedAddress(app: App, deed: Deed, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + (deed === 'put' ? UPLOAD_SECONDS : DOWNLOAD_SECONDS);
  return `/api/file/${id}/content?until=${until}&signature=${signatureOf(app.jwtSecret, deed, id, until)}`;
}

/** Whether an address was made here for this deed and has not run out. */
export function isSigned(
  app: App,
  deed: Deed,
  id: string,
  given: { until: number; signature: string },
  now: Date,
): boolean {
  const shown = Buffer.from(given.signature);
  const made = app.acceptedSecrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, deed, id, given.until));
    return shown.length === right.length && timingSafeEqual(shown, right);
  });
  return made && now.getTime() < given.until * 1000;
}
