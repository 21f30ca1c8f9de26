import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../opaqueSecret';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON);
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a stored hash, or with an empty one, which no password has, it spends the same time on a decoy, so that timing reveals nothing. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecret());
  const right = await verify(stored || (await decoy), password);
  return Boolean(stored) && right;
}
