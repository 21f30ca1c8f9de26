import { useSyncExternalStore } from 'react';
import { browserStore } from '../browserStore';

/** Where a visitor's two baskets lie in this browser. */
export const KEPT = { stock: 'stlbs.cart', request: 'stlbs.requestCart' } as const;
export type Basket = keyof typeof KEPT;

const store = browserStore();

/** Says that a basket has changed. */
export const announceCart = store.notify;

function textOf(basket: Basket): string {
  try {
    return localStorage.getItem(KEPT[basket]) ?? '';
  } catch {
    return '';
  }
}

/** What lies in a basket, as it is stored, the same in all tabs; null on the server and while hydrating. */
export function useBasketText(basket: Basket): string | null {
  return useSyncExternalStore(
    store.subscribe,
    () => textOf(basket),
    () => null,
  );
}

function countOf(text: string | null): number {
  try {
    const lines: unknown = JSON.parse(text || '[]');
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}

/** How many lines a visitor has gathered. */
export function useKeptCount(): number {
  return countOf(useBasketText('stock')) + countOf(useBasketText('request'));
}
