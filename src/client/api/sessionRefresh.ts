import { REFRESH_ATTEMPTS } from '../../contract/constants';
import type { Tokens } from '../../contract/entities/person';
import { ApiError } from './ApiError';
import type { TokenStore } from './tokens';

interface Parts {
  tokens: TokenStore;
  /** Exchanges a refresh token; rejects when it is refused. */
  exchange: (refreshToken: string) => Promise<Tokens>;
  /** Called when the attempts are used up. */
  onSessionLost: () => void;
}

/** Waits before a renewal without an answer is asked for again; the server takes the same refresh token once more. */
const ASK_AGAIN_MS = [300, 1_500];

/** Renews an expired login: one renewal shared by all who wait for it, and a limit on attempts without success. */
export class SessionRefresh {
  private attempts = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Any successful answer shows that the login works. */
  succeeded(): void {
    this.attempts = 0;
  }

  /**
   * Resolves when a call that was refused with `usedAccess` may be tried again; rejects when the login is over.
   * Both tokens are then forgotten already.
   */
  renew(usedAccess: string | undefined): Promise<void> {
    this.running ??= this.parts.tokens
      .exclusively(() => this.renewOnce(usedAccess))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private async renewOnce(usedAccess: string | undefined): Promise<void> {
    const { tokens, exchange } = this.parts;
    // Another tab, or a call that finished while we waited, may have renewed the login already.
    const current = tokens.access();
    if (current !== undefined && current !== usedAccess) return;
    this.attempts += 1;
    const refreshToken = tokens.refresh();
    try {
      if (refreshToken === undefined) throw new Error('No refresh token is stored.');
      const renewed = await answered(() => exchange(refreshToken));
      // Signed out or in as somebody else meanwhile: the answer belongs to a login that is gone.
      if (tokens.refresh() !== refreshToken) throw new Error('The login changed while it was renewed.');
      tokens.store(renewed);
    } catch (error) {
      if (tokens.refresh() === refreshToken) tokens.clear();
      if (this.attempts >= REFRESH_ATTEMPTS) {
        this.attempts = 0;
        this.parts.onSessionLost();
      }
      throw error;
    }
  }
}

/** A lost answer is no refusal: the connection may have been cut for a moment. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of ASK_AGAIN_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== null || error.timedOut) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return ask();
}
