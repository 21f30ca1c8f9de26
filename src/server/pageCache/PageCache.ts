import type { CachedPage } from './cachedPage';

export interface Lifetimes {
  /** So long a page is given out as it is. */
  freshMs: number;
  /** So long after that it is given out once more while it is rendered again. */
  staleMs: number;
  /** Bytes of all kept pages; those not asked for longest make room. */
  most: number;
}

interface Place {
  /** Null: this address has no page that may be kept. */
  page: CachedPage | null;
  madeAt: number;
  size: number;
}

/** What an address takes up beside its page. */
const PLACE_BYTES = 1_024;

/** Keeps pages for a short time and renders each again at most once at a time, however many ask for it. */
export class PageCache {
  private readonly places = new Map<string, Place>();
  private readonly running = new Map<string, Promise<CachedPage | null>>();
  private bytes = 0;

  constructor(
    private readonly lifetimes: Lifetimes,
    private readonly make: (key: string) => Promise<CachedPage | null>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Bytes kept now; never more than allowed. */
  get size(): number {
    return this.bytes;
  }

  /** The page of an address; null where it has to be rendered for each reader. Rejects when its rendering failed. */
  async take(key: string): Promise<CachedPage | null> {
    const place = this.places.get(key);
    const age = place ? this.now() - place.madeAt : Number.POSITIVE_INFINITY;
    if (!place || age >= this.lifetimes.freshMs + this.lifetimes.staleMs) return this.renew(key);
    this.places.delete(key);
    this.places.set(key, place);
    // A failure leaves the old page for its time; the next reader tries again.
    if (age >= this.lifetimes.freshMs) this.renew(key).catch(() => undefined);
    return place.page;
  }

  private renew(key: string): Promise<CachedPage | null> {
    const known = this.running.get(key);
    if (known) return known;
    const madeAt = this.now();
    const work = this.make(key)
      .then((page) => {
        this.put(key, { page, madeAt, size: sizeOf(key, page) });
        return page;
      })
      .finally(() => this.running.delete(key));
    this.running.set(key, work);
    return work;
  }

  private put(key: string, place: Place): void {
    this.drop(key);
    if (place.size > this.lifetimes.most) return;
    this.places.set(key, place);
    this.bytes += place.size;
    for (const oldest of this.places.keys()) {
      if (this.bytes <= this.lifetimes.most) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.places.get(key)?.size ?? 0;
    this.places.delete(key);
  }
}

function sizeOf(key: string, page: CachedPage | null): number {
  return PLACE_BYTES + key.length * 2 + (page ? page.plain.length + page.zipped.length : 0);
}
