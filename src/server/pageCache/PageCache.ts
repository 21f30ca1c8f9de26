import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cachedPage';

export interface Lifetimes {
  /** For so long a page is served as it is. */
  freshMs: number;
  /** For so long after that it is served while it is rendered again. */
  staleMs: number;
  /** Bytes of all cached pages. The least recently used make room. */
  maxBytes: number;
}

interface Entry {
  /** Null: this address has no page that may be cached. */
  page: CachedPage | null;
  renderedAt: number;
}

/** What an entry takes up beside its page. */
const ENTRY_BYTES = 1_024;

/** Caches pages for a short time. Each is rendered at most once at a time, however many readers request it. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly rendering = new Map<string, Promise<CachedPage | null>>();

  constructor(
    private readonly lifetimes: Lifetimes,
    private readonly render: (key: string) => Promise<CachedPage | null>,
    private readonly now: () => number = () => performance.now(),
    private readonly counted: (result: 'hit' | 'miss' | 'uncacheable') => void = () => undefined,
  ) {
    this.entries = new LRUCache({ maxSize: lifetimes.maxBytes, sizeCalculation: sizeOf });
  }

  /** Bytes cached now; never more than allowed. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  /** Whether the page of an address is there, so that nobody waits for it to be rendered. */
  has(key: string): boolean {
    const entry = this.entries.peek(key);
    return (
      Boolean(entry?.page) && this.now() - (entry?.renderedAt ?? 0) < this.lifetimes.freshMs + this.lifetimes.staleMs
    );
  }

  /** The page of an address; null where it has to be rendered for each reader. Rejects when its rendering failed. */
  async take(key: string): Promise<CachedPage | null> {
    const entry = this.entries.get(key);
    const age = entry ? this.now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (!entry || age >= this.lifetimes.freshMs + this.lifetimes.staleMs) {
      this.counted('miss');
      return this.renew(key);
    }
    this.counted(entry.page ? 'hit' : 'uncacheable');
    // After a failure the old page stays for its time; the next reader tries again.
    if (age >= this.lifetimes.freshMs) this.renew(key).catch(() => undefined);
    return entry.page;
  }

  private renew(key: string): Promise<CachedPage | null> {
    const running = this.rendering.get(key);
    if (running) return running;
    const renderedAt = this.now();
    const work = this.render(key)
      .then((page) => {
        this.entries.set(key, { page, renderedAt });
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, work);
    return work;
  }
}

function sizeOf({ page }: Entry, key: string): number {
  return ENTRY_BYTES + key.length * 2 + (page ? page.plain.length + page.zipped.length : 0);
}
