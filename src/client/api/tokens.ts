import type { Tokens } from '../../contract/entities/person';

/** Where a login is kept: cookies in the browser, the request and its answer on the server. */
export interface TokenStore {
  access(): string | undefined;
  refresh(): string | undefined;
  /** Keeps a new pair and the login mark. */
  store(tokens: Tokens): void;
  /** Forgets both tokens and the login mark. */
  clear(): void;
  /** Runs alone among everybody who shares the store (other tabs). */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** The pair that a renewal answered; throws when there is none in it. */
export function readTokens(data: unknown): Tokens {
  const { access_token, refresh_token } = (data ?? {}) as Partial<Record<keyof Tokens, unknown>>;
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string')
    throw new Error('No tokens in the answer.');
  return { access_token, refresh_token };
}
