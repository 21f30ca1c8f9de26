import { REFRESH_ATTEMPTS } from '../../contract/constants';
import type { Tokens } from '../../contract/entities/person';
import { ApiError } from './ApiError';
import type { TokenStore } from './tokens';

interface Parts {
  tokens: TokenStore;
  /** Exchanges a refresh token; rejects when it is refused, or when no server can be reached. */
  exchange: (refreshToken: string) => Promise<Tokens>;
  /** Called when the attempts are used up. */
  onSessionLost: () => void;
}

/** Waits before a renewal without an answer is requested again; the server takes the same refresh token once more. */
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
   * Resolves when a call that was refused with `usedAccess` may be tried again. Rejects with `RenewalFailed` when nobody
   * could say whether the login still counts: it stays. Any other rejection means that the login is over; both tokens are
   * then forgotten already.
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
    const refreshToken = tokens.refresh();
    try {
      if (refreshToken === undefined) throw new Error('No refresh token is stored.');
      const renewed = await answered(() => exchange(refreshToken));
      // Signed out or in as somebody else meanwhile: the answer belongs to a login that is gone.
      if (tokens.refresh() !== refreshToken) throw new Error('The login changed while it was renewed.');
      tokens.store(renewed);
    } catch (error) {
      if (refreshToken !== undefined && tokens.refresh() === refreshToken && !isRefusal(error)) {
        throw new RenewalFailed(error);
      }
      if (tokens.refresh() === refreshToken) tokens.clear();
      this.attempts += 1;
      if (this.attempts >= REFRESH_ATTEMPTS) {
        this.attempts = 0;
        this.parts.onSessionLost();
      }
      throw error;
    }
  }
}

/** A renewal without a usable answer: the API is away, restarts, is too busy, or a proxy spoke in its place. */
export class RenewalFailed extends Error {
  constructor(cause: unknown) {
    super('The login could not be renewed now.', { cause });
  }
}

/** Answers that say nothing of the token: sent too slowly, too early or too often. */
const NO_REFUSALS = new Set([408, 425, 429]);

/** Only the API itself, by an answer of its own, ends a login. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.mcode === null || error.status === null) return false;
  return error.status >= 400 && error.status < 500 && !NO_REFUSALS.has(error.status);
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
