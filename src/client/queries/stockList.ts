import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '../../contract/endpoint';
import { applyStockList, previewStockList } from '../../contract/endpoints/stockList';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { SCOPES } from './keys';

/** Lays an uploaded stock list beside the lots it means. Read again each time, for lots move on. */
export function usePreviewList() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: { file_id: string; warehouse_id: string }) => call(previewStockList, { body }, { api }),
    meta: { silent: true },
  });
}

export type ListPart = NonNullable<EndpointInput<typeof applyStockList>['body']>;

/** Takes over a part of a list; what hangs on stock is read again when the caller says it was the last one. */
export function useApplyList() {
  const api = useApi();
  const client = useQueryClient();
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (body: ListPart) => call(applyStockList, { body }, { api }),
    meta: { silent: true },
  });
  const refresh = () =>
    Promise.all([SCOPES.stock, SCOPES.market].map((scope) => client.invalidateQueries({ queryKey: [scope] })));
  return { apply: mutateAsync, refresh, error, reset };
}
