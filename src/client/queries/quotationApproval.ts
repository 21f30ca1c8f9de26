import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../contract/operationTypes';
import * as routes from '../../contract/routes/quotationApproval';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';
import { useApiMutation } from './mutation';

type Sum = BodyOf<typeof routes.checkQuotationApproval>;

const keyOf = (id: string) => [SCOPES.sellerRequest, 'approval', id] as const;

/** The own quotation of a request that waits for the approval line, and whether one of a sum would have to. */
export const quotationApprovalQueries = (api: Api) => ({
  newest: (id: string) =>
    queryOptions({
      queryKey: keyOf(id),
      queryFn: ({ signal }) => call(routes.getQuotationApproval, { params: { rfq_number_id: id } }, { api, signal }),
    }),
  /** Whether a quotation of this sum has to be approved first; the earlier answer stays until the next one is here. */
  check: (id: string, { currency, supply_amount }: Sum) =>
    queryOptions({
      queryKey: [...keyOf(id), 'check', currency, supply_amount] as const,
      queryFn: ({ signal }) =>
        call(
          routes.checkQuotationApproval,
          { params: { rfq_number_id: id }, body: { currency, supply_amount } },
          { api, signal },
        ),
      placeholderData: keepPreviousData,
      networkMode: 'always',
      retry: false,
    }),
});

const changed = {
  silent: true,
  stale: [[SCOPES.sellerRequest], [SCOPES.project], [SCOPES.hub]],
  staleOnError: [[SCOPES.sellerRequest]],
};

/** Freezes a quotation and asks its approvers. */
export const useRequestQuotationApproval = () =>
  useApiMutation({
    ...changed,
    staleOnError: [[SCOPES.sellerRequest, 'approval']],
    call: (send, { id, body }: { id: string; body: BodyOf<typeof routes.requestQuotationApproval> }) =>
      send(routes.requestQuotationApproval, { params: { rfq_number_id: id }, body }),
  });

/** Approves the reader's step; the last approval submits the quotation. */
export const useApproveQuotation = () =>
  useApiMutation({
    ...changed,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.approveQuotation>) =>
      send(routes.approveQuotation, { params: { rfq_number_id: id }, body }),
  });

/** Returns a quotation to the person who requested approval. */
export const useReturnQuotation = () =>
  useApiMutation({
    ...changed,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.returnQuotation>) =>
      send(routes.returnQuotation, { params: { rfq_number_id: id }, body }),
  });

/** Takes a request back that waits. */
export const useWithdrawQuotationApproval = () =>
  useApiMutation({
    ...changed,
    call: (send, { id, ...body }: { id: string } & BodyOf<typeof routes.withdrawQuotationApproval>) =>
      send(routes.withdrawQuotationApproval, { params: { rfq_number_id: id }, body }),
  });
