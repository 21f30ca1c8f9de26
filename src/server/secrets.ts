import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from './env';

/** The secret that signs, and all whose signatures count. Without one in the settings it is made once and kept. */
export async function secretsOf(env: Env): Promise<{ jwtSecret: Uint8Array; acceptedSecrets: readonly Uint8Array[] }> {
  const jwtSecret = Buffer.from(env.JWT_SECRET ?? (await keptSecret(path.resolve(env.DATA_DIR, 'jwt-secret'))));
  const previous = env.JWT_SECRET_PREVIOUS;
  return { jwtSecret, acceptedSecrets: previous ? [jwtSecret, Buffer.from(previous)] : [jwtSecret] };
}

/** Several processes may start at once on one folder: the first to put its secret there decides. */
async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept;
  // The folder of a first start is made here, after nothing spoke against the start.
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch(() => undefined);
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
}
