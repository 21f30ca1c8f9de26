import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmBid, declineBid, takeBackBid } from '../../contract/endpoints/bid';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { SCOPES } from './keys';

/** Everything that hangs on an answered bid, for the buyer as for the seller. */
const AFFECTED = [SCOPES.bid, SCOPES.project, SCOPES.rfq, SCOPES.comparison, SCOPES.sellerRequest, SCOPES.order];

/** Asks again what a bid changes; also after a refusal, since then it was answered or changed elsewhere. */
function useBidChanged() {
  const client = useQueryClient();
  return () => Promise.all(AFFECTED.map((scope) => client.invalidateQueries({ queryKey: [scope] })));
}

type Answer = { id: string; version: number };

/** The seller takes the award. */
export function useConfirmBid() {
  const api = useApi();
  const onSettled = useBidChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: Answer & { note?: string | null }) =>
      call(confirmBid, { params: { bid_id: id }, body }, { api }),
    onSettled,
  });
}

/** The seller refuses the award and says why. */
export function useDeclineBid() {
  const api = useApi();
  const onSettled = useBidChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: Answer & { reason: string }) =>
      call(declineBid, { params: { bid_id: id }, body }, { api }),
    onSettled,
  });
}

/** The buyer takes an unanswered bid back. */
export function useTakeBackBid() {
  const api = useApi();
  const onSettled = useBidChanged();
  return useMutation({
    mutationFn: ({ id, ...body }: Answer) => call(takeBackBid, { params: { bid_id: id }, body }, { api }),
    onSettled,
  });
}
