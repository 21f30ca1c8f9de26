import type { EndpointRoute } from '../../../contract/endpoint';
import type { BodyOf } from '../../../contract/operationTypes';
import * as stock from '../../../contract/routes/stock';
import type { StockItem } from '../../../contract/entities/stock';
import { SCOPES } from '../../queries/keys';
import { useApiMutation } from '../../queries/mutation';

type Body<E extends EndpointRoute> = BodyOf<E>;

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

/** One action in the warehouse; its starter shows what was refused. */
export const useStockWork = () =>
  useApiMutation({
    call: async (send, work: StockWork): Promise<unknown> => {
      switch (work.action) {
        case 'add':
          return send(stock.addStockItems, { body: work.body });
        case 'receive':
          return send(stock.receiveStock, { params: { item_id: work.item_id }, body: work.body });
        case 'issue':
          return send(stock.issueStock, { params: { item_id: work.item_id }, body: work.body });
        case 'count':
          return send(stock.countStock, { params: { item_id: work.item_id }, body: work.body });
        case 'adjust':
          return send(stock.adjustStock, { params: { item_id: work.item_id }, body: work.body });
        case 'move':
          return send(stock.moveStock, { params: { item_id: work.item_id }, body: work.body });
        case 'cut':
          return send(stock.cutStock, { params: { item_id: work.item_id }, body: work.body });
        case 'files':
          return send(stock.setStockFiles, { params: { item_id: work.item_id }, body: work.body });
        case 'open':
          return send(stock.openStock, { body: work.body });
        case 'close':
          return send(stock.closeStock, { body: work.body });
        case 'addWarehouse':
          return send(stock.addWarehouse, { body: work.body });
        case 'changeWarehouse':
          return send(stock.changeWarehouse, { params: { warehouse_id: work.warehouse_id }, body: work.body });
        case 'removeWarehouse':
          return send(stock.removeWarehouse, {
            params: { warehouse_id: work.warehouse_id },
            query: { version: work.version },
          });
      }
    },
    // A refusal for a stale version must bring the new state too.
    staleAlways: [[SCOPES.stock], [SCOPES.market]],
    silent: true,
  });

export type LotChange = Omit<Body<typeof stock.changeStockItem>, 'version'>;

/** Changes facts of lots one after another; the first refusal stops it, and the list is read again either way. */
export const useChangeLots = () =>
  useApiMutation({
    call: async (send, changes: readonly { item_id: string; version: number; change: LotChange }[]) => {
      for (const { item_id, version, change } of changes) {
        await send(stock.changeStockItem, { params: { item_id }, body: { ...change, version } });
      }
    },
    staleAlways: [[SCOPES.stock]],
  });

interface LotSaves {
  changes: readonly { item_id: string; version: number; change: LotChange }[];
  /** Called with each lot after its change. */
  onSaved: (item: StockItem) => void;
}

/** The same for the grid of lots, which saves by itself, shows a failure itself and tries again. */
export const useSaveLots = () =>
  useApiMutation({
    call: async (send, { changes, onSaved }: LotSaves) => {
      for (const { item_id, version, change } of changes) {
        onSaved(await send(stock.changeStockItem, { params: { item_id }, body: { ...change, version } }));
      }
    },
    silent: true,
    staleAlways: [[SCOPES.stock]],
  });
