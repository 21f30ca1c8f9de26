import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { uuid } from '../values';

/** Files that may take longer than somebody waits for: each is made by the endpoint that names its kind. */
export const exportKind = z.enum([
  'comparison_sheet',
  'comparison_paper',
  'quotation_paper',
  'order_paper',
  'delivery_paper',
  'answer_sheet',
  'stock_sheet',
  'erp_file',
]);
export type ExportKind = z.infer<typeof exportKind>;

/** `expired`: it was made, and its file is gone. */
export const exportState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']);

/** A file that is made in the background for the person who requested it. */
export const fileExport = z
  .object({
    id: uuid,
    kind: exportKind,
    /** The number of the request or order it is about; null for the stock list. */
    record: z.string().nullable(),
    state: exportState,
    /** Percent. */
    progress: z.number().int().min(0).max(100),
    /** Null until it is made. */
    name: z.string().nullable(),
    size: z.number().int().nullable(),
    /** Why it could not be made, in the reader's language. */
    failure: z.string().nullable(),
    created_at: z.string(),
    /** Until when the file is kept; null until it is made. */
    expires_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'FileExport' });
export type FileExport = z.infer<typeof fileExport>;

/** What a file's endpoint answers (202) in place of a file that takes long. */
export const exportStarted = z.object({ export: fileExport });
export type ExportStarted = z.infer<typeof exportStarted>;
