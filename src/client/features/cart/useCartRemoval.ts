import { useTranslation } from 'next-i18next/pages';
import type { CartRequestLine, CartStockLine } from '../../../contract/entities/cart';
import { keepBack, removeKept } from '../../shared/market/visitorCart';
import { type CartAddition, useChangeCart } from '../../queries/cart';
import { useUndo } from '../../ui/useUndo';
import { useHasCart } from './useCart';

export type CartLine = CartStockLine | CartRequestLine;

/** What puts a line in as it was, with the price that the person had seen. */
function asItWas(line: CartLine): CartAddition {
  const { qty } = line;
  if (!('item' in line)) return { request: [{ raw_text: line.raw_text, spec: line.spec, qty, uom: line.uom }] };
  const { seen_price, seen_price_uom } = line;
  return { stock: [{ item_id: line.item.id, qty, seen_price, seen_price_uom }] };
}

/** Takes lines out of the cart, wherever it lies, and offers the way back. */
export function useCartRemoval() {
  const { t } = useTranslation('cart');
  const own = useHasCart();
  const { mutate, isPending, variables } = useChangeCart();
  const { offer, bar } = useUndo();
  const remove = (line: CartLine) => {
    if (own) {
      const putBack = () => mutate({ action: 'add', body: asItWas(line) });
      mutate({ action: 'remove', ids: [line.id] }, { onSuccess: () => offer(t('removed'), putBack) });
    } else {
      const taken = removeKept(line.id);
      offer(t('removed'), () => keepBack(taken));
    }
  };
  const going = isPending && variables.action === 'remove' ? variables.ids : [];
  return { bar, remove, isGoing: (id: string) => going.includes(id) };
}

export type CartRemoval = ReturnType<typeof useCartRemoval>;
