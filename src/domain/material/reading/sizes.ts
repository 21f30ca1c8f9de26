import { canonicalNps, figuresOf, inchesOf, npsOfDn, npsOfOd } from '../data/sizes';
import type { Category } from '../types';
import type { NumberToken } from './numberToken';
import type { QuantityReading } from './quantityReading';

export type SizeReading = {
  nps: string[];
  start: number;
  end: number;
  sure: boolean;
  inch: string[];
  dn: string[];
  /** Numbers that say one of the sizes. */
  tokens: ReadonlySet<NumberToken>;
  /** The sizes as figures of DN and of outside diameter, as a further column may repeat them. */
  numbers: readonly number[];
};
type Sized = { nps: string; token: NumberToken; from: 'inch' | 'dn' | 'od' | 'bare' };

const NO_SIZE = new Set(['bolt']);
/** Categories whose items may have two sizes written apart (main size and reducing size columns). */
const MULTI: ReadonlySet<Category> = new Set(['fitting', 'flange']);

/** Reads the nominal sizes; marks the tokens it uses by their role. `korean` decides what a bare pair means. */
export function readSizes(
  tokens: readonly NumberToken[],
  category: Category | null,
  korean: boolean,
): SizeReading | null {
  const groups: Sized[][] = [];
  for (const chain of chains(tokens, category)) {
    const sized = sizeChain(chain, category, korean);
    if (sized.length) groups.push(sized);
  }
  if (!groups.length) return null;
  const main = groups.reduce((best, group) => (group.length > best.length ? group : best));
  const result = [...main];
  for (const group of groups) {
    if (group === main || !MULTI.has(category ?? 'other') || group.length > 1 || main.length > 1) continue;
    const [only] = group;
    if (
      only &&
      (only.from !== 'od' || category === 'fitting') &&
      !result.some((r) => r.nps === only.nps) &&
      result[0]?.from === only.from
    )
      result.push(only);
  }
  const [first] = result;
  const last = main.at(-1);
  return {
    nps: result.map((r) => r.nps),
    start: first?.token.start ?? 0,
    end: last?.token.end ?? 0,
    sure:
      main.every((r) => r.from !== 'bare') ||
      (korean && main.every((r) => r.token.role === 'dn')) ||
      (category === 'fitting' && isReducing(main)),
    inch: sizesFrom(groups, 'inch'),
    dn: sizesFrom(groups, 'dn'),
    tokens: new Set(
      groups
        .flat()
        .filter((r) => result.some(({ nps }) => nps === r.nps))
        .map((r) => r.token),
    ),
    numbers: figuresOf(result.map((r) => r.nps)),
  };
}

/** `1 1/2 × 1 1/4`, `2 × 1/2`: nothing but two inch sizes, the larger first, is written so. */
function isReducing([first, second, ...others]: readonly Sized[]): boolean {
  if (!first || !second || others.length > 0) return false;
  const fraction = first.token.raw.includes('/') || second.token.raw.includes('/');
  return fraction && inchesOf(first.nps) > inchesOf(second.nps);
}

/**
 * `PIPE, 9.5MM, 508MM, 500MM`: of the plain millimetres of a pipe one is its outside diameter and one its wall. Call before
 * the sizes are read.
 */
export function settleMillimetres(tokens: readonly NumberToken[], category: Category | null): void {
  settleBores(tokens);
  if (category === 'gasket') settleThin(tokens);
  else settleOutsides(tokens);
  if (category !== 'pipe' || tokens.some(({ role }) => role === 'inch' || role === 'dn' || role === 'wall')) return;
  const plain = tokens.filter((token) => token.role === 'mm' && !token.linked);
  if (plain.length < 2) return;
  const outside =
    plain.find((token) => npsOfOd(token.value) !== null && !Number.isInteger(token.value / 50)) ??
    plain.find((token) => npsOfOd(token.value) !== null) ??
    (plain.length === 2 ? plain[0] : undefined);
  const wall = plain.find(
    (token) => token !== outside && outside && canBeWall(token) && token.value < outside.value / 4,
  );
  if (!outside || !wall) return;
  outside.role = 'od';
  outside.outside = true;
  wall.role = 'wall';
}

