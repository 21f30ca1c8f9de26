import { confirmBid, declineBid, takeBackBid } from '../../contract/routes/award';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

/**
 * What hangs on an answered bid, for the buyer as for the seller; also after a refusal, since then it was answered or
 * changed elsewhere.
 */
const staleAlways = [
  [SCOPES.bid],
  [SCOPES.project],
  [SCOPES.rfq],
  [SCOPES.comparison],
  [SCOPES.sellerRequest],
  [SCOPES.order],
];

type Answer = { id: string; version: number };

/** The seller takes the award. */
export const useConfirmBid = () =>
  useApiMutation({
    call: (send, { id, ...body }: Answer & { note?: string | null }) =>
      send(confirmBid, { params: { bid_id: id }, body }),
    staleAlways,
  });

/** The seller refuses the award and says why. */
export const useDeclineBid = () =>
  useApiMutation({
    call: (send, { id, ...body }: Answer & { reason: string }) => send(declineBid, { params: { bid_id: id }, body }),
    staleAlways,
  });

/** The buyer takes an unanswered bid back. */
export const useTakeBackBid = () =>
  useApiMutation({
    call: (send, { id, ...body }: Answer) => send(takeBackBid, { params: { bid_id: id }, body }),
    staleAlways,
  });
