import Big from 'big.js';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { mostOf, sells } from './pricedShare';
import { type Share, selectable } from './selection';

/** A line's quantity as it is being shared out among those who offer it, and what is left of it. */
export function useDivision(comparison: Comparison, row: Comparison['rows'][number], shares: readonly Share[]) {
  const { line } = row;
  const offers = row.cells.flatMap((cell) => {
    const seller = comparison.sellers.find((one) => one.quotation_id === cell.quotation_id);
    const most = mostOf(line, cell);
    return seller && selectable(cell, seller) && most ? [{ cell, seller, most }] : [];
  });
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      shares.map(({ quotation_id, qty }) => [
        quotation_id,
        qty ?? offers.find(({ cell }) => cell.quotation_id === quotation_id)?.most ?? '',
      ]),
    ),
  );
  const wanted = (id: string) => typed[id] ?? '';
  const taken = offers.filter(({ cell }) => Number(wanted(cell.quotation_id)) > 0);
  const sum = taken.reduce((total, { cell }) => total.plus(wanted(cell.quotation_id)), new Big(0));
  const left = new Big(line.qty ?? 0).minus(sum);
  // A text that is no number is not taken for none.
  const unread = offers.some(({ cell }) => Number.isNaN(Number(wanted(cell.quotation_id))));
  const faulty = unread || left.lt(0) || taken.some(({ cell }) => !sells(line, cell, wanted(cell.quotation_id)));
  return { offers, taken, left, faulty, wanted, want: (id: string, qty: string) => setTyped({ ...typed, [id]: qty }) };
}
