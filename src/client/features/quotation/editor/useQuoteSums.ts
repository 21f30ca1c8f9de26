import { useDeferredValue, useMemo } from 'react';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import type { QuoteForm } from './quoteForm';
import { quotedWeight, quoteTotals } from './rowAmount';

export interface QuoteSums {
  totals: MoneyTotals;
  /** kg of the priced lines. */
  weight: string;
  /** Priced lines of unknown weight. */
  unweighed: number;
  priced: number;
  lines: number;
}

/** Totals, weight and progress, a frame after what is typed, so that typing never waits for thousands of lines. */
export function useQuoteSums(form: QuoteForm): QuoteSums {
  const { rows, terms } = useDeferredValue(form);
  const { freight_amount, currency, vat } = terms;
  const quoted = useMemo(() => quotedWeight(rows), [rows]);
  const totals = useMemo(
    () => quoteTotals(rows, { freight_amount, currency, vat }),
    [rows, freight_amount, currency, vat],
  );
  return useMemo(() => {
    const priced = rows.filter((row) => row.amount !== '').length;
    return { totals, ...quoted, priced, lines: rows.length };
  }, [rows, totals, quoted]);
}
