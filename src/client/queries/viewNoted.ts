import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteAmountView } from '../../contract/endpoints/rfqDialogue';
import type { Comparison } from '../../contract/entities/comparison';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { comparisonKeys } from './rfq';

/**
 * Says that the quotations of a request are on the screen, once they are, and again when they can be read at last. It is
 * no part of reading them, because an address that somebody else made one open must not write anything.
 */
export function useViewNoted(comparison: Pick<Comparison, 'rfq_number_id' | 'sealed_until'> | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const id = comparison?.rfq_number_id;
  const sealed = comparison?.sealed_until;
  const { mutate } = useMutation({
    mutationFn: (rfq_number_id: string) => call(noteAmountView, { params: { rfq_number_id } }, { api }),
    onSuccess: (_, noted) => client.invalidateQueries({ queryKey: [...comparisonKeys.detail(noted), 'views'] }),
    meta: { silent: true },
  });
  useEffect(() => {
    if (id !== undefined && sealed !== undefined) mutate(id);
  }, [id, sealed, mutate]);
}
