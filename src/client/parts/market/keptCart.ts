import { requestLine, stockLine } from '../../../contract/entities/cartLine';
import type * as z from 'zod';

const STOCK = 'stlbs.cart';
const REQUEST = 'stlbs.requestCart';
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

const keep = (key: string, lines: readonly unknown[]) => localStorage.setItem(key, JSON.stringify(lines.slice(-MOST)));

/** A visitor's two baskets, in this browser alone; empty when there are none or they cannot be read. */
export const keptCart = () => ({ stock: kept(STOCK, stockLine), request: kept(REQUEST, requestLine) });

export function keepStockLine(line: StockLine): void {
  const others = keptCart().stock.filter(({ item_id }) => item_id !== line.item_id);
  keep(STOCK, [...others, line]);
}

export function keepRequestLine(line: RequestLine): void {
  keep(REQUEST, [...keptCart().request, line]);
}

export function forgetCart(): void {
  localStorage.removeItem(STOCK);
  localStorage.removeItem(REQUEST);
}
