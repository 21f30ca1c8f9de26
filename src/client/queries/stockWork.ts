import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '../../contract/endpoint';
import * as stock from '../../contract/endpoints/stock';
import type { StockItem } from '../../contract/entities/stock';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { SCOPES } from './keys';

type Body<E extends Endpoint> = NonNullable<EndpointInput<E>['body']>;

export type StockWork =
  | { action: 'add'; body: Body<typeof stock.addStockItems> }
  | { action: 'receive'; item_id: string; body: Body<typeof stock.receiveStock> }
  | { action: 'issue'; item_id: string; body: Body<typeof stock.issueStock> }
  | { action: 'count'; item_id: string; body: Body<typeof stock.countStock> }
  | { action: 'adjust'; item_id: string; body: Body<typeof stock.adjustStock> }
  | { action: 'move'; item_id: string; body: Body<typeof stock.moveStock> }
  | { action: 'cut'; item_id: string; body: Body<typeof stock.cutStock> }
  | { action: 'files'; item_id: string; body: Body<typeof stock.setStockFiles> }
  | { action: 'open'; body: Body<typeof stock.openStock> }
  | { action: 'close'; body: Body<typeof stock.closeStock> }
  | { action: 'addWarehouse'; body: Body<typeof stock.addWarehouse> }
  | { action: 'changeWarehouse'; warehouse_id: string; body: Body<typeof stock.changeWarehouse> }
  | { action: 'removeWarehouse'; warehouse_id: string; version: number };

/** One action in the warehouse; whoever starts it shows what was refused. */
export function useStockWork() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (work: StockWork): Promise<unknown> => {
      switch (work.action) {
        case 'add':
          return call(stock.addStockItems, { body: work.body }, { api });
        case 'receive':
          return call(stock.receiveStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'issue':
          return call(stock.issueStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'count':
          return call(stock.countStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'adjust':
          return call(stock.adjustStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'move':
          return call(stock.moveStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'cut':
          return call(stock.cutStock, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'files':
          return call(stock.setStockFiles, { params: { item_id: work.item_id }, body: work.body }, { api });
        case 'open':
          return call(stock.openStock, { body: work.body }, { api });
        case 'close':
          return call(stock.closeStock, { body: work.body }, { api });
        case 'addWarehouse':
          return call(stock.addWarehouse, { body: work.body }, { api });
        case 'changeWarehouse':
          return call(stock.changeWarehouse, { params: { warehouse_id: work.warehouse_id }, body: work.body }, { api });
        case 'removeWarehouse':
          return call(
            stock.removeWarehouse,
            { params: { warehouse_id: work.warehouse_id }, query: { version: work.version } },
            { api },
          );
      }
    },
    // A refusal for a stale version must bring the new state too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [SCOPES.stock] }),
        client.invalidateQueries({ queryKey: [SCOPES.market] }),
      ]),
    meta: { silent: true },
  });
}

export type LotChange = Omit<Body<typeof stock.changeStockItem>, 'version'>;

/** Changes facts of lots one after another; the first refusal stops it, and the list is read again either way. */
export function useChangeLots() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly { item_id: string; version: number; change: LotChange }[]) => {
      for (const { item_id, version, change } of changes) {
        await call(stock.changeStockItem, { params: { item_id }, body: { ...change, version } }, { api });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [SCOPES.stock] }),
  });
}

interface LotSaves {
  changes: readonly { item_id: string; version: number; change: LotChange }[];
  /** Told of each lot as it is once it was changed. */
  onSaved: (item: StockItem) => void;
}

/** The same for the grid of lots, which saves by itself, tells of a failure itself and tries again. */
export function useSaveLots() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, onSaved }: LotSaves) => {
      for (const { item_id, version, change } of changes) {
        onSaved(await call(stock.changeStockItem, { params: { item_id }, body: { ...change, version } }, { api }));
      }
    },
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: [SCOPES.stock] }),
  });
}
