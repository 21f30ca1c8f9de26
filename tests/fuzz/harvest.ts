const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const KEPT = 40;

/** Ids from answers, by the names under which they came, so that calls reach records instead of nothing. */
export class Harvest {
  private readonly pools = new Map<string, string[]>();

  /** Takes every id out of an answer. `path` names what plain `id`s belong to: `/stock/item` gives `item_id`s. */
  take(path: string, value: unknown): void {
    const noun = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
    this.walk(value, `${noun}_id`);
  }

  /** Puts known ids in the places that ask for one, mostly; `pick` decides by its own seed. */
  fill(value: unknown, pick: Pick, name = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => this.fill(one, pick, name.replace(/s$/, '')));
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.fill(one, pick, key)]));
    }
    if (name === 'version' && pick(2) === 0) return 1 + pick(6);
    if (typeof value !== 'string' || pick(5) === 0) return value;
    const pool = this.pools.get(name) ?? (UUID.test(value) ? this.pools.get('id') : undefined);
    return pool?.[pick(pool.length)] ?? value;
  }

  private walk(value: unknown, owner: string): void {
    if (Array.isArray(value)) {
      for (const one of value) this.walk(one, owner);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) {
        if (typeof one === 'string' && /(^id|_id|_number|number_id)$/.test(key)) {
          this.add(key === 'id' ? owner : key, one);
          if (UUID.test(one)) this.add('id', one);
          if (/number/.test(key)) this.add('number', one);
        } else this.walk(one, `${key.replace(/s$/, '')}_id`);
      }
    }
  }

  private add(name: string, id: string): void {
    const pool = this.pools.get(name) ?? [];
    if (!pool.includes(id)) pool.unshift(id);
    pool.length = Math.min(pool.length, KEPT);
    this.pools.set(name, pool);
  }
}

/** A whole number from 0 up to, not including, the bound. */
export type Pick = (below: number) => number;