/** `NB 6.0, 7.11MM`: a bore that could not hold its wall is of inches. */
function settleBores(tokens: readonly NumberToken[]): void {
  const wall = tokens.find((token) => (token.role === 'wall' || token.role === 'mm') && canBeWall(token));
  for (const token of wall ? tokens : []) {
    const inches = String(token.value);
    // A plain DN is a bore in millimetres, whatever else stands there: `DN50 50 MM`.
    if (token.value > 12 && npsOfDn(token.value) !== null) continue;
    if (token.role !== 'dn' || !wall || token.value > wall.value * 3 || !canonicalNps(inches)) continue;
    token.role = 'inch';
    token.raw = inches;
  }
}

/** Outside diameters of GOST 8732, GOST 10704 and GB/T 17395 (series 2) that are those of no size of ours. */
const FOREIGN_OUTSIDES: ReadonlySet<number> = new Set([
  38, 45, 57, 76, 108, 133, 159, 194, 245, 299, 325, 351, 377, 426, 480, 530, 630, 720, 820, 1020,
]);

/** `57×4`: such a diameter and its wall. */
const isForeign = (token: NumberToken, wall: NumberToken) =>
  FOREIGN_OUTSIDES.has(token.value) && canBeWall(wall) && wall.value <= token.value / 4;

/** `114.3mm × 6.02mm`: an outside diameter and a wall, both with their unit. */
function settleOutsides(tokens: readonly NumberToken[]): void {
  for (const [index, token] of tokens.entries()) {
    const wall = tokens[index + 1];
    if (token.role === null && wall?.linked && wall.role === null && isForeign(token, wall)) {
      token.outside = true;
      token.role = 'od';
      wall.role = 'wall';
    }
    // `Φ159×6`, and `Φ159` once more in another cell.
    if (token.role === 'od' && FOREIGN_OUTSIDES.has(token.value) && (!wall?.linked || isForeign(token, wall)))
      token.outside = true;
    if (token.role !== 'mm' || !wall?.linked || (wall.role !== 'mm' && wall.role !== 'wall')) continue;
    const outside = npsOfOd(token.value) !== null && npsOfDn(token.value) === null;
    if (!outside || !canBeWall(wall) || wall.value > token.value / 4) continue;
    token.role = 'od';
    wall.role = 'wall';
  }
}

const THIN: ReadonlySet<string> = new Set(['1/8', '1/16', '3/16', '1/32', '3/32']);

/** `GASKET, SWG, 1/8", 4"`: beside its size a thin figure in inches is the thickness of a gasket. */
function settleThin(tokens: readonly NumberToken[]): void {
  const thin = tokens.find((token) => token.role === 'inch' && !token.linked && THIN.has(token.raw));
  const sized = tokens.some((token) => token !== thin && (token.role === 'inch' || token.role === 'dn'));
  if (!thin || !sized) return;
  const [over = 0, under = 1] = thin.raw.split('/').map(Number);
  thin.value = Math.round((over / under) * 2540) / 100;
  thin.raw = String(thin.value);
  thin.role = 'wall';
}

/** `NIPPLE 3/4" x 4"`: a nipple has one size, and what follows in inches is how long it is. */
export function lengthApart(size: SizeReading, quantity: QuantityReading): SizeReading {
  const [first, second] = [...size.tokens];
  if (size.nps.length !== 2 || first?.role !== 'inch' || second?.role !== 'inch' || !second.linked) return size;
  const [nps = '', length = ''] = size.nps;
  quantity.length = { value: Number((inchesOf(length) * 0.0254).toFixed(4)), token: second };
  quantity.used.add(second);
  return { ...size, nps: [nps], end: first.end, tokens: new Set([first]), numbers: figuresOf([nps]) };
}

function sizesFrom(groups: readonly (readonly Sized[])[], from: Sized['from']): string[] {
  const sizes: string[] = [];
  for (const group of groups) for (const sized of group) if (sized.from === from) sizes.push(sized.nps);
  return sizes;
}

function chains(tokens: readonly NumberToken[], category: Category | null): NumberToken[][] {
  const list: NumberToken[][] = [];
  for (const [index, token] of tokens.entries()) {
    const joined = token.linked || (category === 'fitting' && endsRange(tokens, index));
    if (joined && list.length) list.at(-1)?.push(token);
    else list.push([token]);
  }
  return list;
}

/** An olet fits a range of headers: in `10" - 6" x 1"` and `10-6" x 1"` the second size ends that range. */
function endsRange(tokens: readonly NumberToken[], index: number): boolean {
  const [from, to, branch] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!from || !to?.ranged || !branch?.linked || (to.role !== 'inch' && to.role !== 'dn')) return false;
  return from.value > to.value && (from.role === to.role || from.role === null);
}

