import { v4 as uuid } from 'uuid';
import { requestLine, stockLine } from '../../../contract/entities/cartLine';
import type * as z from 'zod';

const STOCK = 'stlbs.cart';
const REQUEST = 'stlbs.requestCart';
/** Names the move of what is kept now: sent again after a lost answer, it moves nothing twice. */
const MOVE = 'stlbs.cartMove';
const MOST = 100;

type StockLine = z.input<typeof stockLine>;
type RequestLine = z.input<typeof requestLine>;

function kept<T>(key: string, schema: z.ZodType<unknown, T>): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((line): line is T => schema.safeParse(line).success) : [];
  } catch {
    return [];
  }
}

function keep(key: string, lines: readonly unknown[]): void {
  localStorage.setItem(key, JSON.stringify(lines.slice(-MOST)));
  localStorage.removeItem(MOVE);
}

/** A visitor's two baskets, in this browser alone; empty when there are none or they cannot be read. */
export const keptCart = () => ({ stock: kept(STOCK, stockLine), request: kept(REQUEST, requestLine) });

export function keepStockLine(line: StockLine): void {
  const others = keptCart().stock.filter(({ item_id }) => item_id !== line.item_id);
  keep(STOCK, [...others, line]);
}

export function keepRequestLine(line: RequestLine): void {
  keep(REQUEST, [...keptCart().request, line]);
}

/** The key under which what is kept now is moved, the same until it changes. */
export function moveKey(): string {
  const known = localStorage.getItem(MOVE);
  if (known) return known;
  const key = uuid();
  localStorage.setItem(MOVE, key);
  return key;
}

export function forgetCart(): void {
  localStorage.removeItem(MOVE);
  localStorage.removeItem(STOCK);
  localStorage.removeItem(REQUEST);
}
