import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { stockItemInput } from '../entities/stock';
import { stockListChange, stockListRow, untakenColumn } from '../entities/stockList';
import { uuid } from '../values';
import * as routes from '../routes/stock';

const tag = 'stock';
const access = 'member' as const;

export const previewStockList = defineEndpoint(routes.previewStockList, {
  tag,
  summary: 'Reads an uploaded stock list and shows, row by row, what it would add or change. Changes nothing.',
  access,
  body: z.object({ file_id: uuid, warehouse_id: uuid }),
  response: z.object({ rows: z.array(stockListRow), untaken: z.array(untakenColumn) }),
  errors: [
    'FILE_NOT_FOUND',
    'FILE_EMPTY',
    'FILE_UNREADABLE',
    'FILE_XLSB',
    'FILE_COLUMNS',
    'LIST_TOO_LONG',
    ...FILE_WORK_ERRORS,
    'WAREHOUSE_NOT_FOUND',
  ],
  changes: false,
});

export const applyStockList = defineEndpoint(routes.applyStockList, {
  tag,
  summary: 'Takes over a part of a previewed stock list, all or none: new lots and changes of known ones.',
  access,
  body: z.object({
    create: z.array(stockItemInput).max(250).default([]),
    change: z.array(stockListChange).max(250).default([]),
  }),
  response: z.object({ created: z.number().int(), changed: z.number().int() }),
  errors: [
    'WAREHOUSE_NOT_FOUND',
    'STOCK_NOT_FOUND',
    'STALE_VERSION',
    'STOCK_SHORT',
    'STOCK_OPEN_INVALID',
    'STOCK_UNIT',
    'NO_BANK_ACCOUNT',
  ],
});
