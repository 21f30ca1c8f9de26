import type { Commitment } from '../../contract/commitments';
import { settleOutcome } from '../../contract/routes/award';
import { ApiError, unsent } from './ApiError';
import type { ApiRequest } from './apiRequest';

/** A binding call, as its outcome is looked up. */
export interface Action {
  kind: Commitment;
  /** Number or id of the record; '' where the call makes one. */
  record: string;
  /** Method and path as the contract writes them. */
  call: string;
  key: string;
}

/** What is kept of an action before it leaves, until its outcome was shown. */
export interface JournalEntry extends Action {
  owner: string;
  /** Address of the page it was done on. */
  page: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Survives a crash of the page. */
export interface Journal {
  /** Notes at once, so that it holds for a page that is reloaded in this very moment, that an outcome was seen. */
  see(key: string): void;
  add(entry: JournalEntry): Promise<void>;
  remove(key: string): Promise<void>;
  of(owner: string): Promise<JournalEntry[]>;
}

/** `asking`: no answer came, so the outcome is looked up by the key · `unknown`: even that failed. */
export type CommitmentState = 'sending' | 'asking' | 'sent' | 'not_sent' | 'unknown';

export interface ShownCommitment extends JournalEntry {
  state: CommitmentState;
}

/** What the browser lends. */
export interface Surroundings {
  journal: Journal;
  online(): boolean;
  /** Resolves after the time, or as soon as there is a network again. */
  pause(ms: number): Promise<void>;
  /** Resolves once the page has drawn what it knows now; not while nobody sees it. */
  drawn(): Promise<void>;
  /** Runs while no other tab holds the key; not at all where one does. */
  alone<T>(key: string, work: () => Promise<T>): Promise<T | undefined>;
  page(): string;
  now(): number;
}

type Send = (request: ApiRequest) => Promise<unknown>;
type Outcome = { state: 'sent'; data: unknown } | { state: 'not_sent' | 'unknown' };

const ASK_AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
/** The server forgets keys after a day; later "not sent" and "forgotten" look alike. */
const RETRY_FOR_MS = 23 * 60 * 60 * 1_000;
/**
 * The one place through which binding calls leave. None waits for a network. One whose answer is lost is looked up by its
 * key until it is known whether it was carried out; asking spends a key that brought nothing, so it cannot arrive later.
 */
export class Commitments {
  private owner: string | undefined;
  private shown: readonly ShownCommitment[] = [];
  /** Keys whose outcome their own page showed. */
  private readonly seen = new Set<string>();
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly around: Surroundings) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Actions under way, and ended ones whose outcome waits to be dismissed; the same array until something changes. */
  readonly snapshot = () => this.shown;

  /** Sends an action. The same action, pressed again while it is under way, is not sent twice. */
  run(send: Send, request: ApiRequest, action: Action): Promise<unknown> {
    const same = JSON.stringify([action.call, request.url, request.body]);
    const running = this.running.get(same);
    if (running) return running;
    const done = this.carryOut(send, request, action).finally(() => this.running.delete(same));
    this.running.set(same, done);
    return done;
  }

  /** On sign-in and sign-out: actions whose page was lost are looked up and reported to the person who did them. */
  async recover(owner: string | undefined, send: Send): Promise<void> {
    if (owner !== this.owner) this.forget();
    this.owner = owner;
    if (owner === undefined) return;
    const entries = await this.around.journal.of(owner).catch(() => []);
    const lost = entries.filter(({ key }) => !this.seen.has(key) && !this.shown.some((one) => one.key === key));
    await Promise.all(
      lost.map((entry) =>
        this.around.alone(entry.key, async () => {
          if (this.owner !== owner) return;
          this.show(entry, 'asking');
          this.show(entry, (await this.ask(send, entry)).state);
        }),
      ),
    );
  }

  /** The outcome was seen. */
  dismiss(key: string): void {
    this.hide(key);
    this.around.journal.remove(key).catch(() => undefined);
  }

  private async carryOut(send: Send, request: ApiRequest, action: Action): Promise<unknown> {
    if (!this.around.online()) throw unsent(request, 'offline');
    const entry = { ...action, owner: this.owner ?? '', page: this.around.page(), at: this.around.now() };
    // At once, so that no window closes between the press and the call.
    this.show(entry, 'sending');
    const sent = this.around.alone(action.key, async () => {
      // A browser without room for it sends all the same: the page itself still asks.
      await this.around.journal.add(entry).catch(() => undefined);
      return { data: await this.answerTo(send, request, entry) };
    });
    return (await sent)?.data;
  }

  private async answerTo(send: Send, request: ApiRequest, entry: JournalEntry): Promise<unknown> {
    try {
      const data = await send(request);
      this.end(entry, 'sent');
      return data;
    } catch (error) {
      if (!isOpen(error)) {
        this.end(entry, 'not_sent');
        throw error;
      }
      this.show(entry, 'asking');
      const outcome = await this.ask(send, entry);
      this.show(entry, outcome.state);
      if (outcome.state === 'sent') return outcome.data;
      throw unsent(request, outcome.state === 'unknown' ? 'unknown' : 'lost', error);
    }
  }

  private async ask(send: Send, { call, key, at }: JournalEntry): Promise<Outcome> {
    const request = { method: settleOutcome.method, url: settleOutcome.path, body: { call, key } };
    for (let tries = 0; this.around.now() - at < RETRY_FOR_MS; tries += 1) {
      try {
        const { sent, data } = (await send(request)) as { sent: boolean; data: unknown };
        return sent ? { state: 'sent', data } : { state: 'not_sent' };
      } catch (error) {
        if (!(error instanceof ApiError) || isRefused(error)) return { state: 'unknown' };
      }
      await this.around.pause(ASK_AGAIN_MS[Math.min(tries, ASK_AGAIN_MS.length - 1)] ?? 0);
    }
    return { state: 'unknown' };
  }

  /** An outcome that its own page shows is not shown again; one whose page is gone is. */
  private end(entry: JournalEntry, state: CommitmentState): void {
    if (this.around.page() !== entry.page) return this.show(entry, state);
    this.seen.add(entry.key);
    this.hide(entry.key);
    void this.around.drawn().then(() => {
      this.around.journal.see(entry.key);
      this.around.journal.remove(entry.key).catch(() => undefined);
    });
  }

  private show(entry: JournalEntry, state: CommitmentState): void {
    const others = this.shown.filter(({ key }) => key !== entry.key);
    this.notify([...others, { ...entry, state }]);
  }

  private hide(key: string): void {
    this.notify(this.shown.filter((one) => one.key !== key));
  }

  private forget(): void {
    this.notify(this.shown.filter(({ state }) => state === 'sending'));
  }

  private notify(shown: readonly ShownCommitment[]): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** A refusal is an answer; no answer, a proxy's word or a fault of the server leaves open what happened. */
function isOpen(error: unknown): boolean {
  return error instanceof ApiError && error.unsent === undefined && !isRefused(error);
}

const isRefused = ({ status }: ApiError) => status !== null && status >= 400 && status < 500 && status !== 408;
