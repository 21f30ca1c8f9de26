/** What the list tests/fixtures/lists/mixed60.xlsx holds, worked out by hand from it and from the dimension tables. */

/** Quantity of each line, in its own unit. */
export const quantities = [
  120, 96, 240, 180, 60, 48, 72, 150, 20, 35, 66, 42, 24, 16, 30, 22, 8, 6, 4, 12, 18, 26, 7, 40, 36, 28, 14, 12, 9, 15,
  6, 10, 22, 8, 11, 8, 6, 4, 5, 3, 4, 10, 16, 2, 9, 4, 5, 60, 72, 50, 40, 45, 52, 480, 320, 260, 200, 300, 180, 140,
];

/** Grams of one metre or piece of the lines whose dimensions have a weight in the tables, by line number. */
const gramsEach: Readonly<Record<number, number>> = {
  1: 5440,
  2: 11290,
  3: 16080,
  4: 28260,
  5: 64640,
  6: 60290,
  7: 3969,
  8: 3240,
  9: 96000,
  10: 32640,
  11: 8490,
  12: 19200,
  13: 2720,
  14: 5220,
  15: 7480,
  16: 11790,
  17: 11850,
  18: 7710,
  19: 22680,
  20: 4080,
  21: 1700,
  22: 2880,
  23: 3300,
  24: 680,
  25: 4040,
  26: 10660,
  27: 1010,
  28: 5440,
  33: 4040,
  35: 3180,
};

/** Total weight in tons to the kilogram, as shown above ten tons; each line's weight is rounded to 10 g first. */
export function tonsOf(amounts: readonly number[]): string {
  const tens = amounts.map((qty, index) => (BigInt(qty) * BigInt(gramsEach[index + 1] ?? 0) + 5n) / 10n);
  const kilograms = (tens.reduce((sum, one) => sum + one, 0n) + 50n) / 100n;
  return `${kilograms / 1000n}.${String(kilograms % 1000n).padStart(3, '0')}`.replace(/\.?0+$/, '');
}

/** Won a line costs at a price given in tenths of a won: half a won rounds up. */
const wonOf = (qty: number, tenths: bigint) => (BigInt(qty) * tenths + 5n) / 10n;

export const withCommas = (won: bigint) => String(won).replace(/\B(?=(\d{3})+$)/g, ',');

/** The figures of a quotation in won: VAT is a tenth of the net amount, rounded down once. */
export function quoteFigures(amounts: readonly number[], tenths: readonly bigint[], freight: bigint) {
  const lines = amounts.map((qty, index) => wonOf(qty, tenths[index] ?? 0n));
  const supply = lines.reduce((sum, one) => sum + one, 0n) + freight;
  const vat = supply / 10n;
  return { lines, supply, vat, total: supply + vat };
}
