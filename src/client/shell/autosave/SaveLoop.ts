/** `again`: no answer, worth another try · `refused`: not before something changes · `stale`: changed elsewhere. */
export type Verdict = 'stale' | 'again' | 'refused';

/**
 * `clean`: nothing was typed · `waiting`: typed a moment ago · `offline`: sent once there is a network · `conflict`: waits
 * for a choice · `saved`: on the server, at a time of its clock.
 */
export type SaveState =
  | { kind: 'clean' | 'waiting' | 'saving' | 'offline' | 'conflict' }
  | { kind: 'saved'; at: number }
  | { kind: 'retrying' | 'refused'; error: unknown };

export interface LoopPort {
  /** Sends everything as it is now. False: a part is still to be sent, or has to be looked at again. Throws what failed. */
  send(): Promise<boolean>;
  judge(error: unknown): Verdict;
  online(): boolean;
  /** When the server had it, by its own clock, in milliseconds since 1970. */
  now(): number;
}

const PAUSE_MS = 1_500;

/**
 * Sends what is typed: after a pause, one call at a time, again when no answer came, at once when the network is back.
 * What is typed meanwhile goes with the next call.
 */
export class SaveLoop {
  private made = 0;
  private sent = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private stopped = false;
  private held = false;
  private closed = false;
  private lastError: unknown = null;

  constructor(
    private readonly port: LoopPort,
    private readonly notify: (state: SaveState) => void,
  ) {}

  /** Something was typed. */
  changed(): void {
    this.made += 1;
    if (this.stopped || this.held) return;
    this.failures = 0;
    this.notify({ kind: this.port.online() ? 'waiting' : 'offline' });
    this.schedule(PAUSE_MS);
  }

  /** Whether everything typed is on the server. */
  settled(): boolean {
    return this.made === this.sent;
  }

  /** Sends at once what is not sent yet, whatever the device says of its network; throws why it could not. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    this.lastError = null;
    while (!this.settled() && this.lastError === null && !this.stopped && !this.held) await this.run();
    if (!this.settled()) throw this.lastError ?? new Error('It could not be saved.');
  }

  /** Resolves once no call is under way; none follows by itself. */
  async idle(): Promise<void> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
  }

  /** Runs the work while nothing is being sent, and sends nothing until it has ended. */
  async alone(work: () => Promise<void>): Promise<void> {
    while (this.running) await this.running;
    if (this.stopped) return;
    this.running = work().finally(() => {
      this.running = null;
    });
    await this.running;
    if (!this.settled() && !this.held && !this.stopped) this.schedule(PAUSE_MS);
  }

  /** The device found a network or lost it. */
  network(): void {
    if (this.settled() || this.stopped || this.held) return;
    if (!this.port.online()) return this.notify({ kind: 'offline' });
    this.failures = 0;
    this.schedule(0);
  }

  /** Nothing goes out until `release`: somebody has to choose. */
  hold(): void {
    this.held = true;
    clearTimeout(this.timer);
    this.notify({ kind: 'conflict' });
  }

  /** The choice was made. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    this.changed();
    this.schedule(0);
  }

  /** Everything is on the server by another way than this one. */
  done(): void {
    clearTimeout(this.timer);
    this.held = false;
    this.sent = this.made;
    this.notify({ kind: 'clean' });
  }

  /** The screen stands: failed calls are repeated. */
  open(): void {
    this.closed = false;
    if (!this.settled()) this.schedule(PAUSE_MS);
  }

  /** The screen is left: what is not sent yet goes out once. */
  close(): Promise<void> {
    this.closed = true;
    return this.settled() || this.stopped ? Promise.resolve() : this.flush();
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.port.online() && void this.run(), wait);
  }

  private run(): Promise<void> {
    this.running ??= this.send().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async send(): Promise<void> {
    if (this.settled() || this.stopped || this.held) return;
    if (this.port.online()) this.notify({ kind: 'saving' });
    const { made } = this;
    try {
      const whole = await this.port.send();
      this.failures = 0;
      if (whole) this.sent = Math.max(this.sent, made);
      if (this.stopped || this.held) return;
      if (this.settled()) return this.notify({ kind: 'saved', at: this.port.now() });
      this.notify({ kind: 'waiting' });
      this.schedule(PAUSE_MS);
    } catch (error) {
      this.lastError = error;
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (this.stopped) return;
    if (this.port.judge(error) === 'refused') return this.notify({ kind: 'refused', error });
    this.failures += 1;
    this.notify(this.port.online() ? { kind: 'retrying', error } : { kind: 'offline' });
    this.schedule(retryAfter(this.failures));
  }
}

const RETRY_MS = [1_500, 4_700, 14_800, 45_000];

/** How long to wait after so many failures in a row, in milliseconds. */
export function retryAfter(failures: number): number {
  return RETRY_MS[Math.min(Math.max(failures, 1), RETRY_MS.length) - 1] ?? 45_000;
}
