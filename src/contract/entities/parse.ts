import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { MAX_LINE_TEXT } from '../constants';
import { materialCategory, specSchema } from './spec';
import { ownCell, weightBasis } from './rfq';
import { learnedWord } from './wordRule';

const strings = z.array(z.string());

/** The fields read from one line of text; a field the line does not state is absent. */
export const parsedItem = z
  .object({
    category: materialCategory,
    type: z.string(),
    standard: z.string(),
    grade: z.string(),
    nps: strings,
    schedule: strings,
    class: z.union([z.number(), z.string()]),
    ends: z.string(),
    facing: z.string(),
    length_m: z.number(),
    /** Section of structural steel. */
    size: z.string(),
    qty: z.number(),
    unit: z.enum(['EA', 'M', 'KG', 'TON', 'SET', 'LOT']),
  })
  .partial()
  .register(apiSchemas, { id: 'ParsedItem' });

/** Why a row of a list is no item. */
export const asideReason = z.enum([
  'title',
  'header',
  'section',
  'total',
  'note',
  'hidden',
  'filtered',
  'struck',
  'void',
  'hold',
  'zero',
  'summary',
  'revision',
  'cover',
  'unknown',
]);
export type AsideReason = z.infer<typeof asideReason>;

/** What was done to read a line that its cells do not say themselves. */
export const readingMark = z.enum([
  'joined',
  'size_from_date',
  'remark_applied',
  'quantity_computed',
  'quantity_feet',
  'quantity_serial',
  'quantity_with_spare',
  'quantity_parts',
]);
export type ReadingMark = z.infer<typeof readingMark>;

/** A suggestion for the request's terms, from the notes around a list. */
const listTerm = z.object({
  field: z.enum([
    'title',
    'project',
    'delivery_day',
    'delivery_place',
    'delivery_terms',
    'certificate',
    'answer_by',
    'payment',
  ]),
  /** The part of the note that says it. */
  value: z.string(),
  text: z.string(),
  sheet: z.string(),
  row: z.number().int(),
});
export type ListTerm = z.infer<typeof listTerm>;

/** A part of a page, in shares of its width and height from its upper left corner. */
const linePlace = z.object({
  /** From 1. */
  page: z.number().int(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
});
export type LinePlace = z.infer<typeof linePlace>;

/** A page of a PDF or a picture as it looks, turned upright. */
const pagePicture = z.object({
  page: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** A data URL; null beyond the first pages of a long file. */
  picture: z.string().nullable(),
  /** Whether its words were recognised in a picture. */
  pictured: z.boolean(),
});
export type PagePicture = z.infer<typeof pagePicture>;

export const parsedLine = z
  .object({
    text: z.string(),
    /** Cells that no field holds; they stay with the buyer unless he shares their column. */
    own_cells: z.array(ownCell),
    /** The heading of the list that an item stands under. */
    heading: z.string().nullable(),
    item: parsedItem,
    spec: specSchema,
    qty: z.string().nullable(),
    uom: z.enum(['EA', 'M', 'KG', 'TON', 'SET', 'LOT']).nullable(),
    /** True for what is set aside: kept, but not an item. */
    excluded: z.boolean(),
    /** Why it is set aside, where a table says so. */
    aside: asideReason.nullable(),
    marks: z.array(readingMark),
    /** What was read by words that the company of the caller has taught. */
    learned: z.array(learnedWord),
    overall: z.number(),
    confidence: z.record(z.string(), z.number()),
    spans: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
    warnings: z.array(z.string()),
    /** Words and figures that no field, detail or known word explains. */
    remainder: z.array(z.string()),
    remark: z.string().nullable(),
    tag: z.string().nullable(),
    weight: z.object({
      unit_weight_kg: z.string().nullable(),
      total_weight_kg: z.string().nullable(),
      basis: weightBasis,
      source: z.string().nullable(),
    }),
    /** Where the line came from in a file. */
    sheet: z.string().nullable(),
    row: z.number().int().nullable(),
    /** All rows that the line holds: more than one where it was wrapped. */
    rows: z.array(z.number().int()),
    /** Where the line stands in a PDF or a picture. */
    place: linePlace.nullable(),
  })
  .register(apiSchemas, { id: 'ParsedLine' });
export type ParsedLineDto = z.infer<typeof parsedLine>;

/** Which column of a sheet holds which field, as the reader guessed it or a person corrected it. */
export const columnMap = z.record(z.string().max(20), z.number().int().min(0).max(499));

/** A person's correction of the columns; `sheet` is '' for pasted cells. */
const columnChoice = z.object({ sheet: z.string().max(200), columns: columnMap });
export type ColumnChoice = z.infer<typeof columnChoice>;

const columns = z.array(columnChoice).max(100).optional();

/** A file in a JSON body: base64, with or without the head of a data URL. */
export const fileInput = z.object({
  name: z.string().min(1).max(200),
  content: z
    .string()
    .min(1)
    .max(15 * 1024 * 1024),
});

export const parseInput = z.union([
  // More than MAX_READ_LINES are refused by name, not as a wrong parameter.
  z.object({ lines: z.array(z.string().max(MAX_LINE_TEXT)).min(1), columns }),
  z.object({
    file: fileInput,
    columns,
  }),
]);

/** How the cells of one sheet were read. */
export const parsedSheet = z.object({
  /** '' for pasted cells. */
  name: z.string(),
  rows: z.number().int(),
  header_row: z.number().int().nullable(),
  /** Names that stand above the columns; empty where no header row was found. */
  headers: z.array(z.string()),
  /** Cells of the first row below the header that holds an item. */
  sample: z.array(z.string()),
  columns: columnMap,
});
export type ParsedSheet = z.infer<typeof parsedSheet>;

export const parseOutput = z.object({
  lines: z.array(parsedLine),
  sheets: z.array(parsedSheet),
  /** What the notes around the list say of the request's terms. */
  terms: z.array(listTerm),
  /** The pages of a PDF or a picture. */
  pages: z.array(pagePicture),
});
export type ParseOutput = z.infer<typeof parseOutput>;
