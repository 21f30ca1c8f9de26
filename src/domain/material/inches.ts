/** A nominal pipe size as inches with four decimals, e.g. `1-1/2` → `1.5000`; null when it is not a size. */
export function inchesOf(nps: string | null | undefined): string | null {
  if (!nps) return null;
  const match = /^(?:(\d+)-)?(\d+)\/(\d+)$|^(\d+(?:\.\d+)?)$/.exec(nps.trim());
  if (!match) return null;
  const [, whole = '0', over, under, plain] = match;
  const inches = plain ? Number(plain) : Number(whole) + Number(over) / Number(under);
  return Number.isFinite(inches) && inches > 0 && inches < 1000 ? inches.toFixed(4) : null;
}

/** The smallest and the largest of several sizes, as a reducer has them; those that cannot be read do not count. */
export function inchRange(sizes: readonly string[]): { least: string | null; most: string | null } {
  const inches = sizes.map(inchesOf).filter((one) => one !== null);
  const sorted = inches.toSorted((a, b) => Number(a) - Number(b));
  return { least: sorted[0] ?? null, most: sorted.at(-1) ?? null };
}

/** The same as a number to compare sizes by. */
export function npsInches(nps: string): number | null {
  const inches = inchesOf(nps);
  return inches === null ? null : Number(inches);
}
