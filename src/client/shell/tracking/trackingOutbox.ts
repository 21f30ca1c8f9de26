import type { TrackingEvent } from './trackingEvent';

const KEY = 'stlbs_tracking';
/** More than this many waiting actions say nothing new; the oldest go first. */
const MOST = 200;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

type Deliver = (event: TrackingEvent) => Promise<boolean>;

/**
 * Delivers actions one by one, and keeps in this browser what could not be delivered: over reloads, until the network is
 * back. Never keeps a token; a sign-out clears it with all of local storage.
 */
export class TrackingOutbox {
  private retryAfter = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `deliver` resolves to whether the action is settled: taken, or refused for good. */
  constructor(
    private readonly deliver: Deliver,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
    private readonly online: () => boolean,
  ) {}

  async send(event: TrackingEvent): Promise<void> {
    // While offline nothing would show a closing page that its last action was lost.
    if (this.online() && (await this.settled(event))) return;
    this.keep([event]);
    this.retryLater();
  }

  /** Sends what is kept. Taken out first, so that two tabs never send the same. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const kept = this.take();
    for (const [index, event] of kept.entries()) {
      if (this.online() && (await this.settled(event))) continue;
      this.keep(kept.slice(index));
      this.retryLater();
      return;
    }
    this.retryAfter = FIRST_RETRY_MS;
  }

  private async settled(event: TrackingEvent): Promise<boolean> {
    return this.deliver(event).catch(() => false);
  }

  private retryLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.retryAfter * (0.5 + Math.random() / 2));
    this.retryAfter = Math.min(LONGEST_RETRY_MS, this.retryAfter * 2);
  }

  private take(): TrackingEvent[] {
    const kept = this.read();
    this.storage.removeItem(KEY);
    return kept;
  }

  private keep(events: TrackingEvent[]): void {
    try {
      this.storage.setItem(KEY, JSON.stringify([...this.read(), ...events].slice(-MOST)));
    } catch {
      // A full or forbidden storage keeps nothing; the reader is not to notice.
    }
  }

  private read(): TrackingEvent[] {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? (kept as TrackingEvent[]) : [];
    } catch {
      return [];
    }
  }
}
