import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { quotationHistoryQueries } from '../../../queries/quotation';
import { noPast, type PastPrices } from './rowSlip';

/** The company's own earlier prices of a request's items; without them the grid works as well. */
export function usePastPrices(id: string): PastPrices {
  const { data } = useQuery(quotationHistoryQueries(useApi()).past(id));
  return useMemo(() => (data ? new Map(data.items.map((item) => [item.canonical_key, item])) : noPast), [data]);
}
