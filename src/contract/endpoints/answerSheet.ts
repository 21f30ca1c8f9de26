import * as z from 'zod';
import { defineEndpoint, defineFileEndpoint } from '../endpoint';
import { answerMerge } from '../entities/answerSheet';
import { fileInput } from '../entities/parse';
import { FILE_WORK_ERRORS } from '../fileAnswer';
import * as routes from '../routes/quotation';

const tag = 'quotation';
const params = z.object({ rfq_number_id: z.string().max(40) });

export const getAnswerSheet = defineFileEndpoint(routes.getAnswerSheet, {
  tag,
  summary: "The request as a spreadsheet to fill prices in, in the seller's language, with what was answered so far.",
  access: 'member',
  params,
  background: 'answer_sheet',
  errors: ['RFQ_NOT_FOUND', 'OWN_REQUEST', ...FILE_WORK_ERRORS],
});

export const mergeAnswerSheet = defineEndpoint(routes.mergeAnswerSheet, {
  tag,
  summary: 'Lays a filled answer sheet over the request as it reads now, and names what does not fit. Stores nothing.',
  access: 'member',
  params,
  body: z.object({ file: fileInput }),
  response: answerMerge,
  errors: [
    'RFQ_NOT_FOUND',
    'OWN_REQUEST',
    'FILE_UNREADABLE',
    'FILE_TOO_LARGE',
    'FILE_XLSB',
    'FILE_TYPE',
    'FILE_ENCRYPTED',
    'FILE_MACRO',
    'FILE_COLUMNS',
    'LIST_TOO_LONG',
    ...FILE_WORK_ERRORS,
    'ANSWER_SHEET_UNKNOWN',
  ],
  bodyLimit: 15 * 1024 * 1024,
  limit: 60,
  changes: false,
});
