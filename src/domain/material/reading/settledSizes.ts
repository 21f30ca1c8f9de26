import { canonicalNps, isBareDn, npsOfDn, npsOfOd } from '../data/sizes';
import type { Category } from '../types';
import type { NumberToken } from './numberToken';

/** `P04A1A - 4 ⇥ 4 ⇥ PIPE …`: a plain figure in a cell that the code of the item ends with is its size. */
export function settleCoded(tokens: readonly NumberToken[], coded: string): void {
  const sizes = coded.split(/\s?[×X]\s?/).map((size) => size.trim());
  for (const [index, size] of sizes.entries()) {
    const nps = canonicalNps(size);
    const token = tokens.find((t) => t.role === null && t.column === index + 1 && canonicalNps(t.raw) === nps);
    if (nps !== null && token) token.role = 'inch';
  }
}

/** `25A(34.0)`, `2" (50MM)`: a figure in brackets behind a size says it once more, as its outside diameter or its bore. */
export function settleRestated(tokens: readonly NumberToken[], s: string): void {
  for (const [index, token] of tokens.entries()) {
    const size = tokens[index - 1];
    if (!size || (size.role !== 'inch' && size.role !== 'dn')) continue;
    if (token.role !== null && token.role !== 'mm') continue;
    if (!/^[\s"]*\($/.test(s.slice(size.end, token.start)) || !/^\s*\)/.test(s.slice(token.end))) continue;
    const nps = size.role === 'inch' ? canonicalNps(size.raw) : npsOfDn(size.value);
    if (nps === null) continue;
    if (npsOfDn(token.value) === nps) token.role = 'dn';
    else if (npsOfOd(token.value) === nps) token.role = 'od';
  }
}

/** `150 MM DIA`: of piping the nominal bore, as Indian schedules of quantities name it. `words`: with the words still in it. */
export function settleDiameters(tokens: readonly NumberToken[], category: Category, words: string): void {
  if (category === 'bolt') return;
  for (const token of tokens)
    if (
      token.role === 'mm' &&
      npsOfDn(token.value) !== null &&
      /^[\s.]*(?:DIA|Φ)(?![A-Z]{3})/.test(words.slice(token.end))
    )
      token.role = 'dn';
}

const SIZED: ReadonlySet<string> = new Set(['inch', 'dn', 'od', 'mm']);
/** Classes whose goods are sized in millimetres. */
const METRIC: ReadonlySet<string> = new Set(['kclass', 'pn']);
const BY_BORE: ReadonlySet<Category> = new Set(['valve', 'flange', 'gasket']);

/**
 * `GATE VALVE JIS 10K 80`: where no other size stands, the plain figure right behind a class of the metric kind is the
 * bore. Answers the figure, which is not sure: a count may stand there too.
 */
export function settleBesideClass(
  tokens: readonly NumberToken[],
  category: Category,
  s: string,
): NumberToken | undefined {
  if (!BY_BORE.has(category) || tokens.some(({ role }) => role !== null && SIZED.has(role))) return undefined;
  const index = tokens.findIndex(({ role }) => role !== null && METRIC.has(role));
  const [rating, bore] = [tokens[index], tokens[index + 1]];
  if (!rating || bore?.role !== null || bore.linked || bore.grouped || npsOfDn(bore.value) === null) return undefined;
  if (!Number.isInteger(bore.value) || !/^[ ¦]*$/.test(s.slice(rating.end, bore.start))) return undefined;
  bore.role = 'dn';
  return bore;
}

/** What stands before the words of a drawing's list: the number of the part, blanked already, its count and its bore. */
const DRAWN =
  /^[\s¦]*\t\s*\d{1,6}\s*(?:MM)?\s*\t\s*\d{1,4}(?:[-.]\d\/\d)?["A]?(?:\s?×\s?\d{1,4}["A]?)?\s*\t[^\t]*[A-Z¦]{3}/;

/** `12 ⇥ 2 ⇥ 450 ⇥ GASKET …`, `1 ⇥ 16034 MM ⇥ 300 ⇥ PIPE …`: rows of a drawing's list without its titles. */
export function settleDrawing(tokens: readonly NumberToken[], category: Category | null, s: string): void {
  const [count, ...rest] = tokens;
  if (!count || count.column !== 1 || !DRAWN.test(s)) return;
  const bores = rest.filter(({ column }) => column === 2);
  const measured = bores.every(
    ({ role, value }) => role === 'inch' || role === 'dn' || (role === null && isBareDn(value)),
  );
  if (!bores.length || (!measured && category !== 'bolt')) return;
  if (count.role === 'mm' && category === 'pipe') {
    count.value = Number((count.value / 1000).toFixed(6));
    count.role = 'metre';
  } else if (count.role === null) count.role = 'qty';
  else return;
  for (const bore of bores) if (bore.role === null) bore.role = category === 'bolt' ? 'none' : 'dn';
}
