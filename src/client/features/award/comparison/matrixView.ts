import Big from 'big.js';
import type { Comparison, ComparisonSeller, FreightMode } from '../../../../contract/entities/comparison';
import { spreadOf } from '../../../../domain/compare/distance';
import type { Selection } from '../selection';
import { LINE_ORDERS, type LineOrder, orderRows } from './lineOrder';

export const LINES_SHOWN = ['all', 'apart', 'deviations', 'missing', 'open'] as const;
/**
 * All lines, those whose prices lie far apart, those that somebody offers otherwise than requested, those that somebody
 * left out, those not awarded yet.
 */
export type LinesShown = (typeof LINES_SHOWN)[number];
/** Prices of a line that differ by more percent lie far apart. */
export const FAR_APART_PCT = 20;
export const SELLER_ORDERS = ['received', 'total', 'coverage', 'lead'] as const;
export type SellerOrder = (typeof SELLER_ORDERS)[number];
export const LINE_GROUPS = ['none', 'category', 'heading', 'tag'] as const;
/** Lines under no headings, under their kinds of material, under the headings of the buyer's list, or under its tags. */
export type LineGroup = (typeof LINE_GROUPS)[number];

/** The groups that part the lines of a request: headings and tags only where a line has one. */
export function groupsOf({ rows }: Comparison): LineGroup[] {
  const has = (group: 'heading' | 'tag') => rows.some(({ line }) => line[group]);
  return LINE_GROUPS.filter((group) => group === 'none' || group === 'category' || has(group));
}

/** How the matrix is looked at; it stands in the address, so that it can be passed on and survives a reload. */
export interface MatrixView {
  order: LineOrder;
  by: SellerOrder;
  group: LineGroup;
  shown: LinesShown;
  q: string;
  freight: FreightMode;
  /** Ends of the quotation ids that are hidden. */
  hidden: readonly string[];
  /** Ends of those that stay at the left. */
  pinned: readonly string[];
}

type Query = Record<string, string | undefined>;

/** The last part of an id distinguishes the few quotations of one request. */
export const shortId = (quotationId: string) => quotationId.slice(-12);

const known = <T extends string>(values: readonly T[], value: string | undefined, other: T): T =>
  values.find((one) => one === value) ?? other;

/** The view that an address asks for; what is not one of the known values counts as none. */
export function viewOf(query: Query): MatrixView {
  return {
    order: known(LINE_ORDERS, query.order, 'line'),
    by: known(SELLER_ORDERS, query.by, 'received'),
    group: known(LINE_GROUPS, query.group, 'none'),
    shown: known(LINES_SHOWN, query.shown, 'all'),
    q: (query.q ?? '').slice(0, 100),
    freight: query.freight === 'spread' ? 'spread' : 'apart',
    hidden: idsIn(query.hide),
    pinned: idsIn(query.pin),
  };
}

const idsIn = (text = ''): string[] =>
  text
    .split('.')
    .filter((part) => /^[0-9a-f]{12}$/.test(part))
    .slice(0, 50);

/** The view as it stands in an address; what is usual is left out. */
export function queryOf({ order, by, group, shown, q, freight, hidden, pinned }: MatrixView): Query {
  return {
    order: order === 'line' ? undefined : order,
    by: by === 'received' ? undefined : by,
    group: group === 'none' ? undefined : group,
    shown: shown === 'all' ? undefined : shown,
    q: q || undefined,
    freight: freight === 'apart' ? undefined : freight,
    hide: hidden.length > 0 ? hidden.join('.') : undefined,
    pin: pinned.length > 0 ? pinned.join('.') : undefined,
  };
}

/** The sellers in the chosen order without the hidden ones, the pinned ones first; an unknown total or lead time comes last. */
export function sellersIn({ sellers }: Comparison, { by, hidden, pinned }: MatrixView): ComparisonSeller[] {
  const seen = sellers.filter((seller) => !hidden.includes(shortId(seller.quotation_id)));
  if (by !== 'received') seen.sort((a, b) => inOrder(valueOf(a, by), valueOf(b, by)));
  const isPinned = (seller: ComparisonSeller) => pinned.includes(shortId(seller.quotation_id));
  return [...seen.filter(isPinned), ...seen.filter((seller) => !isPinned(seller))];
}

/** What sellers are ordered by, the least first. */
function valueOf(seller: ComparisonSeller, by: Exclude<SellerOrder, 'received'>): number | string | null {
  if (by === 'lead') return seller.longest_lead_days;
  return by === 'coverage' ? -seller.quoted_line_count : seller.like_for_like_amount;
}

function inOrder(first: number | string | null, second: number | string | null): number {
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return new Big(first).cmp(second);
}

/** The requested rows, in the requested order. */
export function rowsIn(comparison: Comparison, view: MatrixView, selection: Selection): Comparison['rows'] {
  const words = view.q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const rows = comparison.rows.filter(({ line, cells }) => {
    const text =
      `${line.line_no} ${line.raw_text} ${line.heading ?? ''} ${line.tag ?? ''} ${JSON.stringify(line.spec)}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (view.shown === 'apart') return (spreadOf({ cells }) ?? 0) > FAR_APART_PCT;
    if (view.shown === 'deviations')
      return cells.some((cell) => cell.line.deviations.length > 0 || cell.line.response === 'alternate');
    if (view.shown === 'missing')
      return cells.filter((cell) => cell.line.amount !== null).length < comparison.sellers.length;
    return view.shown !== 'open' || !selection[line.id];
  });
  return orderRows(rows, view.order);
}

/** What stands below each other in the matrix: a heading with the number of its lines, or a line by its place among `rows`. */
export type MatrixEntry = { kind: 'heading'; key: string; count: number } | { kind: 'line'; index: number };

/** The rows under the headings of a group, each heading where its first line stands; without groups the rows alone. */
export function grouped(
  rows: Comparison['rows'],
  group: LineGroup,
): { rows: Comparison['rows']; entries: MatrixEntry[] } {
  if (group === 'none') return { rows, entries: rows.map((_, index) => ({ kind: 'line', index })) };
  const keyOf = ({ line }: Comparison['rows'][number]) =>
    group === 'category' ? line.spec.category : (line[group] ?? '');
  const groups = new Map<string, Comparison['rows']>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  const ordered: Comparison['rows'] = [];
  const entries: MatrixEntry[] = [];
  for (const [key, own] of groups) {
    entries.push({ kind: 'heading', key, count: own.length });
    for (const row of own) {
      entries.push({ kind: 'line', index: ordered.length });
      ordered.push(row);
    }
  }
  return { rows: ordered, entries };
}
