import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { erpNumber, MOST_APPROVALS, MOST_NUMBERS, numberColumns, numberPreview } from '../entities/erpNumbers';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import { day, shortText, uuid, version } from '../values';
import * as routes from '../routes/erp';

const tag = 'erp';
const access = 'member' as const;

const given = z.object({ file_id: uuid, columns: numberColumns.default({ order: null, number: null, day: null }) });
const readErrors = [
  'FILE_NOT_FOUND',
  'FILE_EMPTY',
  'FILE_UNREADABLE',
  'FILE_XLSB',
  'FILE_COLUMNS',
  'LIST_TOO_LONG',
  'ERP_NUMBERS_TOO_MANY',
  ...FILE_WORK_ERRORS,
] as const;

export const previewErpNumbers = defineEndpoint(routes.previewErpNumbers, {
  tag,
  summary: 'Reads an uploaded file with order numbers and the numbers of another system. Changes nothing.',
  access,
  body: given,
  response: numberPreview,
  errors: readErrors,
  changes: false,
});

const changed = z.object({ changed: z.number().int(), unchanged: z.number().int() });

export const applyErpNumbers = defineEndpoint(routes.applyErpNumbers, {
  tag,
  summary: "Gives orders the numbers of the company's own system, all or none. The same once more changes nothing.",
  access,
  body: z.object({
    rows: z
      .array(z.object({ order_number: shortText(40).min(1), number: erpNumber, before: erpNumber.nullable() }))
      .min(1)
      .max(MOST_NUMBERS),
  }),
  response: changed,
  errors: ['ORDER_NOT_FOUND', 'STALE_VERSION'],
});

export const previewApprovals = defineEndpoint(routes.previewApprovals, {
  tag,
  summary: 'Reads an uploaded file with the approval numbers of tax invoices that were issued. Changes nothing.',
  access,
  body: given,
  response: numberPreview,
  errors: readErrors,
  changes: false,
});

export const applyApprovals = defineEndpoint(routes.applyApprovals, {
  tag,
  summary: 'The seller states tax invoices that were issued, all or none. The same once more changes nothing.',
  access,
  body: z.object({
    rows: z
      .array(z.object({ order_number: shortText(40).min(1), number: shortText(40).min(1), issued_on: day, version }))
      .min(1)
      .max(MOST_APPROVALS),
  }),
  response: changed,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_VERSION'],
});