function sizeChain(chain: readonly NumberToken[], category: Category | null, korean: boolean): Sized[] {
  if (NO_SIZE.has(category ?? '')) return [];
  const kind = chain.map((t) => t.role).find((role) => role === 'inch' || role === 'dn' || role === 'od');
  const sized: Sized[] = [];
  for (const [index, token] of chain.entries()) {
    const from = token.role === null && kind && isPeer(chain, index, kind, category) ? kind : token.role;
    if (from !== 'inch' && from !== 'dn' && from !== 'od') continue;
    const nps = from === 'od' && isOutsideOfWall(chain, index) ? npsOfOd(token.value) : convert(token, from);
    if (nps) {
      sized.push({ nps, token, from });
      token.role = from;
    }
  }
  if (sized.length) return sized;
  return barePair(chain, category, korean);
}

/** `Φ32×3`: with a wall behind it the sign stands for an outside diameter, not for a nominal size. */
function isOutsideOfWall(chain: readonly NumberToken[], index: number): boolean {
  const [token, wall] = [chain[index], chain[index + 1]];
  return (
    token !== undefined &&
    wall !== undefined &&
    (wall.role === 'wall' || wall.role === 'mm' || wall.role === null) &&
    wall.value < token.value / 4 &&
    canBeWall(wall)
  );
}

/** A bare number beside a sized one shares its mark: `6 x 4"`, `100*50A`; on pipe the second is a wall or length. */
function isPeer(chain: readonly NumberToken[], index: number, kind: string, category: Category | null): boolean {
  if (kind === 'od') return false;
  const token = chain[index];
  // `DN800×10`: so thin a second figure is the wall of a flange.
  const first = chain[0];
  if (category === 'flange' && kind === 'dn' && first && token && token !== first && first.value / token.value > 15)
    return false;
  if (!token || category === 'pipe' || token.labelled || (category !== 'fitting' && index > 0 && token.trailing))
    return false;
  return kind === 'inch' ? canonicalNps(token.raw) !== null && token.value <= 60 : npsOfDn(token.value) !== null;
}

function convert(token: NumberToken, from: 'inch' | 'dn' | 'od'): string | null {
  if (from === 'inch') return canonicalNps(token.raw);
  if (from === 'dn') return npsOfDn(token.value);
  return npsOfOd(token.value) ?? (token.outside ? null : npsOfDn(token.value));
}

/** `100*80` on a Korean line, `219.1 x 8.18` on pipe, `6 x 4` in English. */
function barePair(chain: readonly NumberToken[], category: Category | null, korean: boolean): Sized[] {
  const [first, second] = chain;
  if (!first || !second || first.role !== null || (second.role !== null && second.role !== 'wall')) return [];
  const od = npsOfOd(first.value);
  if (
    od &&
    (category === 'pipe' ||
      first.raw.includes('.') ||
      second.raw.includes('.') ||
      (category === 'fitting' && npsOfDn(first.value) === null && first.value > 60)) &&
    (second.role === 'wall' || second.value < first.value / 2.5) &&
    canBeWall(second)
  ) {
    first.role = 'od';
    if (second.role === null) second.role = 'wall';
    return [{ nps: od, token: first, from: 'od' }];
  }
  const foreign = npsOfDn(first.value) === null && first.value >= 10 && second.value < first.value / 2.5;
  if (
    !od &&
    foreign &&
    canBeWall(second) &&
    (category === 'pipe' || second.raw.includes('.') || (category === 'fitting' && first.value > 60))
  ) {
    // An outside diameter that no nominal size of ours has: kept, and flagged.
    first.role = 'od';
    first.outside = true;
    if (second.role === null) second.role = 'wall';
    return [];
  }
  if (category === 'bolt' || category === 'pipe') return [];
  const bare = chain.filter((t) => t.role === null);
  const asDn = bare.map((t) => (Number.isInteger(t.value) ? npsOfDn(t.value) : null));
  const asNps = bare.map((t) => canonicalNps(t.raw));
  const allDn = asDn.every((n) => n !== null);
  const allNps = asNps.every((n) => n !== null && inchesOf(n) <= 48);
  const chosen = allDn && (korean || !allNps) ? asDn : allNps ? asNps : null;
  if (!chosen) return [];
  return bare.map((token, i) => {
    token.role = chosen === asDn ? 'dn' : 'inch';
    return { nps: chosen[i] ?? '', token, from: 'bare' as const };
  });
}

const canBeWall = (token: NumberToken) => token.value >= 0.8 && token.value <= 60;
