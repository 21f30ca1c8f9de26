import { useRouter } from 'next/router';
import { useState } from 'react';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { usePlacePurchase } from '../../queries/purchase';

/** What a purchase is placed with, and its placing. */
export function usePurchase(sellers: readonly CartSeller[]) {
  const router = useRouter();
  const place = usePlacePurchase();
  const [address, setAddress] = useState('');
  const [note, setNote] = useState('');
  const lines = sellers.flatMap((seller) => seller.lines);
  const buy = () =>
    place.mutate(
      {
        lines: lines.map(({ item, qty }) => ({
          item_id: item.id,
          qty,
          unit_price: item.unit_price ?? '0',
          price_uom: item.price_uom ?? item.uom,
        })),
        address_id: address,
        note: note.trim() || null,
        terms_accepted: true,
      },
      { onSuccess: ({ checkout_id }) => void router.replace(paths.buyer.purchaseComplete(checkout_id)) },
    );
  return {
    lines,
    address,
    setAddress,
    note,
    setNote,
    buy,
    buying: place.isPending,
    error: place.error,
  };
}
