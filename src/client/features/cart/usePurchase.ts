import { useRouter } from 'next/router';
import { useState } from 'react';
import type { CostChoice } from '../../../contract/entities/budget';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { useRequestPurchase } from '../../queries/purchaseApproval';
import { NO_COST, useCostCodes } from '../../shared/cost/useCostCodes';
import { keepError } from '../../shared/keepError';
import { usePlacePurchase } from './purchaseQueries';

/** What a purchase is placed with, and its placing. It is charged as the person's last one until another code is chosen. */
export function usePurchase(sellers: readonly CartSeller[]) {
  const router = useRouter();
  const place = usePlacePurchase();
  const codes = useCostCodes();
  const [address, setAddress] = useState('');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [chosen, setCost] = useState<CostChoice | null>(null);
  const cost = chosen ?? codes?.last ?? NO_COST;
  const ask = useRequestPurchase();
  const lines = sellers.flatMap((seller) => seller.lines);
  const wanted = lines.map(({ item, qty }) => ({
    item_id: item.id,
    qty,
    unit_price: item.unit_price ?? '0',
    price_uom: item.price_uom ?? item.uom,
  }));
  const input = { lines: wanted, address_id: address, note: note.trim() || null, cost, terms_accepted: true as const };
  // The cart is empty by the answer, and this form gone with it.
  const buy = () =>
    void place
      .mutateAsync({ ...input, budget_word: word.trim() || null })
      .then(({ checkout_id }) => router.replace(paths.buyer.purchaseComplete(checkout_id)), keepError);
  const request = () =>
    void ask
      .mutateAsync({ ...input, reason: reason.trim() || null })
      .then(({ purchase_number }) => router.replace(paths.buyer.purchaseApproval(purchase_number)), keepError);
  return {
    lines,
    address,
    setAddress,
    note,
    setNote,
    reason,
    setReason,
    /** Why it goes beyond a budget that stops. */
    word,
    setWord,
    codes,
    cost,
    setCost,
    wanted,
    buy,
    request,
    buying: place.isPending || ask.isPending,
    error: place.error ?? ask.error,
  };
}
