import { useEffect } from 'react';
import { forgetStock, keptStock } from '../../parts/market/keptCart';
import { useChangeCart } from '../../queries/cart';

/** What a visitor put in before signing in moves to the person's cart once, and leaves this browser. */
export function useMergeCart(): void {
  const { mutate } = useChangeCart();
  useEffect(() => {
    const stock = keptStock();
    if (stock.length > 0) mutate({ action: 'add', body: { stock } }, { onSuccess: forgetStock });
  }, [mutate]);
}
