import { canonicalNps, npsOfDn } from '../data/sizes';
import { parseLine } from '../parseLine';
import type { ColumnTitle } from './columnTitle';

/** Columns that each are a size, or each an item, with quantities below them. */
export interface CrossColumns {
  kind: 'size' | 'item';
  /** The title of each, with its marks. */
  titles: ReadonlyMap<number, string>;
}

const FEWEST_SIZES = 3;
const FEWEST_ITEMS = 2;
const MARKED = /^(?:(?:DN|NPS|SIZE)\s?\d{1,4}|(?:\d+(?:\.\d+)?|\d+[\s-]\d\/\d|\d\/\d)\s*(?:"|''|A|B|INCH|인치|MM|Φ))$/i;

/** The columns of a table whose titles are sizes, or items where each row has a size; null where there are none. */
export function crossColumns(
  paths: readonly (readonly string[])[],
  titles: readonly ColumnTitle[],
): CrossColumns | null {
  const bySize = sizesAbove(paths, titles);
  if (bySize.size >= FEWEST_SIZES) return { kind: 'size', titles: bySize };
  if (!titles.some(({ field }) => field === 'size' || field === 'dn')) return null;
  // Where a column of its own holds the quantity, the titles beside it are none of items.
  if (titles.some(({ field, role }) => field === 'qty' && role !== 'total' && role !== 'part')) return null;
  const items = new Map<number, string>();
  for (const [column, path] of paths.entries()) {
    const own = path.at(-1) ?? '';
    if (own && titles[column]?.field === null && titles[column]?.role === undefined && namesItem(own))
      items.set(column, own);
  }
  return items.size >= FEWEST_ITEMS ? { kind: 'item', titles: items } : null;
}

function sizesAbove(paths: readonly (readonly string[])[], titles: readonly ColumnTitle[]): Map<number, string> {
  const marked = new Map<number, string>();
  const bare = new Map<number, string>();
  for (const [column, path] of paths.entries()) {
    const own = (path.at(-1) ?? '').normalize('NFKC').trim();
    if (titles[column]?.field !== null && titles[column]?.role !== 'part' && titles[column]?.field !== 'qty') continue;
    if (MARKED.test(own)) marked.set(column, own);
    else if (/^[\d./ -]+$/.test(own) && (canonicalNps(own) !== null || npsOfDn(Number(own)) !== null))
      bare.set(column, own);
  }
  if (marked.size > 0 || bare.size < FEWEST_SIZES) return marked;
  const figures = [...bare.values()];
  // 15, 20, 25, 32 are A sizes: one of them is no inch size.
  const dn = figures.every((own) => npsOfDn(Number(own)) !== null) && figures.some((own) => canonicalNps(own) === null);
  const inch = figures.every((own) => canonicalNps(own) !== null);
  if (!dn && !inch) return marked;
  return new Map([...bare].map(([column, own]) => [column, `${own}${dn ? 'A' : '"'}`]));
}

const PIPING = /^(?:pipe|fitting|flange|valve|gasket|bolt)$/;
/** `FLANGE STD`, `MATCHING PIPE OD`: a fact of an item is none. */
const HEADED_BY =
  /STD|STANDARD|THICK|THK|DRILL|MODEL|TYPE|SPEC|CLASS|RATING|MATERIAL|OD\b|NO\.?$|SIZE|WEIGHT|WT|DESCRIPTION|NUMBER/i;

function namesItem(title: string): boolean {
  const { item, remainder } = parseLine(`${title} 100A 1EA`);
  return PIPING.test(item.category) && !remainder.length && !HEADED_BY.test(title);
}

/** The row's quantities by the titles of their columns; empty where it has none. */
export function crossCells(cells: readonly string[], { titles }: CrossColumns): { title: string; figure: string }[] {
  return [...titles].flatMap(([column, title]) => {
    const figure = (cells[column] ?? '').trim();
    return /\d/.test(figure) && !/^[-0.,\s]*$/.test(figure) ? [{ title, figure }] : [];
  });
}
