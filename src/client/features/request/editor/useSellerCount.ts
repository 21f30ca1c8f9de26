import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import type { Draft } from './useDraft';
import { reachAt } from './vendorQueries';

/** So long nothing more is saved before sellers are counted again. */
const QUIET_MS = 1500;

/**
 * How many sellers the draft would go to as it was last saved; undefined until that is known. While it is being sent it is
 * not counted: it may be no draft any more.
 */
export function useSellerCount(
  { number, autosave }: Pick<Draft, 'number' | 'autosave'>,
  sending: boolean,
): number | undefined {
  const [counted, setCounted] = useState(number === null ? 0 : 1);
  const at = autosave.state.kind === 'saved' ? autosave.state.at : 0;
  useEffect(() => {
    if (at === 0 || sending) return;
    const timer = setTimeout(() => setCounted(at), QUIET_MS);
    return () => clearTimeout(timer);
  }, [at, sending]);
  return useQuery(reachAt(useApi(), number, counted)).data?.seller_count;
}
