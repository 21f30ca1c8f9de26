import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import {
  ERP_DATES,
  ERP_FIELD_KEYS,
  ERP_FORMATS,
  ERP_KINDS,
  ERP_NUMBERS,
  ERP_SEPARATORS,
  fieldsOf,
  HOMETAX_MAPPING,
  INVOICE_STATES,
  XML_NAME,
} from '../erpFields';
import { amount, currency, day, shortText, uuid, version } from '../values';

export const erpKind = z.enum(ERP_KINDS);
const elementName = shortText(60).min(1).regex(XML_NAME, 'xml_name');

/** One column: a field of the record or of its lines, or a value that stands in every row. */
const erpColumn = z
  .object({
    /** The column's head, or the name of its element. */
    head: shortText(80).min(1),
    field: z.enum(ERP_FIELD_KEYS).nullable(),
    fixed: shortText(100).nullable().default(null),
    /** Absent: as the mapping says. */
    date: z.enum(ERP_DATES).nullable().default(null),
    number: z.enum(ERP_NUMBERS).nullable().default(null),
  })
  .refine(({ field, fixed }) => (field === null) !== (fixed === null), 'field_or_fixed');

/** Which columns a file has and how it is written. */
export const erpLayout = z
  .object({
    kind: erpKind,
    format: z.enum(ERP_FORMATS),
    /** One row for each line, or one for each record. */
    rows: z.enum(['line', 'record']),
    columns: z.array(erpColumn).min(1).max(100),
    dates: z.enum(ERP_DATES).default('YYYY-MM-DD'),
    numbers: z.enum(ERP_NUMBERS).default('plain'),
    /** Whether the first row holds the heads. */
    heads: z.boolean().default(true),
    separator: z.enum(ERP_SEPARATORS).default('comma'),
    /** Names of the elements of an XML file: the whole, a record, a line of it. */
    elements: z
      .object({ root: elementName, record: elementName, line: elementName })
      .default({ root: 'records', record: 'record', line: 'line' }),
  })
  .superRefine(({ kind, rows, columns, format }, check) => {
    const known = fieldsOf(kind, rows === 'line');
    for (const [index, { field, head }] of columns.entries()) {
      if (field !== null && !known.includes(field))
        check.addIssue({ code: 'custom', path: ['columns', index, 'field'], message: 'unknown_field' });
      if (format === 'xml' && !XML_NAME.test(head))
        check.addIssue({ code: 'custom', path: ['columns', index, 'head'], message: 'xml_name' });
    }
  });
export type ErpLayout = z.infer<typeof erpLayout>;
export type ErpColumn = ErpLayout['columns'][number];

const mappingId = z.union([uuid, z.literal(HOMETAX_MAPPING)]);

/** A named layout of a company; the built-in one has no layout to change. */
export const erpMapping = z
  .object({
    id: mappingId,
    name: z.string(),
    kind: erpKind,
    format: z.enum(ERP_FORMATS),
    /** Null: built in. */
    layout: erpLayout.nullable(),
    version,
    updated_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'ErpMapping' });
export type ErpMapping = z.infer<typeof erpMapping>;

export const erpMappingInput = z.object({ name: shortText(60).min(1), layout: erpLayout });

/** Which records: those named, else all of the filter. */
export const erpFilter = {
  side: z.enum(['buyer', 'seller']).optional(),
  /** The period: of placing for orders, of leaving for shipments, of the last shipment or the issue for invoices. */
  from: day.optional(),
  to: day.optional(),
  q: shortText(100).optional(),
  /** `new`: those that no file of the company holds yet. */
  state: z.enum(['new', 'exported', 'issued']).optional(),
};

export const erpRecord = z
  .object({
    /** Of the shipment, or of the order. */
    id: uuid,
    order_number: z.string(),
    /** Of a shipment: which delivery of its order. */
    shipment_no: z.number().int().nullable(),
    erp_number: z.string().nullable(),
    title: z.string(),
    side: z.enum(['buyer', 'seller']),
    counterpart_name: z.string(),
    /** The day that its period is judged by. */
    day,
    currency,
    total_amount: amount,
    /** The file that it left in last. */
    exported: z.object({ at: z.string(), file: z.string() }).nullable(),
    /** Of an invoice. */
    invoice: z
      .object({ state: z.enum(INVOICE_STATES), number: z.string().nullable(), issued_on: day.nullable() })
      .nullable(),
  })
  .register(apiSchemas, { id: 'ErpRecord' });
export type ErpRecord = z.infer<typeof erpRecord>;

/** A file that was made: it can be fetched again and holds the same records. */
export const erpExport = z
  .object({
    id: uuid,
    kind: erpKind,
    format: z.enum(ERP_FORMATS),
    mapping_name: z.string(),
    file_name: z.string(),
    record_count: z.number().int(),
    made_by: z.string().nullable(),
    made_at: z.string(),
  })
  .register(apiSchemas, { id: 'ErpExport' });
export type ErpExport = z.infer<typeof erpExport>;

/** What a file would be: heads and the first rows as texts, and the text of a CSV or XML file. */
export const erpPreview = z.object({
  heads: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  text: z.string().nullable(),
  record_count: z.number().int(),
});
export type ErpPreview = z.infer<typeof erpPreview>;
