import { useState } from 'react';
import type { CartSeller } from '../../../contract/entities/cart';

type Sellers = readonly CartSeller[] | undefined;
type Price = { unit_price: string | null; price_uom: string | null };

/**
 * One item bought without the cart: the price that the person saw first stays in mind, so that a later one is told as a
 * change, as the cart does it, until the person has accepted it.
 */
export function useSeenPrice(sellers: Sellers): { sellers: Sellers; accept: () => void } {
  const [seen, setSeen] = useState<Price | null>(null);
  const now = sellers?.[0]?.lines[0]?.item;
  if (now && !seen) setSeen(now);
  const moved = now && seen && (now.unit_price !== seen.unit_price || now.price_uom !== seen.price_uom);
  if (!moved) return { sellers, accept: () => undefined };
  return {
    sellers: sellers?.map((seller) => ({
      ...seller,
      lines: seller.lines.map((line) => ({
        ...line,
        seen_price: seen.unit_price,
        problems: ['price_changed' as const, ...line.problems],
      })),
    })),
    accept: () => setSeen(now),
  };
}
