import Big from 'big.js';
import type { Comparison, ComparisonSeller, FreightMode } from '../../../../contract/entities/comparison';
import type { Selection } from '../selection';
import { LINE_ORDERS, type LineOrder, orderRows } from './lineOrder';

export const LINES_SHOWN = ['all', 'deviations', 'missing', 'open'] as const;
/** All lines, those that somebody offers otherwise than requested, those that somebody left out, those not awarded yet. */
export type LinesShown = (typeof LINES_SHOWN)[number];
export const SELLER_ORDERS = ['received', 'total', 'lead'] as const;
export type SellerOrder = (typeof SELLER_ORDERS)[number];

/** How the matrix is looked at; it stands in the address, so that it can be passed on and survives a reload. */
export interface MatrixView {
  order: LineOrder;
  by: SellerOrder;
  shown: LinesShown;
  q: string;
  freight: FreightMode;
  /** Ends of the quotation ids that are hidden. */
  hidden: readonly string[];
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
    shown: known(LINES_SHOWN, query.shown, 'all'),
    q: (query.q ?? '').slice(0, 100),
    freight: query.freight === 'spread' ? 'spread' : 'apart',
    hidden: (query.hide ?? '')
      .split('.')
      .filter((part) => /^[0-9a-f]{12}$/.test(part))
      .slice(0, 50),
  };
}

/** The view as it stands in an address; what is usual is left out. */
export function queryOf({ order, by, shown, q, freight, hidden }: MatrixView): Query {
  return {
    order: order === 'line' ? undefined : order,
    by: by === 'received' ? undefined : by,
    shown: shown === 'all' ? undefined : shown,
    q: q || undefined,
    freight: freight === 'apart' ? undefined : freight,
    hide: hidden.length > 0 ? hidden.join('.') : undefined,
  };
}

/** The sellers in the chosen order, without the hidden ones; an unknown total or lead time comes last. */
export function sellersIn({ sellers }: Comparison, { by, hidden }: MatrixView): ComparisonSeller[] {
  const seen = sellers.filter((seller) => !hidden.includes(shortId(seller.quotation_id)));
  if (by === 'received') return seen;
  const valueOf = (seller: ComparisonSeller) =>
    by === 'lead' ? seller.longest_lead_days : (seller.like_for_like_amount ?? seller.totals.supply_amount);
  return seen.sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return new Big(first).cmp(second);
  });
}

/** The requested rows, in the requested order. */
export function rowsIn(comparison: Comparison, view: MatrixView, selection: Selection): Comparison['rows'] {
  const words = view.q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const rows = comparison.rows.filter(({ line, cells }) => {
    const text = `${line.line_no} ${line.raw_text} ${line.tag ?? ''} ${JSON.stringify(line.spec)}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (view.shown === 'deviations')
      return cells.some((cell) => cell.line.deviations.length > 0 || cell.line.response === 'alternate');
    if (view.shown === 'missing')
      return cells.filter((cell) => cell.line.amount !== null).length < comparison.sellers.length;
    return view.shown !== 'open' || !selection[line.id];
  });
  return orderRows(rows, view.order);
}
