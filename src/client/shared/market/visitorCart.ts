import { v4 as uuid } from 'uuid';
import type * as z from 'zod';
import { keptRequestLine, stockLine } from '../../../contract/entities/cartLine';
import { type Basket, KEPT, announceCart } from './visitorBaskets';

/** Names the move of what is kept now: sent again after a lost answer, it moves nothing twice. */
const MOVE = 'stlbs.cartMove';
const MOST = 100;

type StockLine = z.input<typeof stockLine>;
type RequestLine = z.input<typeof keptRequestLine>;

function read<T>(text: string | null, schema: z.ZodType<unknown, T>): T[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return Array.isArray(found) ? found.filter((line): line is T => schema.safeParse(line).success) : [];
  } catch {
    return [];
  }
}

/** The lines of stored texts; what cannot be read is left out. */
export const readKept = (stock: string | null, request: string | null) => ({
  stock: read(stock, stockLine),
  request: read(request, keptRequestLine),
});

type KeptCart = ReturnType<typeof readKept>;

/** A visitor's two baskets, in this browser alone; empty when there are none or they cannot be read. */
export const keptCart = () => readKept(localStorage.getItem(KEPT.stock), localStorage.getItem(KEPT.request));

function keep(basket: Basket, lines: readonly unknown[]): void {
  if (lines.length === 0) localStorage.removeItem(KEPT[basket]);
  else localStorage.setItem(KEPT[basket], JSON.stringify(lines.slice(-MOST)));
  localStorage.removeItem(MOVE);
  announceCart();
}

/** Puts a lot into the basket of stock; one that is in takes what is given now. Beyond 100 lines the oldest goes. */
export function keepStockLine(line: StockLine): void {
  const others = keptCart().stock.filter(({ item_id }) => item_id !== line.item_id);
  keep('stock', [...others, line]);
}

/** Puts material to ask for into its basket, even when a line like it is in. Beyond 100 lines the oldest goes. */
export function keepRequestLine(line: Omit<RequestLine, 'id'>): void {
  keep('request', [...keptCart().request, { ...line, id: uuid() }]);
}

/** Another quantity for a line of either basket, by the id that the cart shows it under. */
export function changeKept(id: string, qty: string): void {
  const { stock, request } = keptCart();
  if (stock.some(({ item_id }) => item_id === id)) {
    keep(
      'stock',
      stock.map((line) => (line.item_id === id ? { ...line, qty } : line)),
    );
  } else {
    keep(
      'request',
      request.map((line) => (line.id === id ? { ...line, qty } : line)),
    );
  }
}

/** Takes a line out of either basket; gives both baskets as they were. */
export function removeKept(id: string): KeptCart {
  const before = keptCart();
  if (before.stock.some(({ item_id }) => item_id === id)) {
    keep(
      'stock',
      before.stock.filter(({ item_id }) => item_id !== id),
    );
  } else {
    keep(
      'request',
      before.request.filter((line) => line.id !== id),
    );
  }
  return before;
}

/** Puts back, each in its place, what is missing of the baskets as they were; what has come since stays. */
export function keepBack(before: KeptCart): void {
  const { stock, request } = keptCart();
  const came = <Line>(lines: Line[], old: Line[], idOf: (line: Line) => string) => [
    ...old.map((line) => lines.find((now) => idOf(now) === idOf(line)) ?? line),
    ...lines.filter((now) => !old.some((line) => idOf(line) === idOf(now))),
  ];
  keep(
    'stock',
    came(stock, before.stock, ({ item_id }) => item_id),
  );
  keep(
    'request',
    came(request, before.request, ({ id }) => id),
  );
}

/** The key under which what is kept now is moved, the same until it changes. */
export function moveKey(): string {
  const known = localStorage.getItem(MOVE);
  if (known) return known;
  const key = uuid();
  localStorage.setItem(MOVE, key);
  return key;
}

/** Empties both baskets, after they moved to the cart. */
export function forgetCart(): void {
  localStorage.removeItem(MOVE);
  localStorage.removeItem(KEPT.stock);
  localStorage.removeItem(KEPT.request);
  announceCart();
}
