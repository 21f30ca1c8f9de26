import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { materialCategory } from '../entities/spec';
import {
  movementKind,
  movementReason,
  openTerms,
  stockFiles,
  stockItem,
  stockItemChange,
  stockItemInput,
  stockMovement,
  stockOverview,
  warehouse,
  warehouseInput,
} from '../entities/stock';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { day, page, pageQuery, quantity, shortText, uuid, version, versionQuery } from '../values';
import * as routes from '../routes/stock';

const tag = 'stock';
const access = 'member' as const;
const note = shortText(200).nullable().default(null);
const itemParams = z.object({ item_id: uuid });
const warehouseParams = z.object({ warehouse_id: uuid });

export const listWarehouses = defineEndpoint(routes.listWarehouses, {
  tag,
  summary: "The company's warehouses.",
  access,
  response: z.object({ items: z.array(warehouse) }),
});

export const addWarehouse = defineEndpoint(routes.addWarehouse, {
  tag,
  summary: 'Adds a warehouse.',
  access,
  body: warehouseInput,
  response: warehouse,
  errors: ['WAREHOUSE_NAME'],
});

export const changeWarehouse = defineEndpoint(routes.changeWarehouse, {
  tag,
  summary: 'Renames a warehouse or corrects its place.',
  access,
  params: warehouseParams,
  body: warehouseInput.extend({ version }),
  response: warehouse,
  errors: ['WAREHOUSE_NOT_FOUND', 'WAREHOUSE_NAME', 'STALE_VERSION'],
});

export const removeWarehouse = defineEndpoint(routes.removeWarehouse, {
  tag,
  summary: 'Removes a warehouse that never held a lot.',
  access,
  params: warehouseParams,
  query: versionQuery,
  response: z.object({ removed: z.literal(true) }),
  errors: ['WAREHOUSE_NOT_FOUND', 'WAREHOUSE_IN_USE', 'STALE_VERSION'],
});

export const getStockOverview = defineEndpoint(routes.getStockOverview, {
  tag,
  summary: 'Weight and value of the stock, per warehouse and category.',
  access,
  response: stockOverview,
});

const lotFilter = {
  q: shortText(200).optional(),
  warehouse_id: uuid.optional(),
  category: materialCategory.optional(),
  state: z.enum(['open', 'closed', 'low', 'reserved', 'empty']).optional(),
};

export const listStock = defineEndpoint(routes.listStock, {
  tag,
  summary: "The company's lots, the newest first. `q` is read as the search of listed stock reads it.",
  access,
  query: z.object({ ...pageQuery, ...lotFilter }),
  response: page(stockItem),
});

export const exportStock = defineFileEndpoint(routes.exportStock, {
  background: 'stock_sheet',
  tag,
  summary: 'The same lots as a spreadsheet, at most 20,000.',
  access,
  query: z.object(lotFilter),
  errors: FILE_WORK_ERRORS,
});

export const getStockItem = defineEndpoint(routes.getStockItem, {
  tag,
  summary: 'One lot of the company.',
  access,
  params: itemParams,
  response: stockItem,
  errors: ['STOCK_NOT_FOUND'],
});

export const addStockItems = defineEndpoint(routes.addStockItems, {
  tag,
  summary: 'Adds lots, all or none; a quantity becomes the receipt that begins the ledger.',
  access,
  body: z.object({ items: z.array(stockItemInput).min(1).max(200) }),
  response: z.object({ items: z.array(stockItem) }),
  errors: ['WAREHOUSE_NOT_FOUND'],
});

export const changeStockItem = defineEndpoint(routes.changeStockItem, {
  tag,
  summary: 'Changes facts of a lot. Quantities change by movements alone.',
  access,
  params: itemParams,
  body: stockItemChange,
  response: stockItem,
  errors: ['STOCK_NOT_FOUND', 'STALE_VERSION', 'STOCK_UNIT'],
});

export const setStockFiles = defineEndpoint(routes.setStockFiles, {
  tag,
  summary: 'States all photos and certificates of a lot from now on.',
  access,
  params: itemParams,
  body: stockFiles,
  response: stockItem,
  errors: ['STOCK_NOT_FOUND', 'STALE_VERSION', 'FILE_NOT_FOUND', 'FILE_TOO_MANY', 'STOCK_FILE_KIND'],
});

