import type { ServerResponse } from 'node:http';
import { redactText } from '../domain/secrets/redactText';

/** Sends the reader elsewhere for now; nobody may keep the answer, since it hangs on cookies. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** Answers a HEAD without rendering; the status is the one set so far. */
export function endHead(response: ServerResponse): void {
  if (response.writableEnded) return;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.end();
}

/** Adds cookies to those the answer has already, and keeps it out of every store; too late once the head is sent. */
export function setCookies(response: ServerResponse, cookies: readonly string[]): void {
  if (cookies.length === 0 || response.headersSent) return;
  const before = response.getHeader('Set-Cookie') ?? [];
  response.setHeader('Set-Cookie', [...(Array.isArray(before) ? before : [String(before)]), ...cookies]);
  response.setHeader('Cache-Control', 'private, no-store');
}

/** Keeps a page out of every store, the server's own too: some of what it shows could not be read. */
export function forbidStoring(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Cache-Control', 'no-store');
}

/** Pages are bundled apart from the server's logger; a line on stderr reaches the same place. */
export function logPageProblem(msg: string, path: string, error: unknown): void {
  const reason = redactText(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.stderr.write(`${JSON.stringify({ level: 'warn', msg, path, reason })}\n`);
}
