import { queryOptions } from '@tanstack/react-query';
import { confirmBid, declineBid, takeBackBid } from '../../contract/routes/award';
import { getBidStock, getOrderStock } from '../../contract/routes/ownStock';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

/** The own lots that an award or an order was quoted from, for its seller. */
export const quotedStockQueries = (api: Api) => ({
  ofBid: (bid_id: string) =>
    queryOptions({
      queryKey: [SCOPES.bid, 'stock', bid_id] as const,
      queryFn: ({ signal }) => call(getBidStock, { params: { bid_id } }, { api, signal }),
    }),
  ofOrder: (order_number: string) =>
    queryOptions({
      queryKey: [SCOPES.order, 'stock', order_number] as const,
      queryFn: ({ signal }) => call(getOrderStock, { params: { order_number } }, { api, signal }),
    }),
});

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
    call: (send, { id, ...body }: Answer & { note?: string | null; reserve_line_ids?: string[] }) =>
      send(confirmBid, { params: { bid_id: id }, body }),
    // The window of the confirmation shows why it failed.
    silent: true,
    staleAlways,
  });

/** The seller refuses the award and says why. */
export const useDeclineBid = () =>
  useApiMutation({
    call: (send, { id, ...body }: Answer & { reason: string }) => send(declineBid, { params: { bid_id: id }, body }),
    staleAlways,
  });

/** The buyer takes an unanswered bid back; what it awarded is chosen again. */
export const useTakeBackBid = () =>
  useApiMutation({
    call: (send, { id, ...body }: Answer) => send(takeBackBid, { params: { bid_id: id }, body }),
    // The page that shows the choice comes next.
    staleAlways: [...staleAlways, { queryKey: [SCOPES.choice], refetchType: 'all' }],
  });