const movement = { tag, access, params: itemParams, response: stockItem } as const;
const movementErrors = ['STOCK_NOT_FOUND', 'STALE_VERSION', 'STOCK_SHORT'] as const;

export const receiveStock = defineEndpoint(routes.receiveStock, {
  ...movement,
  summary: 'Something came in: a receipt or a return.',
  body: z.object({ version, qty: quantity, reason: z.enum(['receipt', 'return']).default('receipt'), note }),
  errors: ['STOCK_NOT_FOUND', 'STALE_VERSION'],
});

export const issueStock = defineEndpoint(routes.issueStock, {
  ...movement,
  summary: 'Something left: shipped outside this market, sold, or scrapped. Never what is reserved.',
  body: z.object({
    version,
    qty: quantity,
    reason: z.enum(['shipment', 'sale', 'scrap']).default('shipment'),
    note,
  }),
  errors: movementErrors,
});

export const countStock = defineEndpoint(routes.countStock, {
  ...movement,
  summary: 'States what was counted; the difference becomes an adjustment. Never below what is reserved.',
  body: z.object({ version, counted: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, 'quantity'), note }),
  errors: movementErrors,
});

export const adjustStock = defineEndpoint(routes.adjustStock, {
  ...movement,
  summary: 'Corrects what is on hand by a difference, up or down.',
  body: z.object({
    version,
    delta: z.string().regex(/^-?\d{1,9}(\.\d{1,3})?$/, 'quantity'),
    reason: z.enum(['count', 'return', 'scrap']).default('count'),
    note,
  }),
  errors: movementErrors,
});

export const moveStock = defineEndpoint(routes.moveStock, {
  ...movement,
  summary: 'Moves pieces to another warehouse or bin, where they join the same lot or begin one.',
  body: z.object({ version, qty: quantity, warehouse_id: uuid, bin: shortText(40).nullable().default(null), note }),
  response: z.object({ from: stockItem, to: stockItem }),
  errors: [...movementErrors, 'WAREHOUSE_NOT_FOUND'],
});

export const cutStock = defineEndpoint(routes.cutStock, {
  ...movement,
  summary: 'Cuts pieces of pipe; the pieces and the remnant become lots of their own lengths, less the kerf.',
  body: z.object({
    version,
    qty: quantity,
    lengths_m: z
      .array(z.string().regex(/^\d{1,3}(\.\d{1,3})?$/, 'length_m'))
      .min(1)
      .max(50),
    kerf_mm: z
      .string()
      .regex(/^\d{1,2}(\.\d)?$/, 'kerf_mm')
      .default('3'),
    note,
  }),
  response: z.object({ from: stockItem, pieces: z.array(stockItem), remnant: stockItem.nullable() }),
  errors: [...movementErrors, 'STOCK_CUT_INVALID'],
});

export const openStock = defineEndpoint(routes.openStock, {
  tag,
  summary: 'Opens lots for sale or changes their terms, all or none. Needs a bank account.',
  access,
  body: z.object({
    items: z
      .array(openTerms.extend({ item_id: uuid, version }))
      .min(1)
      .max(200),
  }),
  response: z.object({ items: z.array(stockItem) }),
  errors: ['STOCK_NOT_FOUND', 'STALE_VERSION', 'STOCK_OPEN_INVALID', 'STOCK_UNIT', 'NO_BANK_ACCOUNT'],
});

export const closeStock = defineEndpoint(routes.closeStock, {
  tag,
  summary: 'Takes lots off the market. What is reserved stays reserved.',
  access,
  body: z.object({
    items: z
      .array(z.object({ item_id: uuid, version }))
      .min(1)
      .max(200),
  }),
  response: z.object({ items: z.array(stockItem) }),
  errors: ['STOCK_NOT_FOUND', 'STALE_VERSION'],
});

export const listMovements = defineEndpoint(routes.listMovements, {
  tag,
  summary: 'The ledger, the newest entry first.',
  access,
  query: z.object({
    ...pageQuery,
    item_id: uuid.optional(),
    warehouse_id: uuid.optional(),
    kind: movementKind.optional(),
    reason: movementReason.optional(),
    from: day.optional(),
    to: day.optional(),
    q: shortText(100).optional(),
  }),
  response: page(stockMovement),
});
