import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_BYTES = 16 * 1024;

/** Fields of a sent form; the last of a name that was sent twice. */
export type FormFields = Readonly<Record<string, string>>;

/** Lets the server read forms, and nothing else that is sent. */
export function acceptForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The cookie of a name; null when there is none. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=') || null;
  }
  return null;
}

/** A cookie that scripts cannot read and other sites cannot send; kept for the session unless seconds are given. */
export function cookieText(request: FastifyRequest, name: string, value: string, seconds?: number): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (request.protocol === 'https') parts.push('Secure');
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  return parts.join('; ');
}

/** A cookie before anybody is signed in: its forms are bound to it. */
export const newCookie = (): string => randomBytes(32).toString('base64url');

/** What every form of a sign-in carries: made from its cookie, which no other site can read or choose. */
export const formToken = (cookie: string): string =>
  createHash('sha256').update(`console form:${cookie}`).digest('base64url');

/** Whether a form was sent from a page of this console that was shown to this sign-in. */
export function isOwnForm(request: FastifyRequest, cookie: string, fields: FormFields): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `${request.protocol}://${request.host}`) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const [given, right] = [Buffer.from(fields['form'] ?? ''), Buffer.from(formToken(cookie))];
  return given.length === right.length && timingSafeEqual(given, right);
}
