import { describe, expect, it } from 'vitest';
import type { CachedPage } from './cachedPage';
import { PageCache } from './PageCache';

const page = (text: string): CachedPage => ({ plain: Buffer.from(text), zipped: Buffer.alloc(0), hashes: [] });

function cache(most = 1_000_000) {
  let now = 0;
  let version = 0;
  const made: string[] = [];
  const results: string[] = [];
  const it = new PageCache(
    { freshMs: 1_000, staleMs: 5_000, maxBytes: most },
    async (key) => {
      made.push(key);
      return key === '/none' ? null : page(`${key} ${(version += 1)}`);
    },
    () => now,
    (result) => results.push(result),
  );
  const read = async (key: string) => (await it.take(key))?.plain.toString() ?? null;
  return { it, made, results, read, pass: (ms: number) => (now += ms) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('PageCache', () => {
  it('says of each page whether it was there', async () => {
    const { read, pass, results } = cache();
    for (const path of ['/', '/', '/none', '/none']) await read(path);
    pass(6_000);
    await read('/');
    expect(results).toEqual(['miss', 'hit', 'miss', 'uncacheable', 'miss']);
  });

  it('has a page from its rendering until it is too old to be shown', async () => {
    const { it, read, pass } = cache();
    expect(it.has('/')).toBe(false);
    for (const path of ['/', '/none']) await read(path);
    expect([it.has('/'), it.has('/none')]).toEqual([true, false]);
    pass(5_999);
    expect(it.has('/')).toBe(true);
    pass(1);
    expect(it.has('/')).toBe(false);
  });

  it('gives a fresh page out again, a stale one once more while it is made again, and an old one not at all', async () => {
    const { read, pass } = cache();
    expect(await read('/')).toBe('/ 1');
    pass(999);
    expect(await read('/')).toBe('/ 1');
    pass(1);
    expect(await read('/')).toBe('/ 1');
    await settled();
    expect(await read('/')).toBe('/ 2');
    pass(6_000);
    expect(await read('/')).toBe('/ 3');
  });

  it('makes a page once, however many ask at the same time', async () => {
    const { read, made } = cache();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read('/'))))).toEqual(new Set(['/ 1']));
    expect(made).toEqual(['/']);
  });

  it('remembers for a while that an address has no page to keep', async () => {
    const { read, made } = cache();
    expect([await read('/none'), await read('/none')]).toEqual([null, null]);
    expect(made).toEqual(['/none']);
  });

  it('does not cache a page larger than all its bytes', async () => {
    const { it: kept, read } = cache(1_000);
    expect(await read('/')).toBe('/ 1');
    expect(kept.size).toBe(0);
    expect(await read('/')).toBe('/ 2');
  });

  it('stays within its bytes; what was used last stays', async () => {
    const { it: kept, read, made } = cache(4_000);
    await read('/a');
    for (let index = 0; index < 200; index += 1) {
      await read(`/${index}`);
      await read('/a');
      expect(kept.size).toBeLessThanOrEqual(4_000);
    }
    expect(made.filter((key) => key === '/a')).toHaveLength(1);
  });

  it('keeps nothing of a failed rendering, and tries again', async () => {
    let fails = true;
    const kept = new PageCache({ freshMs: 1_000, staleMs: 0, maxBytes: 10_000 }, async () => {
      if (fails) throw new Error('down');
      return page('up');
    });
    await expect(kept.take('/')).rejects.toThrow('down');
    fails = false;
    expect((await kept.take('/'))?.plain.toString()).toBe('up');
  });
});
