import * as z from 'zod';
import { day, shortText, version } from '../values';

/** Rows of one file that may change something. */
export const MOST_NUMBERS = 2000;
export const MOST_APPROVALS = 500;

/** Where the numbers stand in a file, counted from 0; null: to be found. */
const columnPlace = z.number().int().min(0).max(499).nullable().default(null);
export const numberColumns = z.object({ order: columnPlace, number: columnPlace, day: columnPlace });

/**
 * What a row of a file with numbers would do: `unknown` names no order of the company, `twice` names one that another row
 * names with another number, `closed` is an order whose invoice cannot be stated, `undated` has a day that cannot be read.
 */
export const numberRowState = z.enum(['new', 'changed', 'same', 'unknown', 'twice', 'empty', 'closed', 'undated']);
export const numberRow = z.object({
  /** As the spreadsheet counts. */
  row: z.number().int(),
  order_number: z.string(),
  number: z.string(),
  issued_on: day.nullable(),
  /** What stands there now. */
  before: z.string().nullable(),
  version: version.nullable(),
  state: numberRowState,
});
export type NumberRow = z.infer<typeof numberRow>;

export const numberPreview = z.object({
  /** The heads of the columns that hold anything, with their places. */
  columns: z.array(z.object({ place: z.number().int(), head: z.string() })),
  chosen: z.object({
    order: z.number().int().nullable(),
    number: z.number().int().nullable(),
    day: z.number().int().nullable(),
  }),
  rows: z.array(numberRow),
});
export type NumberPreview = z.infer<typeof numberPreview>;

/** A number that a company's own system gave. */
export const erpNumber = shortText(60).min(1);
