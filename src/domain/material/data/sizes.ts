/**
 * Nominal sizes: DN (A), NPS and outside diameters.
 * Sources: ASME B36.10M for the ASME column, KS D 3562 / JIS G 3454 for the other; above DN 900 NPS = DN / 25.
 */
export type SizeRow = readonly [dn: number, nps: string, asme_od: string, ks_od: string];

export const SIZE_ROWS: readonly SizeRow[] = [
  [6, '1/8', '10.3', '10.5'],
  [8, '1/4', '13.7', '13.8'],
  [10, '3/8', '17.1', '17.3'],
  [15, '1/2', '21.3', '21.7'],
  [20, '3/4', '26.7', '27.2'],
  [25, '1', '33.4', '34.0'],
  [32, '1-1/4', '42.2', '42.7'],
  [40, '1-1/2', '48.3', '48.6'],
  [50, '2', '60.3', '60.5'],
  [65, '2-1/2', '73.0', '76.3'],
  [80, '3', '88.9', '89.1'],
  [90, '3-1/2', '101.6', '101.6'],
  [100, '4', '114.3', '114.3'],
  [125, '5', '141.3', '139.8'],
  [150, '6', '168.3', '165.2'],
  [200, '8', '219.1', '216.3'],
  [250, '10', '273.0', '267.4'],
  [300, '12', '323.8', '318.5'],
  [350, '14', '355.6', '355.6'],
  [400, '16', '406.4', '406.4'],
  [450, '18', '457.0', '457.2'],
  [500, '20', '508.0', '508.0'],
  [550, '22', '559.0', '558.8'],
  [600, '24', '610.0', '609.6'],
  [650, '26', '660.0', '660.4'],
  [700, '28', '711.0', '711.2'],
  [750, '30', '762.0', '762.0'],
  [800, '32', '813.0', '812.8'],
  [850, '34', '864.0', '863.6'],
  [900, '36', '914.0', '914.4'],
];

const FRACTIONS: Readonly<Record<string, string>> = {
  '125': '1/8',
  '25': '1/4',
  '375': '3/8',
  '5': '1/2',
  '75': '3/4',
};
const BY_DN = new Map(SIZE_ROWS.map((row) => [row[0], row]));
const BY_NPS = new Map(SIZE_ROWS.map((row) => [row[1], row]));

/** NPS of a DN number, or null. */
export function npsOfDn(dn: number): string | null {
  const row = BY_DN.get(dn);
  if (row) return row[1];
  return Number.isInteger(dn) && dn > 900 && dn <= 3000 && dn % 50 === 0 ? String(dn / 25) : null;
}

/** Whether a number without a mark is taken for a DN: from 15 on, since less is inches. */
export const isBareDn = (value: number): boolean => value >= 15 && npsOfDn(value) !== null;

/** DN number of an NPS, or null. */
export function dnOfNps(nps: string): number | null {
  const row = BY_NPS.get(nps);
  if (row) return row[0];
  const n = Number(nps);
  return Number.isInteger(n) && n > 36 && n <= 120 ? n * 25 : null;
}

/** NPS of an outside diameter in mm, within 0.5 mm of either column, or null. */
export function npsOfOd(od: number): string | null {
  let best: string | null = null;
  let distance = 0.5001;
  for (const [, nps, asme, ks] of SIZE_ROWS) {
    const d = Math.min(Math.abs(Number(asme) - od), Math.abs(Number(ks) - od));
    if (d < distance) [best, distance] = [nps, d];
  }
  return best;
}

/** Canonical inch size of `1.5`, `1 1/2`, `1.1/2`, `3/4`, or null when it is no pipe size. */
export function canonicalNps(text: string): string | null {
  const mixed = /^([123])[\s.-]+(\d\/\d)$/.exec(text);
  if (mixed) return BY_NPS.has(`${mixed[1]}-${mixed[2]}`) ? `${mixed[1]}-${mixed[2]}` : null;
  if (/^\d\/\d$/.test(text)) return BY_NPS.has(text) ? text : null;
  const decimal = /^(\d*)\.(\d+)$/.exec(text);
  if (decimal) {
    const digits = (decimal[2] ?? '').replace(/0+$/, '');
    const whole = Number(decimal[1] || 0);
    if (!digits) return canonicalNps(String(whole));
    const nps = FRACTIONS[digits] ? (whole ? `${whole}-${FRACTIONS[digits]}` : (FRACTIONS[digits] ?? '')) : '';
    return BY_NPS.has(nps) ? nps : null;
  }
  if (!/^\d{1,3}$/.test(text)) return null;
  const n = Number(text);
  return BY_NPS.has(String(n)) || (n > 36 && n <= 120 && n % 2 === 0) ? String(n) : null;
}

/** A canonical inch size as a number: `1-1/2` is 1.5. */
export function inchesOf(nps: string): number {
  const [whole = '0', fraction] = nps.includes('-') ? nps.split('-') : nps.includes('/') ? ['0', nps] : [nps];
  const [over, under] = (fraction ?? '').split('/').map(Number);
  return Number(whole) + (over && under ? over / under : 0);
}

/** Every figure that a size column may hold for these sizes: the DN, the inches and both outside diameters. */
export function figuresOf(sizes: readonly string[]): number[] {
  return sizes.flatMap((nps) => {
    const row = BY_NPS.get(nps);
    return row ? [row[0], inchesOf(nps), Number(row[2]), Number(row[3])] : [inchesOf(nps)];
  });
}
