import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { shortText, uuid } from '../values';
import { openTerms, stockItemChange, stockItemInput } from './stock';

/** What becomes of a row of a stock list. Of a conflict nothing, until a person decides. */
export const stockRowState = z.enum(['new', 'changed', 'unchanged', 'conflict', 'skipped']);
export type StockRowState = z.infer<typeof stockRowState>;

/** Why a row is a conflict. Only a row that is `alike` may be added all the same. */
export const stockRowProblem = z.enum([
  'unknown_lot',
  'ambiguous_lot',
  'twice',
  'material',
  'unit',
  'move_reserved',
  'move_empty',
  'warehouse_unknown',
  'below_reserved',
  'alike',
  'value',
  'terms_price',
  'terms_quantity',
  'terms_step',
  'terms_unit',
  'terms_closed',
  'no_account',
]);
export type StockRowProblem = z.infer<typeof stockRowProblem>;

/** Facts that a stock list may change. Quantity and warehouse change by the ledger, material and unit never. */
export const STOCK_LIST_FACTS = [
  'bin',
  'lot_no',
  'heat_no',
  'maker',
  'origin',
  'condition',
  'certificate_type',
  'cost_price',
  'low_mark',
  'remark',
] as const;
export type StockListFact = (typeof STOCK_LIST_FACTS)[number];

export const stockListChange = stockItemChange.omit({ spec: true, certificate_shown: true }).extend({
  item_id: uuid,
  /** What was counted; the difference becomes an adjustment. */ counted: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,3})?$/, 'quantity')
    .nullable(),
  /** All that is on hand goes to another warehouse, by the ledger. */
  move_to: z
    .object({ warehouse_id: uuid, bin: shortText(40).nullable() })
    .nullable()
    .default(null),
  /** How the lot is for sale from now on. */
  terms: openTerms.nullable().default(null),
  /** The lot is taken off the market. */
  closes: z.boolean().default(false),
});
export type StockListChange = z.infer<typeof stockListChange>;

/** A column with cells that a stock list is read without, by its title. */
export const untakenColumn = z
  .object({ title: z.string(), /** It holds prices, which only the own form may publish. */ is_price: z.boolean() })
  .register(apiSchemas, { id: 'UntakenColumn' });
export type UntakenColumn = z.infer<typeof untakenColumn>;

/** One row of a stock list beside the lot that it means. */
export const stockListRow = z
  .object({
    sheet: z.string(),
    /** As the spreadsheet counts rows. */
    row: z.number().int(),
    text: z.string(),
    state: stockRowState,
    problem: stockRowProblem.nullable(),
    /** The column that a problem or change is about. */
    fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    create: stockItemInput.nullable(),
    change: stockListChange.nullable(),
  })
  .register(apiSchemas, { id: 'StockListRow' });
export type StockListRow = z.infer<typeof stockListRow>;
