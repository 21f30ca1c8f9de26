import * as endpoints from '../../../contract/endpoints/stock';
import { applyStockList, previewStockList } from '../../../contract/endpoints/stockList';
import { member } from '../../http/context';
import { fileRoute, type Route, route } from '../../http/route';
import { cut } from './cut.service';
import { exportItems } from './itemSheet.service';
import { setFiles } from './itemFile.service';
import { changeItem, createItems, listItems, readItem } from './item.service';
import { adjust, count, issue, listLedger, move, receive } from './movement.service';
import { closeItems, openItems } from './opening.service';
import { readOverview } from './overview.service';
import { previewList } from './stockList.service';
import { applyList } from './takeOver.service';
import { addWarehouse, changeWarehouse, listWarehouses, removeWarehouse } from './warehouse.service';

export const stockRoutes: Route[] = [
  route(endpoints.listWarehouses, (input) => listWarehouses(member(input))),
  route(endpoints.addWarehouse, (input) => addWarehouse(member(input), input.body)),
  route(endpoints.changeWarehouse, (input) => changeWarehouse(member(input), input.params.warehouse_id, input.body)),
  route(endpoints.removeWarehouse, (input) =>
    removeWarehouse(member(input), input.params.warehouse_id, input.query.version),
  ),
  route(endpoints.getStockOverview, (input) => readOverview(member(input))),
  route(endpoints.listStock, (input) => listItems(member(input), input.query)),
  fileRoute(endpoints.exportStock, ({ work, query }) => exportItems(work, query)),
  route(endpoints.getStockItem, (input) => readItem(member(input), input.params.item_id)),
  route(endpoints.addStockItems, async (input) => ({ items: await createItems(member(input), input.body.items) })),
  route(endpoints.changeStockItem, (input) => changeItem(member(input), input.params.item_id, input.body)),
  route(endpoints.setStockFiles, (input) => setFiles(member(input), input.params.item_id, input.body)),
  route(previewStockList, (input) => previewList(member(input), input.body)),
  route(applyStockList, (input) => applyList(member(input), input.body)),
  route(endpoints.receiveStock, (input) => receive(member(input), input.params.item_id, input.body)),
  route(endpoints.issueStock, (input) => issue(member(input), input.params.item_id, input.body)),
  route(endpoints.countStock, (input) => count(member(input), input.params.item_id, input.body)),
  route(endpoints.adjustStock, (input) => adjust(member(input), input.params.item_id, input.body)),
  route(endpoints.moveStock, (input) => move(member(input), input.params.item_id, input.body)),
  route(endpoints.cutStock, (input) => cut(member(input), input.params.item_id, input.body)),
  route(endpoints.openStock, async (input) => ({ items: await openItems(member(input), input.body.items) })),
  route(endpoints.closeStock, async (input) => ({ items: await closeItems(member(input), input.body.items) })),
  route(endpoints.listMovements, (input) => listLedger(member(input), input.query)),
];
