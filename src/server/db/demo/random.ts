/** Chance that falls the same way at every start (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    const one = from[Math.floor(this.next() * from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((one) => ({ one, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
  }
}
