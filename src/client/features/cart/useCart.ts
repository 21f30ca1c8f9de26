import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/ApiProvider';
import { changeKept, readKept } from '../../shared/market/visitorCart';
import { useBasketText } from '../../shared/market/visitorBaskets';
import { cartQueries, useChangeCart } from '../../queries/cart';
import { useSession } from '../../shell/session/useSession';

/** Whether this person has a cart on the server; visitors, and who waits for approval, keep theirs in the browser. */
export function useHasCart(): boolean {
  const { loggedIn, profile } = useSession();
  return loggedIn && profile?.member_status !== 'pending';
}

/** The cart: the person's own, or what this browser keeps, set against what is open now. */
export function useCart() {
  const queries = cartQueries(useApi());
  const { loading } = useSession();
  const own = useHasCart();
  const [stock, request] = [useBasketText('stock'), useBasketText('request')];
  const kept = useMemo(() => readKept(stock, request), [stock, request]);
  const mine = useQuery({ ...queries.mine(), enabled: own });
  const here = useQuery({ ...queries.kept(kept), enabled: !own && !loading && stock !== null });
  return own ? mine : here;
}

/** Changes one line of the cart, wherever the cart lies. */
export function useCartLine(id: string) {
  const own = useHasCart();
  const { mutate, isPending } = useChangeCart();
  return {
    pending: isPending,
    setQuantity: (qty: string) => (own ? mutate({ action: 'quantity', line_id: id, qty }) : changeKept(id, qty)),
  };
}
